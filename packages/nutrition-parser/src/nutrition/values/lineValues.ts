import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { atStart } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import { blankTexts, cellWords, doses, numberedNames, pieces } from '../../lexicon/vocabulary.ts';
import { dottedEnd } from './amountScan.ts';
import { readMultiplier, readNumber } from './numbers.ts';
import { nutrientKey } from './nutrientKey.ts';
import { readUnit } from './units.ts';
import { beginsWithLetters, isDigit, wordEndIn } from '../../text/chars.ts';
import {
  closeBracket,
  closeParenthesis,
  colon,
  hyphen,
  micro,
  openBracket,
  openParenthesis,
  slash,
  space,
} from '../../text/codes.ts';
import { fold, isWordCode } from '../../text/fold.ts';

const unitBefore = pattern('\\b{KILO} ?[/|-] ?$');
/** 'Kcal 370 – kJ 1570' names energy by its units. */
const onlyEnergy = pattern('^\\W*{KILO}\\W*$');

/** Whether 'kcal/' or 'kJ/' is before a unit. */
export const isSecondUnit = (text: string, nameStart: number, at: number): boolean =>
  unitBefore.test(text.slice(Math.max(nameStart, at - 7), at));

/** 'non più di', 'non superiore a': a negated comparison belongs to the value behind it. */
export function isComparison(text: string, at: number, end: number): boolean {
  const next = wordEndIn(text, at + 1, end);
  const meaning = cellWords.get(text.slice(at + 1, next).toLowerCase());
  return (meaning === '<' || meaning === '>') && numberFollows(text, next, end);
}

const blank = pattern('^ *(?:{BLANK}|n)[^,;|\\n]{0,20}(?=[,;|\\n]|$)');

/** The end of 'n.d.', '-' or 'non rilevabile' that is all that is behind a name's colon; -1. */
export function blankEnd(text: string, at: number, end: number): number {
  const match = blank.exec(text.slice(at, Math.min(end, at + 40)));
  return match && blankTexts.has(fold(match[0])) ? at + match[0].length : -1;
}

const ratio =
  /^(?:\d{1,3}(?:(?::\d{1,3}){1,3}|(?: ?: ?\d{1,3})(?: : ?\d{1,3})?)|1,3\/1,[46])(?![\d.,])/;

/** Past a ratio ('BCAA 2:1:1', 'estratto 10:1'), which is part of a name; -1 where none is. */
export function ratioEnd(text: string, at: number, end: number): number {
  const before = at > 0 ? text.charCodeAt(at - 1) : 32;
  if (before !== 32 && before !== 40) return -1;
  const match = ratio.exec(text.slice(at, Math.min(end, at + 20)));
  if (!match) return -1;
  const stop = at + match[0].length;
  const after = text.charCodeAt(stop) === 32 ? stop + 1 : stop;
  // 'Vitamina B 12:80 mg'
  return after < end && readUnit(text, after, end) ? -1 : stop;
}

/** Past a number and what clings to it ('B12', '1169/2011'). */
export function numberEnd(text: string, at: number, end: number): number {
  let i = at;
  while (
    i < end &&
    (isWordCode(text.charCodeAt(i)) ||
      ((text.charCodeAt(i) === 46 || text.charCodeAt(i) === 44) && isDigit(text.charCodeAt(i + 1))))
  )
    i++;
  return Math.max(i, at + 1);
}

const numberBehind = pattern('^[^\\S\\n]?(?:{LETTER}|[<.])*(?: (?:{LETTER}|[<.])*)?{NUMBER}');

export const numberFollows = (text: string, at: number, end: number): boolean =>
  numberBehind.test(text.slice(at, Math.min(end, at + 24)));

/** Signs of a value. */
export const isSign = (code: number): boolean => '<>~≤≥≈'.includes(String.fromCharCode(code));

/** 'Grassi (g) 6,5, …': the unit of a number is in a bracket before it. */
function isBehindUnit(text: string, from: number, at: number): boolean {
  const match = bracketUnit.exec(text.slice(Math.max(from, at - 12), at));
  return match !== null && match[1] !== undefined && unitOf(match[1]) !== undefined;
}

