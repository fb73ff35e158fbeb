import { pattern } from '../../lexicon/patterns.ts';
import { isPiece, pieces } from '../../lexicon/vocabulary.ts';
import { type Heading, readHeading } from './headings.ts';
import { Remembered } from '../../text/Remembered.ts';
import { hasAny, isDigit, onOneLine } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { withoutBeginning, withoutEnding } from '../../text/pieces.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** The columns that one line of a text names, and the heading of its reference percentages. */
export type HeadLine = { values: Heading[]; reference: string | undefined };

const maxLine = 160;
const maxPart = 60;
/** What only rows hold, and facts of the pack. */
const holdsAmount = pattern(
  '\\d ?(?:{ENERGY}|mg|mcg|[uµμ]g|u\\.?i|%)|confezion|contenitor|barattol',
);
const references = '(?:v\\.?n\\.?r\\.?|nrv|rda|ar|vr|valor[ei] nutritiv[oi] di riferimento)';
const onlyReference = pattern(
  `^\\W*${references}\\W*(?:(?:per|x|su) [\\w ()]{1,30}|[\\w ]{1,20}\\)|dose|\\W*)$|^\\W*%\\W*$`,
);
const couldBe = pattern(
  '%|{VNR}|\\bper\\b|100|^\\W*(?:{LETTER}+ +)?\\d{1,2} [a-z]{2,}[ /]+\\d{1,2} [a-z]',
);

const measures = pattern('\\d ?{MEASURE}\\b', 'gi');

const drinks = ['latte', 'milk', 'acqua', 'succo', ' in '];

/** Whether a part says more than a heading does. */
const isRow = (part: string): boolean =>
  part.length > maxPart ||
  holdsAmount.test(part) ||
  /[:,;] *[a-z]|\. [a-z]/i.test(part) ||
  (!hasAny(part.toLowerCase(), drinks) && (part.match(measures)?.length ?? 0) > 1);

/**
 * Reads a line that holds the headings of several columns, with gaps between them or without:
 * 'Nutrienti   100 g   Dose (30 g)   %VNR', 'per 100 g e per 2 capsule'. Null for any other line.
 */
export function readHeadLine(line: string): HeadLine | null {
  if (line.length > maxLine || !couldBe.test(line)) return null;
  const heads = known.find(line);
  if (heads !== undefined) return heads;
  return known.keep(line, readNewLine(withoutBracket(withoutTranslation(trimmedEnd(line, ':')))));
}

/** 'Valori (100 ml / 1 gel 25 ml)': the bracket holds the headings, and what is before it is a title. */
function withoutBracket(line: string): string {
  const [title = '', inner, ...others] = line.split('(');
  const isWhole = inner?.endsWith(')') === true && inner.indexOf(')') === inner.length - 1;
  if (!isWhole || others.length > 0 || !hasAny(inner, [' / ', ' | ', ' e '])) return line;
  const isTitle = title.trim() === '' || readHeading(title)?.hasBasis === false;
  return isTitle ? inner.slice(0, -1) : line;
}

const known = new Remembered<HeadLine | null>();

function readNewLine(line: string): HeadLine | null {
  const values: Heading[] = [];
  let reference: string | undefined;
  let isNamed = false;
  let bare = 0;
  for (const part of partsOf(line)) {
    const heading = isRow(part) ? null : readHeading(part);
    if (!heading) return null;
    if (heading.role === 'nrv') {
      if (!onlyReference.test(part)) return null;
      reference ??= part;
      continue;
    }
    if (heading.role === 'value' && heading.hasBasis) {
      // 'Zinco 10 mg' names a measure too, but is no heading.
      if (!heading.sure && !beginsBasis(part)) return null;
      if (!heading.sure) bare++;
      values.push(heading);
    } else isNamed = true;
  }
  const isAboutHundred = values.some(({ column }) => column.kind.startsWith('per100'));
  const isOpen = bare > 0 && bare < values.length;
  if (isOpen && !isNamed && !isAboutHundred && !isOfOnePiece(values)) return null;
  const isSeveral = values.length > 1 || (values.length === 1 && reference !== undefined);
  return isSeveral ? { values, reference } : null;
}

