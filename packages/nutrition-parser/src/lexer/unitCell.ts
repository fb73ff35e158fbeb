import { unitOf } from '../lexicon/units.ts';

/** 'miliardi UFC', '10^9 UFC': a unit with what its amounts are multiplied by. */
export const isMultiple = (unit: string): boolean =>
  /^\s*(?:mld|mrd|miliardi|milioni|mln|x ?10|10)\b.*[a-z]{2}/i.test(unit);

/** The unit of a unit cell; 'kJ/kcal' stays a pair, 'miliardi UFC' a multiple. */
export function unitOfCell(text: string): string | undefined {
  if (/kj.*kcal|kcal.*kj/i.test(text)) return 'kJ/kcal';
  return unitOf(text.trim()) ?? (isMultiple(text) ? text : undefined);
}