const bracketUnit = /[([]\s?(?:kj ?\/ ?)?([a-zµμ%.]{1,5})(?: [a-zα-]{2,4})?\s?[)\]] ?$/i;

/** Signs and spaces before a number. */
const maxSign = 10;
const signsBefore = pattern('^[ =<>~≤≥≈]*(?={NUMBER})');

/** Names of nutrients are no longer. */
const maxKnown = 60;

/** A place in a line, and where the name begins that is before it. */
type NamedPlace = {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** ':' or '=' is behind the name. */
  readonly marked: boolean;
  readonly nameStart: number;
};

/** Whether a value starts here: a number with a unit, or any number behind a colon. */
export function startsValue({ text, at, end, marked, nameStart }: NamedPlace): boolean {
  const signs = signsBefore.exec(text.slice(at, Math.min(end, at + maxSign)));
  if (!signs) return false;
  const i = at + signs[0].length;
  const before = i > nameStart ? text.charCodeAt(i - 1) : 32;
  // 'B12', 'Q10', 'omega-3': the digit belongs to the word; so does one that brackets follow.
  if (isWordCode(before) || (before === 45 && i > 1 && isWordCode(text.charCodeAt(i - 2))))
    return false;
  const number = readNumber(text, i, end);
  if (!number) return false;
  if (endsWithNumberedName(text, nameStart, i, end)) return false;
  const after = readMultiplier(text, number, end).end;
  // '5 mld', '5 x 10^9'
  if (after > number.end) return true;
  let unitAt = after;
  while (unitAt < end && text.charCodeAt(unitAt) === 32) unitAt++;
  if (readUnit(text, unitAt, end)) return true;
  if (i > at) return true;
  // 'Grassi 5,8; di cui saturi 3,9;', 'Calorie 169 - Grassi 9 g'
  if (before === 32 && isBeforeMark(text, after) && i - nameStart < maxKnown) {
    if (nutrientKey(text.slice(nameStart, i).trim()) !== undefined) return true;
  }
  if (marked) return !isWordCode(text.charCodeAt(after));
  if (i - nameStart < 9 && onlyEnergy.test(text.slice(nameStart, i))) return true;
  if (text.charCodeAt(i - 2) === 41 && isBehindUnit(text, nameStart, i)) return true;
  // '1570/370 kJ/kcal', '20-25 g', '24 30 g' of two columns: a number and another that has a unit.
  return unitAt >= end ? true : followedByNumber(text, unitAt, end);
}

/** What parts a pair from the next. */
const isBeforeMark = (text: string, at: number): boolean => {
  const behind = text.charAt(at) === ' ' ? at + 1 : at;
  const isPoint = text.charAt(at) === '.' && text.charAt(at + 1) === ' ';
  return (
    isPoint ||
    text.startsWith(' di cui ', at) ||
    (behind < text.length && ',;|/•·–-)'.includes(text.charAt(behind)))
  );
};

const numbered = pattern(`\\b${anyOf(numberedNames)}[ -]?$`);

/** 'Omega 3 500 mg': the number belongs to the name, and the one behind it is the value. */
function endsWithNumberedName(text: string, from: number, at: number, end: number): boolean {
  if (!numbered.test(text.slice(Math.max(from, at - 12), at))) return false;
  let i = at;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  if (i - at > 2 || (',.'.includes(text.charAt(i)) && isDigit(text.charCodeAt(i + 1))))
    return false;
  while (i < end && text.charCodeAt(i) === 32) i++;
  return !readUnit(text, i, end);
}

const nextNumber = pattern('^[ –÷/|±-]{0,4}{NUMBER}');
const followedByNumber = (text: string, at: number, end: number): boolean =>
  nextNumber.test(text.slice(at, Math.min(end, at + 5)));

/** The longest basis behind a slash: '/100 g di aminoacidi'. */
const maxBasis = 26;
const proteins = '(?:di )?(?:protein[ae]|am{1,2}inoacidi)';
const ofHundred = pattern(`^/ ?(?:{HUNDRED}(?: ${proteins})?|g ${proteins})(?![\\w])`);

