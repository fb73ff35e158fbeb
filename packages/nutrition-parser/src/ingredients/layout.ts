import { mayAnswer, answersAt } from '../allergens/answers.ts';
import { beginsName } from '../allergens/names.ts';
import { claimOpenings } from '../lexicon/claims.ts';
import { asWhole, sourceOf, atStart, atWord } from '../lexicon/phrases.ts';
import { nutrientKey } from '../nutrition/values/nutrientKey.ts';
import { onOneLine, isDigit } from '../text/chars.ts';
import { numbersOf, firstLetters } from '../text/firstLetters.ts';
import { splitAtAny, indexOfAny } from '../text/pieces.ts';
import { isSpace } from '../text/source.ts';
import { trimmedStart, withoutColon, trimmedEnd } from '../text/trim.ts';
import { additiveClassOf } from './additives.ts';
import { statementAt } from './statements.ts';
import { skipMarks, isSentenceStart, isOpenLine } from './tokens.ts';

/** 'Strato 1:', 'Compressa 2:' open a group. */
export const numberedPart = asWhole(
  '(strato|fase|compressa|capsula|bustina|parte|miscela|prodotto|flacone|fiala|perla)[ ]#',
);

const part =
  'compress(a|e)|tavoletta|nucleo|involucro|contenuto [della ]capsula|rivestimento|strato|fase|parte|prodotto|altri ingredienti|eccipienti';

/** What a product has one or several of, each with a list of its own. */
export const wholePart = new RegExp(`^${sourceOf(part)}(?: ?\\d| [a-z]+){0,2}$`, 'i');

/** 'Biscotto:', with no comma or bracket in it. */
const partHead = /^[*]{0,2}[A-ZÀ-Ý][^.,;:()[\]\n%]{1,40}:(?=\s)/;
const maxHeadLength = 46;

/** Whether a sentence at a place has a head that is neither an additive class nor a statement. */
export function partHeadAt(text: string, at: number): boolean {
  const found = partHead.exec(text.slice(at, at + maxHeadLength))?.[0].slice(0, -1);
  return (
    found !== undefined &&
    (additiveClassOf(found) === undefined || wholePart.test(found)) &&
    statementAt(text, at, at + found.length + 1) === null
  );
}

/** Whether several sentences of a text have such heads: 'Biscotto: …. Crema: …'. */
export function hasPartHeads(text: string): boolean {
  let count = 0;
  let from = 0;
  for (const sentence of splitAtAny(text, '.\n')) {
    if (partHeadAt(text, skipMarks(text, from, from + sentence.length, false))) count++;
    if (count > 1) return true;
    from += sentence.length + 1;
  }
  return false;
}

const article = sourceOf('per|solo|nel|nella|al|del|il|la|i');
const articles = new RegExp(`^(?:${article}\\s+)+`, 'i');

const flavourHeading = new RegExp(
  `^(?:ingredienti\\s*[-–:([]*\\s*)?[([“"«]?(?:(?:per|solo|nel|nella|al|del|il|la|i)\\s+)*` +
    `${sourceOf('gust(o|i)|flavo(r|ur)[s]|variant(e|i)|version(e|i)')}\\s*:?` +
    `\\s*(?:(?!\\),)[^:;.\\n]){1,60}?\\s*(?:[)\\]"”»]?\\s*[:\\n]|\\s[-–|=→]\\s|[)\\]]\\s)`,
  'i',
);

/** 'Aroma vaniglia:' at the start of a sentence; 'aroma naturale di vaniglia:' is an ingredient. */
const aroma = new RegExp(
  `^aroma +(?!${sourceOf('natural~|di|e|allergen~')})[^:;,.\\n]{2,40}:(?=\\s)`,
  'i',
);

/** Words behind 'ingredienti' that name no flavour. */
const noFlavour = sourceOf(
  '(attiv|funzional|caratteriz|principal|contenut|vegetal|natural|allergen)~|di|per|e|del|da|in',
);

