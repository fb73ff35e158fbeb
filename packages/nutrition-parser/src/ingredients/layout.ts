import { mayAnswer, answersAt } from '../allergens/answers.ts';
import { beginsName } from '../allergens/names.ts';
import { claimOpenings } from '../lexicon/claims.ts';
import { asWhole, sourceOf, atStart, atWord } from '../lexicon/phrases.ts';
import { type Ingredient } from '../model.ts';
import { nutrientKey } from '../nutrition/values/nutrientKey.ts';
import { onOneLine, pastSpace } from '../text/chars.ts';
import { numbersOf, firstLetters } from '../text/firstLetters.ts';
import { hasMarkAt, splitAtAny } from '../text/pieces.ts';
import { withoutColon, trimmedEnd } from '../text/trim.ts';
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

type Group = Pick<Ingredient, 'name' | 'role' | 'percent'> & {
  children?: readonly { name: string }[];
};

/** Whether groups are lists of flavours that begin alike: 'Cacao: proteine, …. Fragola: proteine, …'. */
export function groupsAlike(groups: readonly Group[]): boolean {
  const firstOf = ({ children }: Group): string | undefined => children?.[0]?.name.toLowerCase();
  const first = groups[0] && firstOf(groups[0]);
  const isFlavour = (group: Group): boolean =>
    group.role === undefined &&
    group.percent === undefined &&
    !wholePart.test(group.name) &&
    firstOf(group) === first;
  return groups.length > 1 && first !== undefined && groups.every(isFlavour);
}

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
const articles = new RegExp(`^[(["“«]?(?:${article}\\s+)*`, 'i');

