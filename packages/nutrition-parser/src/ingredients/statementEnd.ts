import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { isCapital, isSmallLetter, pastSpace } from '../text/chars.ts';
import { hasMarkAt } from '../text/pieces.ts';
import { isNameLine } from './isNameLine.ts';
import { isOpenLine } from './isOpenLine.ts';
import { statementAt } from './statements.ts';

/** A heading on a line of its own, whose statement is on the next. */
const loneHeading = new RegExp(
  `^${sourceOf('allergeni|contiene|tracce|può contenere[ tracce[ di]]')}\\s*:?\\s*\\n\\s*`,
  'i',
);
/** One more line of a list with bullets. */
const isBulletLine = (line: string): boolean => hasMarkAt(line, pastSpace(line, 0), '-–•*');
const maxIndentLength = 6;

const endsAtBreak = (text: string, at: number, hasHeading: boolean): boolean =>
  !(
    hasHeading &&
    (isBulletLine(text.slice(at, at + maxIndentLength)) || isNameLine(text, pastSpace(text, at)))
  ) &&
  !isOpenLine(text, at) &&
  !isSmallLetter(text.charAt(at + 1));

const opensQuote = '"“(*';

/** Whether a sentence, or a footnote, begins at a place. */
function beginsSentence(text: string, at: number, isBehindStop: boolean): boolean {
  if (hasMarkAt(text, at, '*°†‡¹²³') || text.startsWith('(*)', at)) return true;
  let first = at;
  while (first < at + 2 && hasMarkAt(text, first, opensQuote)) first++;
  if (!isCapital(text.charAt(first))) return false;
  // 'PUÒ CONTENERE TRACCE DI LATTE; UOVA; SOIA': capitals begin no sentence there.
  return isBehindStop || !isCapital(text.charAt(first + 1));
}

/** Past the space at a place, and a dash before the next sentence: 'Contiene latte. - Può contenere …'. */
function pastDash(text: string, at: number): number {
  const next = pastSpace(text, at);
  return hasMarkAt(text, next, '-–—•|') ? pastSpace(text, next + 1) : next;
}

/** Words before a full stop that ends no sentence: 'ai sensi del Reg. UE'. */
const shortened = [' reg', '(reg', ' art', ' lgs', '.lgs'];

/** Whether the full stop or semicolon at a place ends a sentence. */
function endsAtStop(text: string, at: number, end: number): boolean {
  if (shortened.includes(text.slice(Math.max(0, at - 4), at).toLowerCase())) return false;
  const next = text.charCodeAt(at + 1);
  if (at + 1 >= end || next === 10) return true;
  // 'TRACCE DI SOIA.CONSERVARE …'
  if (next > 64 && next < 91 && statementAt(text, at + 1, end)) return true;
  return next === 32 && beginsSentence(text, pastDash(text, at + 1), text.charAt(at) === '.');
}

const tellsContents = atStart('(il|questo) prodotto contiene');
const maxOpening = 30;

/** Whether a statement on allergens begins at a place, and no note. */
function beginsOther(text: string, at: number, end: number): boolean {
  const kind = statementAt(text, at, end);
  return kind !== null && (kind !== 'note' || tellsContents.test(text.slice(at, at + maxOpening)));
}

/** Where a statement ends: at its full stop, its line's end, or before the next statement. */
export function statementEnd(text: string, at: number, end: number): number {
  const heading = loneHeading.exec(text.slice(at, Math.min(end, at + 40)))?.[0].length ?? 0;
  for (let i = at + Math.max(1, heading); i < end; i++) {
    const char = text.charAt(i);
    if (char === '\n' && endsAtBreak(text, i, heading > 0)) return i;
    if ((char === '.' || char === ';') && endsAtStop(text, i, end)) return i + 1;
    // 'Può contenere soia | Contiene latte'
    if (char === '|' && beginsOther(text, pastSpace(text, i + 1), end)) return i;
  }
  return end;
}