/** 'INGREDIENTI NEUTRO:', 'Ingredienti vaniglia:' behind the list of another flavour. */
const bareFlavour = new RegExp(
  `^ingredienti\\s+(?!${noFlavour})` +
    '(?:[a-zà-ù][^:;,.\\n()%]{2,30}|[([](?!per\\b|in\\b|x\\b)[^()\\d]{2,30}[)\\]]):(?=\\s)',
  'i',
);

/** The first words of these, and what may be before 'gusto'. */
const firstWords = numbersOf('gust flav vari vers ingr arom per solo nel al del il tutt in');

/** 'Tutti i gusti: …', but no statement for all of them. */
const allFlavours = new RegExp(
  `^${sourceOf('[(per|in) ]tutti i gusti')}\\s*:(?!\\s*${sourceOf('può|contien~')})\\s*`,
  'i',
);
const flavoursAlone = new RegExp(`^${sourceOf('gusti[ disponibili]')}\\s*[:\\n]`, 'i');

/** 'Ingredienti (gusto vaniglia)' without its first word and the marks behind it. */
const withoutMarker = (text: string): string =>
  text.toLowerCase().startsWith('ingredienti')
    ? trimmedStart(text.slice('ingredienti'.length), '-–:([')
    : text;

const neutral = atStart('[gusto ]neutro[ ]:');

/** 'Neutro: …' behind the list of another flavour. */
export function neutralHeading(text: string, at: number): { label: string; end: number } | null {
  const found = isSentenceStart(text, at) ? neutral.exec(text.slice(at, at + 20)) : null;
  return found && { label: withoutColon(found[0]).trim(), end: at + found[0].length };
}

/** Characters looked at for a heading. */
const reach = 100;

/**
 * The heading of one flavour's list at a place: 'Gusto cacao:', 'Ingredienti (gusto vaniglia):'.
 * Null where none is.
 */
export function variantHeading(
  text: string,
  at: number,
  end: number,
): { label: string; end: number } | null {
  const bracket = text.charCodeAt(at) === 40 || text.charCodeAt(at) === 91;
  if (!firstWords.has(firstLetters(text, bracket ? at + 1 : at, end))) return null;
  const piece = text.slice(at, Math.min(end, at + reach));
  const match =
    flavourHeading.exec(piece) ??
    allFlavours.exec(piece) ??
    (isSentenceStart(text, at) ? (aroma.exec(piece) ?? bareFlavour.exec(piece)) : null);
  if (!match || flavoursAlone.test(match[0])) return null;
  const printed = withoutMarker(onOneLine(match[0]));
  const name = ('(["“«'.includes(printed.charAt(0)) ? printed.slice(1) : printed).replace(
    articles,
    '',
  );
  const label = withoutColon(trimmedEnd(name, ':)(*]"”»–|=→-'));
  return { label, end: at + match[0].length };
}

/** A line break, the spaces behind it, and no empty line. */
const lineBreak = /\n(?![^\S\n]*\n) */g;

const opensClaim = atStart(claimOpenings);
const maxClaimLength = 60;

/** 'Senza latte' on one line and 'uova' on the next: whether a name begins anew behind a claim. */
function isBehindClaim(text: string, at: number, next: number): boolean {
  const [claim = ''] = splitAtAny(text.slice(Math.max(0, at - maxClaimLength), at), ',;.:()').slice(
    -1,
  );
  const opening = opensClaim.exec(claim.trim())?.[0] ?? claim;
  if (opening.trim() === claim.trim() || isOpenLine(text, at)) return false;
  // 'Senza derivati' and 'animali del latte'
  return beginsName(text, next, text.length);
}

/**
 * A list with spaces for the line breaks that the width of its column made; breaks before what begins
 * anew (a flavour's list, a statement, a part) stay, and every character keeps its place.
 */