/** 'Gusto cacao:', 'Ingredienti (gusto vaniglia):', 'Variante cacao | …' */
const flavourHeading = new RegExp(
  `^(?:ingredienti\\s*[-–:([]*\\s*)?[([“"«]?(?:${article}\\s+)*` +
    `${sourceOf('gust(o|i)|flavo(r|ur)[s]|variant(e|i)|version(e|i)')}\\s*:?` +
    `\\s*(?:(?!\\),)[^:;.\\n]){1,60}?\\s*(?:[)\\]"”»]?\\s*[:\\n]|\\s[-–|=→]\\s|[)\\]]\\s)`,
  'i',
);
/** 'Tutti i gusti: …', but no statement for all of them. */
const allFlavours = new RegExp(
  `^${sourceOf('[(per|in) ]tutti i gusti')}\\s*:(?!\\s*${sourceOf('può|contien~')})\\s*`,
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
const flavoursAlone = new RegExp(`^${sourceOf('gusti[ disponibili]')}\\s*[:\\n]`, 'i');
const marker = /^ingredienti[\s\-–:([]*/i;

/** The first words of these, and what may be before 'gusto'. */
const firstWords = numbersOf('gust flav vari vers ingr arom per solo nel al del il tutt in');
/** Characters looked at for a heading. */
const reach = 100;

/** A heading of a flavour's list: the flavour, and where its list begins. */
type FlavourHeading = { label: string; end: number };

const neutral = atStart('[gusto ]neutro[ ]:');

/** 'Neutro: …' behind the list of another flavour. */
export function neutralHeading(text: string, at: number): FlavourHeading | null {
  const found = isSentenceStart(text, at) ? neutral.exec(text.slice(at, at + 20)) : null;
  return found && { label: withoutColon(found[0]).trim(), end: at + found[0].length };
}

/** The heading of one flavour's list at a place; null where none is. */
export function variantHeading(text: string, at: number, end: number): FlavourHeading | null {
  const first = hasMarkAt(text, at, '([') ? at + 1 : at;
  if (!firstWords.has(firstLetters(text, first, end))) return null;
  const piece = text.slice(at, Math.min(end, at + reach));
  const inSentence = isSentenceStart(text, at) ? [aroma, bareFlavour] : [];
  const [found] = [flavourHeading, allFlavours, ...inSentence].flatMap(
    (heading) => heading.exec(piece)?.[0] ?? [],
  );
  if (found === undefined || flavoursAlone.test(found)) return null;
  const name = onOneLine(found).replace(marker, '').replace(articles, '');
  return { label: withoutColon(trimmedEnd(name, ':)(*]"”»–|=→-')), end: at + found.length };
}

/** A line break, the spaces behind it, and no empty line. */
const lineBreak = /\n(?![^\S\n]*\n) */g;

const opensClaim = atStart(claimOpenings);
const maxClaimLength = 60;

/** 'Senza latte' on one line and 'uova' on the next: whether a name begins anew behind a claim. */
function isBehindClaim(text: string, at: number, next: number): boolean {
  const before = splitAtAny(text.slice(Math.max(0, at - maxClaimLength), at), ',;.:()');
  const claim = before.at(-1)?.trim() ?? '';
  const opening = opensClaim.exec(claim)?.[0].trim() ?? claim;
  if (opening === claim || isOpenLine(text, at)) return false;
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
  const answersFrom = (at: number): number =>
    hasAnswers ? (answersAt(text, at, text.length)?.end ?? 0) : 0;
  const heading = variantHeading(text, 0, text.length)?.end ?? 0;
  let headEnd = Math.max(heading, answersFrom(pastSpace(text, 0)));
  return text.replace(lineBreak, (found, at: number) => {
    if (at < headEnd) return found;
    const next = skipMarks(text, at + found.length, text.length, false);
    const letter = text.charAt(next);
    const before = text.slice(Math.max(0, at - 4), at).trimEnd();
    const isBehindStop = hasMarkAt(before, before.length - 1, '.;:!)');
    const isBracket = letter === '(' && !isBehindStop;
    const flavour = isBracket ? null : variantHeading(text, next, text.length);
    const end = Math.max(flavour?.end ?? 0, answersFrom(next));
    headEnd = Math.max(headEnd, end);
    const mayBegin = isBehindStop || letter !== letter.toLowerCase();
    const isHead =
      end > 0 ||
      (mayBegin && statementAt(text, next, text.length) !== null) ||
      (hasParts && partHeadAt(text, next)) ||
      isBehindClaim(text, at, next);
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
const comma = /(?<!\d),|,(?!\d)/g;
const commasIn = (list: string): number => list.match(comma)?.length ?? 0;

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

function separatorOf(dashes: number, slashes: number, commas: number): Style['separator'] {
  if (dashes >= minSeparators && dashes > commas) return '-';
  return slashes >= minSeparators && slashes > 2 * commas ? '/' : undefined;
}

/** How the list between two places is written; what is in cells has a head. */
export function styleOf(text: string, from: number, to: number, head: string): Style {
  const inCells = head !== '';
  // Empty lines around a list separate no items.
  const list = text.slice(from, to).trim();
  const lines = countOf(list, '\n');
  const tabs = countOf(list, '\t');
  const dashes = countOf(list, ' - ') + countOf(list, ' – ') + countOf(list, ' — ');
  const slashes = countOf(list, ' / ');
  // Most lists have none of them, and their commas need not be counted.
  const isCounted = lines > 0 || Math.max(tabs, dashes, slashes) > 1;
  const commas = isCounted ? commasIn(list) : 0;
  const marks = commas + countOf(list, ';');
  // A line that ends behind a comma was broken by its page.
  const byLine = lines > 0 && marks <= lines && !list.includes(',\n');
  return {
    isMixed: hasSmallLetters(list),
    byLine: byLine || inCells,
    byTab: lines === 0 && tabs > 1 && tabs > commas && !list.includes(',\t'),
    separator: separatorOf(dashes, slashes, marks),
    isStarred: byLine && list.startsWith('* '),
    hasStarsBehind: ![' ', '', '\n'].includes(list.charAt(list.indexOf('*') - 1)),
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
  `\\n[\\s|*•-]{0,12}${sourceOf(
    'valore energetico~|energia|calorie|nutrient(e|i)|nutrient|[valori medi ]per (dose|porzione|capsula|compressa|bustina)|[valori medi ]per #~',
  )}`,
  'gi',
);
const maxGapLength = 8;

/** Where a table of nutrients begins behind the ingredients; without one, the end. */
export function tableStart(text: string, from: number, end: number): number {
  if (text.indexOf('\n', from) < 0) return end;
  for (const { index } of text.slice(from, end).matchAll(tableLine)) {
    const at = from + index;
    const before = text.slice(Math.max(from, at - maxGapLength), at).trimEnd();
    // Behind a heading's colon, or nothing, is the list itself.
    if (before !== '' && !before.endsWith(':')) return at;
  }
  return end;
}

/** A basis with its colon, and behind it a name: 'Per 100 g: Proteine 80 g' */
const basis = new RegExp(
  `\\. (?=${sourceOf(
    '[valori (medi|nutrizionali) ]per (#~|dose|porzione|capsula|compressa|bustina|barretta)',
  )}[^:]{0,50}:([^\\d,;.]{1,40}))`,
  'gi',
);

/** Where values with their basis begin on the line of the ingredients; without them, the end. */
export function valuesStart(text: string, from: number, end: number): number {
  for (const { index, 1: name = '' } of text.slice(from, end).matchAll(basis))
    if (nutrientKey(name.replace(':', '').trim()) !== undefined) return from + index + 1;
  return end;
}
