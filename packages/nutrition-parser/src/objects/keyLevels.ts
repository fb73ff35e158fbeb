import { sheetHeads } from '../lexicon/keys.ts';
import { untilAny, withoutBeginning } from '../text/pieces.ts';
import type { KeyReading } from './keyRoles.ts';

/** Marks between the levels of a key: `nutrition.per_100g.protein`. */
const levels = ['.', '>', '__', '/'];
const minSegment = 2;

/** A key that names where it is: a nutrient and its column at other levels; else null. */
export function readLevels(key: string, readKey: (key: string) => KeyReading): KeyReading | null {
  const mark = key.includes(' ') ? undefined : levels.find((level) => key.includes(level));
  const segments = mark === undefined ? [] : key.split(mark);
  // `Proteine__c`
  const [name = '', suffix = ''] = segments;
  if (mark === '__' && segments.length === 2 && suffix.length < minSegment) return readKey(name);
  if (segments.length < 2 || segments.some(({ length }) => length < minSegment)) return null;
  const readings = segments.map(readKey);
  const column = readings.find(({ role, heading }) => role === 'column' && heading);
  const nutrient = readings.findLast(({ role }) => role === 'nutrient');
  if (nutrient) return { ...nutrient, heading: nutrient.heading ?? column?.heading ?? null };
  const [first] = readings;
  const last = readings.at(-1);
  return first?.role === 'wrapper' && last && last.role !== 'other' ? last : null;
}

/** 'Metafield: custom.proteine_100g [single_line_text_field]': a key as the head of a sheet has it. */
export const ofMetafield = (head: string): string => {
  const key = withoutBeginning(head, sheetHeads);
  return key === head ? key : untilAny(key, ' [');
};