export function unwrapped(text: string): string {
  const hasParts = hasPartHeads(text);
  const hasAnswers = mayAnswer(text);
  const first = text.length - text.trimStart().length;
  const answersFrom = (at: number): number =>
    hasAnswers ? (answersAt(text, at, text.length)?.end ?? 0) : 0;
  let headEnd = Math.max(variantHeading(text, 0, text.length)?.end ?? 0, answersFrom(first));
  return text.replace(lineBreak, (found, at: number) => {
    if (at < headEnd) return found;
    const next = skipMarks(text, at + found.length, text.length, false);
    const letter = text.charAt(next);
    const before =
      text
        .slice(Math.max(0, at - 4), at)
        .trimEnd()
        .at(-1) ?? ' ';
    const isBehindStop = '.;:!)'.includes(before);
    const heading =
      letter === '(' && !isBehindStop ? null : variantHeading(text, next, text.length);
    if (heading) headEnd = heading.end;
    const answersEnd = answersFrom(next);
    headEnd = Math.max(headEnd, answersEnd);
    const isHead =
      heading !== null ||
      ((isBehindStop || letter !== letter.toLowerCase()) &&
        statementAt(text, next, text.length) !== null) ||
      (hasParts && partHeadAt(text, next)) ||
      isBehindClaim(text, at, next) ||
      answersEnd > 0;
    return isHead ? found : ' '.repeat(found.length);
  });
}

const namesShares = atWord('%|percent~');

/** How a list is written. */
export type Style = {
  /** With small letters too, so that capitals are emphasis. */
  isMixed: boolean;
  /** With lines for commas. */
  byLine: boolean;
  /** The dash or slash that separates items as commas do; else undefined. */
  separator: '-' | '/' | undefined;
  /** Tabs are between its items: 'Avena⇥Miele⇥Sale' on one line. */
  byTab: boolean;
  /** Stars are before its items, or before its lines for bullets. */
  isStarred: boolean;
  /** The first star is behind a word: 'avena*, sale. *biologica'. */
  hasStarsBehind: boolean;
  /** '1) Avena 2) Miele' */
  isNumbered: boolean;
  /** A table: the cells of a row are one item. */
  inCells: boolean;
  /** The head of its table says that its numbers are percentages. */
  inShares: boolean;
};

/** Fewer dashes or slashes between items separate no list. */
const minSeparators = 3;

/** In lists whose capitals are emphasis, small letters are more than this share of the large ones. */
const minSmallLetters = 0.4;

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** Commas but those of decimals: '0,5%'. */
function commasIn(list: string): number {
  let count = 0;
  for (let at = list.indexOf(','); at >= 0; at = list.indexOf(',', at + 1)) {
    const isDecimal = isDigit(list.charCodeAt(at - 1)) && isDigit(list.charCodeAt(at + 1));
    if (!isDecimal) count++;
  }
  return count;
}

/** A text without the white space at its ends: empty lines around a list separate no items. */
function trimmed(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Whether a list has small letters beside capitals. */
function hasSmallLetters(text: string): boolean {
  let lower = 0;
  let upper = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 96) lower++;
    else if (code > 64) upper++;
    // Were all the rest capitals, they would be too few: most lists tell so at their first third.
    if ((i & 63) === 0 && lower > (upper + text.length - i) * minSmallLetters) return true;
  }
  return lower > upper * minSmallLetters;
}

/** Whether each line is an item. */
function isByLine(list: string, lines: number, commas: number): boolean {
  // A line that ends behind a comma was broken by its page.
  return lines > 0 && commas <= lines && !list.includes(',\n');
}

function separatorOf(dashes: number, slashes: number, commas: number): Style['separator'] {
  if (dashes >= minSeparators && dashes > commas) return '-';
  return slashes >= minSeparators && slashes > 2 * commas ? '/' : undefined;
}

/** Whether more tabs than commas are in a list, and none behind them. */
function isByTab(list: string): boolean {
  const tabs = list.includes('\t') ? countOf(list, '\t') : 0;
  return tabs > 1 && tabs > commasIn(list) && !list.includes(',\t');
}

