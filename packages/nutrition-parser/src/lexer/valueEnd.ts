import { atStart } from '../lexicon/phrases.ts';
import { pattern } from '../lexicon/patterns.ts';
import { beginsWithLetters, isDigit, wordEndIn } from '../text/chars.ts';
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
} from '../text/codes.ts';
import { isWordCode } from '../text/fold.ts';
import { dottedEnd } from './dottedReference.ts';
import { hundredEnd } from './hundredEnd.ts';
import { readMultiplier } from './multiplier.ts';
import { readNumber } from './number.ts';
import { readUnit } from './unit.ts';
import { cellWords, doses, pieces } from '../lexicon/vocabulary.ts';

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

export function numberRightBehind(text: string, at: number, end: number): boolean {
  // 'mg. 80', but 'cal. 20' is a calibre
  const isDotted = text.startsWith('. ', at) && ['mg', 'cg'].includes(text.slice(at - 2, at));
  let i = isDotted ? at + 2 : at;
  while (i < end && (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 58)) i++;
  return i < end && isDigit(text.charCodeAt(i));
}
