import type { Quantity } from '../model.ts';
import type { NumberToken } from './number.ts';
import type { Printed } from './printed.ts';

/** A cell that is being read, as far as it was. */
export type Scan = {
  readonly text: string;
  readonly end: number;
  /** A slash or dash parts kJ and kcal and makes no range. */
  readonly energy: boolean;
  amounts: Printed[];
  percent: number | null;
  percentNamed: boolean;
  qualifier: Quantity['qualifier'];
  qualifierAt: number;
  negated: boolean;
  /** A unit that is before its number; 'kcal/kJ' is before two. */
  pending: { unit: string; at: number; next?: string } | null;
  /** 'VNR' is before the percentage that is read next. */
  referenced: boolean;
  depth: number;
  pure: boolean;
  /** 'tra' is before the number: 'e' joins it to the upper end of a range. */
  between: boolean;
};

export const newScan = (text: string, energy: boolean): Scan => ({
  text,
  end: text.length,
  energy,
  amounts: [],
  percent: null,
  percentNamed: false,
  qualifier: undefined,
  qualifierAt: -1,
  negated: false,
  pending: null,
  referenced: false,
  depth: 0,
  pure: true,
  between: false,
});

export function qualify(scan: Scan, sign: '<' | '>' | '~', at: number): number {
  scan.qualifier = sign;
  if (scan.qualifierAt < 0) scan.qualifierAt = at;
  return at + 1;
}

export function push(
  scan: Scan,
  { value: amount, other }: NumberToken,
  unit: string,
  { max, from, to }: { max?: number | undefined; from: number; to: number },
): void {
  scan.amounts.push({ amount, max, unit, qualifier: scan.qualifier, other, from, to });
  scan.qualifier = undefined;
  scan.qualifierAt = -1;
  scan.negated = false;
  const { pending } = scan;
  scan.pending = pending?.next === undefined ? null : { unit: pending.next, at: to };
}