/** How the list between two places is written; what is in cells has a head. */
export function styleOf(text: string, from: number, to: number, head: string): Style {
  const inCells = head !== '';
  const list = trimmed(text, from, to);
  const lines = countOf(list, '\n');
  const dashes = countOf(list, ' - ') + countOf(list, ' – ') + countOf(list, ' — ');
  const slashes = countOf(list, ' / ');
  // Most lists have neither, and their commas need not be counted.
  const isCounted = lines > 0 || dashes >= minSeparators || slashes >= minSeparators;
  const commas = isCounted ? commasIn(list) + countOf(list, ';') : 0;
  const byLine = isByLine(list, lines, commas);
  return {
    isMixed: hasSmallLetters(list),
    byLine: byLine || inCells,
    byTab: lines === 0 && isByTab(list),
    separator: separatorOf(dashes, slashes, commas),
    isStarred: byLine && list.startsWith('* '),
    hasStarsBehind: ![' ', '', '\n'].includes(list.charAt(list.indexOf('*') - 1)),
    isNumbered: list.startsWith('1) '),
    inCells,
    inShares: namesShares.test(head),
  };
}

const names = sourceOf(
  '(ingrediente|ingredienti|ingredient|ingredients|component(e|i)|component|nome|sostanz(a|e))',
);
const amounts = sourceOf(
  '(quantità|percentuale|percent|dose|valore|contenuto|per|amount|tenore)~|%',
);
const tableHead = new RegExp(
  `^[\\s|]*(?:${names}\\s*[|;\\t]\\s*${amounts}|${sourceOf('quantità|percentuale')})` +
    '[^\\n,]{0,80}\\n(?:[\\s|:-]{3,80}\\n)?',
  'i',
);

/** Past 'Ingrediente | Quantità', where a piece of text begins so. */
export const pastTableHead = (text: string, start: number, end: number): number =>
  start + (tableHead.exec(text.slice(start, Math.min(end, start + 240)))?.[0].length ?? 0);

/** A line that begins a table of nutrients: 'Energia 1600 kJ', 'Per 100 g', 'Per 10 gocce: …' */
const tableLine = new RegExp(
  `^\\n[\\s|*•-]{0,12}${sourceOf(
    'valore energetico~|energia|calorie|nutrient(e|i)|nutrient|[valori medi ]per (dose|porzione|capsula|compressa|bustina)|[valori medi ]per #~',
  )}`,
  'i',
);
const maxTableLineLength = 40;
const maxGapLength = 8;

/** Whether something is before a place, and no heading's colon. */
function hasItemBefore(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - maxGapLength), at).trimEnd();
  return before !== '' && !before.endsWith(':');
}

/** Where a table of nutrients begins behind the ingredients; without one, the end. */
export function tableStart(text: string, from: number, end: number): number {
  for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    if (tableLine.test(text.slice(at, at + maxTableLineLength)) && hasItemBefore(text, from, at))
      return at;
  }
  return end;
}

const basis = atStart(
  '[valori (medi|nutrizionali) ]per (#~|dose|porzione|capsula|compressa|bustina|barretta)',
);
const maxBasisLength = 60;
const maxNutrientLength = 40;

/** Whether a basis with its colon begins at a place, and behind it a nutrient: 'Per 100 g: Proteine 80 g'. */
function beginsValues(text: string, at: number): boolean {
  const head = text.slice(at, at + maxBasisLength);
  const colon = 'PpVv'.includes(head.charAt(0)) && basis.test(head) ? head.indexOf(':') : -1;
  if (colon < 0) return false;
  const behind = text.slice(at + colon + 1, at + colon + 1 + maxNutrientLength);
  const name = behind.slice(0, Math.max(0, indexOfAny(behind, '0123456789,;.')));
  return nutrientKey(name.replace(':', '').trim()) !== undefined;
}

/** Where values with their basis begin on the line of the ingredients; without them, the end. */
export function valuesStart(text: string, from: number, end: number): number {
  for (let at = text.indexOf('. ', from); at >= 0 && at < end; at = text.indexOf('. ', at + 1)) {
    if (beginsValues(text, at + 2)) return at + 1;
  }
  return end;
}
