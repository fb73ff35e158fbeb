import { unitOf } from '../lexicon/units.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';

/** Whether an item of a list is the unit of another. */
export const isUnit = (item: unknown): item is string =>
  typeof item === 'string' && item.trim() !== '%' && unitOf(item.trim()) !== undefined;

/** '100%', or a number behind a unit. */
export const isShare = (item: unknown, i: number): boolean =>
  typeof item === 'string' ? item.trimEnd().endsWith('%') : typeof item === 'number' && i > 0;

const ofAmounts: ReadonlySet<KeyRole> = new Set(['value', 'nrv']);

/** `vnr: { valore: 100, unita: '%' }` */
export const amountIn = (value: Record<string, unknown>): unknown =>
  value[Object.keys(value).find((key) => ofAmounts.has(readKey(key).role)) ?? ''];

/** '390 kcal' */
export function energyIn(value: unknown): 'kJ' | 'kcal' | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text.includes('kcal')) return 'kcal';
  return text.includes('kj') ? 'kJ' : undefined;
}