/** Past '/100 g' at a place; -1 where it is not. */
export function hundredEnd(text: string, at: number, end: number): number {
  const match = ofHundred.exec(text.slice(at, Math.min(end, at + maxBasis)));
  return match ? at + match[0].length : -1;
}

/** Values that are being passed: `start` is where they begin, `open` the bracket that is open. */
type Scan = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly open: number;
};

/** Where the values end, or where to go on. */
type Step = { readonly stop: number } | { readonly next: number; readonly open?: number };

/** Where the values end that start at `at`: before the first word that is no unit or sign. */
export function valueEnd(text: string, at: number, end: number): number {
  let i = at;
  let open = -1;
  while (i < end) {
    const step = stepAt({ text, start: at, end, open }, i);
    if ('stop' in step) return step.stop;
    i = step.next;
    open = step.open ?? open;
  }
  return end;
}

function stepAt(scan: Scan, i: number): Step {
  const { text, end, open } = scan;
  const code = text.charCodeAt(i);
  if (isDigit(code)) return numberStep(scan, i);
  if (code === slash && hundredEnd(text, i, end) > 0) return { stop: i };
  const serving = code === slash ? wordEndIn(text, i + 2, end) : 0;
  if (code === slash && isServing(text.slice(i + 1, serving))) return { next: serving };
  if (code === openParenthesis || code === openBracket) {
    const equal = equalEnd(text, i, end);
    return equal > 0 ? { next: equal } : { next: i + 1, open: i };
  }
  if (code === closeParenthesis || code === closeBracket) return { next: i + 1, open: -1 };
  if (isWordCode(code) || code === micro) return wordStep(scan, i);
  const next = text.charCodeAt(i + 1);
  // '6 g (L-arginina …'
  const isJoined = code === hyphen && isWordCode(next) && !isDigit(next);
  return isJoined ? { stop: open >= 0 ? open : i } : { next: i + 1 };
}

/** A number with its unit. */
function numberStep({ text, start, end }: Scan, at: number): Step {
  // A new name may begin with a digit ('5-HTP'); a value never clings to letters but its unit.
  const number = readNumber(text, at, end);
  if (!number || isPrefix(text, number.end) || (at > start && isEnergyBehindMass(text, at, end)))
    return { stop: at };
  let i = readMultiplier(text, number, end).end;
  let unitAt = i;
  while (unitAt < end && text.charCodeAt(unitAt) === space) unitAt++;
  const unit = readUnit(text, unitAt, end);
  // 'kcal 378 kJ 1603': the unit of the next number.
  if (at === start && unit && isBehindEnergy(text, at) && numberRightBehind(text, unit.end, end))
    return { stop: unitAt };
  i = unit?.end ?? i;
  // 'kJ/kcal' behind a pair of numbers.
  const pair = pairBehind.exec(text.slice(i, Math.min(end, i + 8)));
  return { next: pair ? i + pair[0].length : i };
}

const massBefore = pattern('\\d ?{MASS} ?[|,;•·–-] ?$');
const energyHere = pattern('^{NUMBER} ?{KILO}\\b');

/** 'Grassi 9,3 g | 169 kcal': energy that no name is before, behind the value of another row. */
export const isEnergyBehindMass = (text: string, at: number, end: number): boolean =>
  massBefore.test(text.slice(Math.max(0, at - 10), at)) &&
  energyHere.test(text.slice(at, Math.min(end, at + 16)));

const energyBefore = pattern('(?:^|[^a-z\\d]){KILO} $');
const isBehindEnergy = (text: string, at: number): boolean =>
  energyBefore.test(text.slice(Math.max(0, at - 6), at));

/** No word of a value is longer. */
const maxWord = 16;

