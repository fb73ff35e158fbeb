import { endsInDigit } from './chars.ts';

const decimals: ReadonlyMap<string, string> = new Map([
  ['½', '5'],
  ['¼', '25'],
  ['¾', '75'],
  ['⅓', '333'],
  ['⅔', '667'],
  ['⅛', '125'],
]);

/** A fraction counts before a unit of mass; 'mezza compressa' may keep its sign. */
const unitBehind = /^(?:\s|&nbsp;)?(?:mcg|[mµμu]?g|gr|ml)\b/i;

/**
 * What a fraction in one sign ('½ g', '1 ½ g'), printed at raw[at, end), is written as, with the gap
 * of a whole number before it; null where it measures nothing.
 */
export function readFraction(
  sign: string,
  raw: string,
  at: number,
  end: number,
): { text: string; gap: boolean } | null {
  const places = decimals.get(sign);
  if (places === undefined || !unitBehind.test(raw.slice(end, end + 10))) return null;
  const isPart = endsInDigit(raw.slice(Math.max(0, at - 2), at));
  return { text: `${isPart ? '' : '0'},${places}`, gap: isPart && raw.charAt(at - 1) === ' ' };
}
