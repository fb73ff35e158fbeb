import { allergenOf } from '../allergens/words.ts';
import { isSmallLetter, isCapital, hasAny } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { type Source, OffsetMap } from '../text/source.ts';
import { isKnownWord } from './names.ts';

/** '**latte**', '*latte*': stars around words; one before a footnote has no second. */
const paired =
  /(?<![\p{L}\d*])(?:\*\*(?=\S)[^*]{1,120}\*\*|\*(?=[\p{L}\d])[^*,;.\n:(]{0,38}(?<=[\p{L}\d])\*)(?![\p{L}\d*])/gu;
const stars = /\*+/g;
/** '_latte_': an underscore at the edge of a word. */
const underscore = /(?<![\p{L}\d])_|_(?![\p{L}\d])/gu;

/** 'polve-' and 're' on the next line, 'seda- no': what may be one word, and what parts it. */
const wordBreak =
  /(?<=([\p{L}\d]{1,20}))(?:[-‐‑]?[^\S\n]{0,9}\n\s{0,30}| ?[-‐‑] )(?=([\p{L}\d]{1,20}))/gu;
const hyphens = ['-', '‐', '‑'];

/** Whether two parts of a text are of one word: 'lat' and 'te', 'SCA-' and 'MPI'. */
function isOneWord(before: string, parting: string, behind: string, isEnd: boolean): boolean {
  const [last, first] = [before.slice(-1), behind.charAt(0)];
  const hasHyphen = hyphens.includes(parting.charAt(0));
  const areSmall = isSmallLetter(last) && isSmallLetter(first);
  const areCapital = isCapital(last) && isCapital(first);
  const isKnown = isKnownWord(before) || (!hasHyphen && isKnownWord(behind));
  if (areSmall || areCapital) if (!isKnown && isKnownWord(before + behind)) return true;
  // 'alfa-' and 'lattoalbumina'
  if (!hasHyphen || !parting.includes('\n') || allergenOf(fold(behind)) !== undefined) return false;
  // 'polve-' and 're', but not 'sale -' and 'e pepe'
  if (areSmall) return behind.length > 1 || isEnd;
  return areCapital && isCapital(behind.charAt(1)) && !isKnown && !isKnownWord(behind);
}

/** The pieces of a text that are marks of emphasis or break words, in order. */
function marksIn(text: string): { start: number; end: number }[] {
  const marks: { start: number; end: number }[] = [];
  const add = (start: number, { length }: string): void => {
    marks.push({ start, end: start + length });
  };
  if (text.includes('*'))
    for (const { index, 0: words } of text.matchAll(paired))
      for (const star of words.matchAll(stars)) add(index + star.index, star[0]);
  if (text.includes('_'))
    for (const { index, 0: mark } of text.matchAll(underscore)) add(index, mark);
  if (hasAny(text, ['\n', '- ', '‐ ', '‑ ']))
    for (const { index, 0: parting, 1: before = '', 2: behind = '' } of text.matchAll(wordBreak)) {
      const end = index + parting.length + behind.length;
      if (isOneWord(before, parting, behind, text.charAt(end) !== ' ')) add(index, parting);
    }
  return marks.toSorted((one, other) => one.start - other.start);
}

/**
 * The source without marks of emphasis around words and without breaks of lines inside words; every
 * character keeps its place.
 */
export function withoutEmphasis(source: Source): Source {
  const { text, map } = source;
  const marks = marksIn(text);
  if (marks.length === 0) return source;
  const made = new OffsetMap(text.length);
  let out = '';
  let from = 0;
  for (const { start, end } of [...marks, { start: text.length, end: text.length }]) {
    for (let i = from; i < start; i++)
      made.add(map ? map.startOf(i) : i, map ? map.endOf(i) : i + 1);
    out += text.slice(from, start);
    from = Math.max(from, end);
  }
  return { ...source, text: out, map: made };
}