/** 'Per 1 compressa / 2 compresse' */
const isOfOnePiece = (values: readonly Heading[]): boolean =>
  values.every(({ column }) => isPiece(column.unit) && column.unit === values[0]?.column.unit);

/** '100 g', 'x 100 g', 'su 100 g', 'una barretta', 'barretta 35 g' */
function beginsBasis(part: string): boolean {
  const [word = ''] = part.toLowerCase().split(' ');
  const first = withoutBeginning(word, ['x']).charCodeAt(0);
  return isDigit(first) || leadWords.has(word) || pieces.has(word);
}

const leadWords: ReadonlySet<string> = new Set(['x', 'su', 'in', 'un', 'una', 'mezza']);

const joints = [' e', ' ed', ' /', ' |', ' –', ' -'];

const measured = pattern('\\d ?{MEASURE}\\.?\\)?$');
/** '2 perle', 'per 1 compressa' */
const onlyPieces = /^(?:per )?\d{1,2} [a-zà-ù]{2,}(?: [/e-])?$/i;
const isReference = pattern('^\\*?(?:%|{VNR})');

const basisWords: ReadonlySet<string> = new Set(['per', 'x', 'ogni']);
const servings: ReadonlySet<string> = new Set(['serving', 'portion']);
const sizeOrDose = pattern('^(?:\\d|{DOSE})');

/** Whether a word behind the part of a heading begins the next one. */
function begins(word: string, part: string): boolean {
  if (isReference.test(part)) return false;
  if (isReference.test(word) || basisWords.has(word.toLowerCase())) return true;
  if (!sizeOrDose.test(word)) return false;
  // 'per 40g serving', but 'per 100g serving (40g)'
  if (servings.has(word.toLowerCase()) && part.startsWith('per ') && !part.includes('100'))
    return false;
  return (
    measured.test(trimmedEnd(part, '/|–-')) ||
    onlyPieces.test(part) ||
    readHeading(part)?.hasBasis === false
  );
}

const otherWords =
  '\\s*(?:per|pro|je|par|por) (?:\\d+ )?(?:serving|scoop|portion|capsules?|tablets?|sachet|bar|bottle|softgels?|stick|kapsel|messl[oö]ffel)\\b';
/** 'per 100 g / per 2 capsule' are two. */
const translation = new RegExp(`(?<!100 ?(?:g|ml) ?)/${otherWords}|^${otherWords}\\s*/`, 'gi');

/** 'per misurino / per scoop' has one basis. */
export const withoutTranslation = (text: string): string => text.replace(translation, '');

const size = pattern('^(?!100\\b)\\d{1,3}(?:[.,]\\d)? ?{MEASURE}(?![a-z])');

/** '1 gel 25 ml': what one piece weighs. */
const isSize = (part: string, line: string, at: number): boolean =>
  onlyPieces.test(part) && size.test(line.slice(at, at + 10));

const wordsOf = (line: string): string[] => onOneLine(line).split(' ').filter(Boolean);

/** The parts of a line: parted by gaps, and by the words that begin a heading outside brackets. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let at = 0;
  for (const word of wordsOf(line)) {
    const index = line.indexOf(word, at);
    const gap = line.slice(at, index);
    at = index + word.length;
    const isWide = gap.length > 1 || gap === '\t';
    const isGap = isWide || (begins(word, part) && !isSize(part, line, index));
    const isNext = depth === 0 && part !== '' && isGap;
    if (isNext) parts.push(part);
    part = isNext || part === '' ? word : `${part} ${word}`;
    for (const char of word) {
      if (char === '(') depth++;
      else if (char === ')' && depth > 0) depth--;
    }
  }
  parts.push(part);
  // 'per 100 g e per dose', 'per 100 g / per dose'
  return parts
    .map((text) => withoutEnding(text, joints))
    .filter((text) => text.includes('%') || fold(text) !== '');
}