/** A word that is part of a value, or ends it. */
function wordStep({ text, start, end, open }: Scan, at: number): Step {
  const after = wordEndIn(text, at, end);
  // '(100% V.N.R.)'
  if (open >= 0 && after - at === 1) return { next: after };
  // 'C: 7 g G: 5 g': a letter before a colon is a name.
  if (after - at === 1 && at > start && text.charCodeAt(after) === colon) return { stop: at };
  // '10 miliardi di cellule vive'
  const living = cells.find((words) => text.startsWith(words, at));
  if (living !== undefined) return { next: at + living.length };
  const dotted = dottedEnd(text, at, after);
  if (dotted > after) return { next: dotted };
  const word = after - at < maxWord ? text.slice(at, after).toLowerCase() : '';
  const meaning = cellWords.get(word);
  const isFiller = meaning === undefined && isValueFiller({ text, at, end, after }, word);
  if (meaning === 'per' || isSymbol(text, at, after) || (meaning === undefined && !isFiller))
    return { stop: open >= 0 ? open : at };
  return { next: after > at ? after : at + 1 };
}

const cells = ['cellule vive', 'cellule vitali', 'cell. vive'];

const symbols = ['Ca', 'Mg'];

/** 'P 100 mg, Ca 800 mg, Mg 300 mg': behind a comma they are no 'circa' and no unit. */
const isSymbol = (text: string, at: number, after: number): boolean =>
  after - at === 2 &&
  [', ', '; '].includes(text.slice(at - 2, at)) &&
  symbols.includes(text.slice(at, after));

const pairBehind = pattern('^ ?/ ?{KILO}\\b');

/** '200 mg/dose', '200 mg/cpr' */
const isServing = (printed: string): boolean => {
  const word = printed.trim().toLowerCase();
  return doses.has(word) || pieces.has(word);
};

/** '5-HTP', '4-idrossi': a number that begins a name. */
const isPrefix = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 45 && beginsWithLetters(text.slice(at + 1, at + 4), 3);

/** Characters of a bracket that says a value in other words. */
const maxEqual = 60;

const equalWords = '(pari|corrispondent(e|i)|equivalent(e|i))';
const equal = atStart(`${equalWords}|#[ ]% del~`);
const equalShare = atStart(`${equalWords} (a|al)[ ]#|del[la] (vnr|nrv|rda|v.n)~`);

/** Past a bracket that says the value in other words ('(pari a 0,5 g di sale)'), else -1. */
function equalEnd(text: string, at: number, end: number): number {
  if (!equal.test(text.slice(at + 1, at + 16))) return -1;
  const close = text.slice(at, Math.min(end, at + maxEqual)).indexOf(')');
  return close < 0 ? -1 : at + close + 1;
}

const valueBehind = pattern('^ [<~]?{NUMBER} ?{UNIT}\\b(?! d)');

type Word = {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly after: number;
};

/** Equivalents behind a unit: 'µg RE', 'mg NE'. */
const equivalents = ['re', 'te', 'ne', 'dfe'];

function isValueFiller({ text, at, end, after }: Word, word: string): boolean {
  if (word === 'a' || word === 'di') return numberRightBehind(text, after, end);
  // '1570 kJ e 370 kcal', '24 g e 6 g' of two columns
  if (word === 'e') return valueBehind.test(text.slice(after, Math.min(end, after + 12)));
  if (equivalents.includes(word)) return true;
  // '(su 100 g)': no unit of an enzyme
  if (word === 'su') return false;
  // 'pari al 100% del VNR'
  if ('pced'.includes(word.charAt(0)) && equalShare.test(text.slice(at, at + 30))) return true;
  if (word === 'al' && numberRightBehind(text, after, end)) return true;
  const unit = readUnit(text, at, end);
  if (unit === null || !numberRightBehind(text, unit.end, end)) return false;
  // 'Grassi 1,5 g - kcal: 120', 'C: 3 g | G: 1,5 g'
  const isEnergy = unit.unit === 'kcal' || unit.unit === 'kJ';
  const isName = isEnergy || text.charCodeAt(unit.end) === colon;
  return !isName || !massBefore.test(text.slice(Math.max(0, at - 10), at));
}

/** 'mg. 80', but 'cal. 20' is a calibre */
const numberAtOnce = pattern('^(?:[mc]g\\. |[^]{2}[ :]*)[ :]*{NUMBER}', '');

export const numberRightBehind = (text: string, at: number, end: number): boolean =>
  numberAtOnce.test(text.slice(at - 2, Math.min(end, at + 8)));
