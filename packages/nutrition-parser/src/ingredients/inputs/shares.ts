import { pastDecimal } from '../../text/chars.ts';
import { trimmedEnd } from '../../text/trim.ts';

const percentKeys =
  'percentuale percent percentage percento perc pct quota quantita qta qty share valore amount quantity value'.split(
    ' ',
  );
/** Keys that make a percentage of a bare number; one that is estimated is none. */
export const shareKeys: ReadonlySet<string> = new Set([
  ...percentKeys.filter((key) => key.startsWith('perc')),
  'pct',
  'quota',
]);
/** No share is told. */
export const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** 12, '12', '12,5 %'; undefined for grams and anything else. */
function percentOf(value: unknown, isBare: boolean): number | undefined {
  if (typeof value === 'number') return isBare && value > 0 && value <= 100 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = trimmedEnd(value, '%').trim();
  const isPercent = text !== '' && pastDecimal(text, 0) === text.length;
  if (!isPercent || (!isBare && !value.includes('%'))) return undefined;
  return Number(text.replace(',', '.'));
}

/** The share that the fields of an ingredient tell. */
export const shareIn = (own: (field: string) => unknown): number | undefined =>
  percentKeys
    .map((field) => percentOf(own(field), shareKeys.has(field)))
    .find((value) => value !== undefined);
