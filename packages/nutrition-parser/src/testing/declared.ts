import { findDeclarations } from '../index.ts';

const sorted = (keys: readonly string[]): string => keys.toSorted().join(' ');

/** What is declared by an input, or by a person's reading of it: contained, then in traces. */
export function declared(input: unknown): [contains: string, traces: string] {
  const findings = findDeclarations(input);
  const told = (presence: string): string =>
    sorted([
      ...new Set(findings.filter((own) => own.presence === presence).map((own) => own.allergen)),
    ]);
  return [told('contains'), told('traces')];
}

/** Keys in the order of `declared`. */
export const inOrder = (contains: string, traces: string): [string, string] => [
  sorted(contains.split(' ')),
  sorted(traces.split(' ')),
];
