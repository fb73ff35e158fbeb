import { pastWord } from '../text/fold.ts';
import { isKnownWord } from './knownWord.ts';
import { lettersBefore } from './wordBreaks.ts';

/** Letters of the words beside a mark that are looked at. */
const reach = 40;

/** A word behind which, or before which, a mark has taken the place of its space: 'di', 'scremato'. */
const mayBeApart = (word: string): boolean =>
  word.length > 1 && (isKnownWord(word) || 'aeio'.includes(word.slice(-1)));

/** '_latte_scremato', 'di_latte_': a mark of emphasis between two words, for the space between them. */
export function isMarkForSpace(text: string, i: number): boolean {
  if (text.charCodeAt(i) !== 95) return false;
  const before = lettersBefore(text, i);
  const behind = text.slice(i + 1, pastWord(text, i + 1, Math.min(text.length, i + reach)));
  const closes = text.charAt(i - before.length - 1) === '_';
  const opens = text.charAt(i + behind.length + 1) === '_';
  return (
    (closes && isKnownWord(before) && mayBeApart(behind)) ||
    (opens && isKnownWord(behind) && mayBeApart(before))
  );
}
