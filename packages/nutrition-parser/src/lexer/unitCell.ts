import { atStart } from '../lexicon/phrases.ts';
import { unitOf } from '../lexicon/units.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { fold } from '../text/fold.ts';

const multiplier = atStart('mld|mrd|miliardi|milioni|mln|[x[ ]]10');

/** 'miliardi UFC', '10^9 UFC': a unit with what its amounts are multiplied by. */
export function isMultiple(unit: string): boolean {
  const lead = multiplier.exec(unit.trim())?.[0] ?? '';
  const folded = fold(unit);
  const last = folded.slice(folded.lastIndexOf(' ') + 1);
  return lead !== '' && beginsWithLetters(last, 2) && lead.toLowerCase() !== last;
}

/** '%', '% s.s.' */
export const isShare = (unit: string): boolean => unit.trimStart().startsWith('%');

/** The unit of a unit cell; 'kJ/kcal' stays a pair, 'miliardi UFC' a multiple. */
export function unitOfCell(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (lower.includes('kj') && lower.includes('kcal')) return 'kJ/kcal';
  if (isShare(text)) return '%';
  return unitOf(text.trim()) ?? (isMultiple(text) ? text : undefined);
}
