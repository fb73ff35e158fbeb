import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { behindNouns } from '../lexicon/remarks.ts';
import { isWordCode } from '../text/fold.ts';
import { hasMarkAt, withoutBeginning } from '../text/pieces.ts';

/** What a character, or a word, may mean between the items of a list. */
export type TokenKind =
  | 'open'
  | 'close'
  | 'comma'
  | 'semicolon'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'newLine'
  | 'tab'
  | 'fullStop'
  | 'colon'
  | 'bullet'
  /** '°' before a word: a footnote behind the list. */
  | 'footnote'
  /** 'può contenere' behind a word: a statement whose full stop may be lost. */
  | 'mayContain';

export type Token = { readonly kind: TokenKind; readonly start: number; readonly end: number };

/** 'può contenere' behind a word. */
const mayContain = atStart('(può|possono|potrebbe|potrebbero) contenere');
const maxMayContainLength = 20;

export const kinds: Readonly<Record<string, TokenKind>> = {
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ';': 'semicolon',
  '|': 'bar',
  '-': 'dash',
  '/': 'slash',
  '\n': 'newLine',
  '\t': 'tab',
  '.': 'fullStop',
  ':': 'colon',
  '*': 'footnote',
  p: 'mayContain',
  P: 'mayContain',
};

/** The kinds by character, to look each up in one step. */
const kindByCode: readonly (TokenKind | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  Object.hasOwn(kinds, String.fromCharCode(code)) ? kinds[String.fromCharCode(code)] : undefined,
);

const isDigitCode = (code: number): boolean => code >= 48 && code < 58;
/** A footnote sign. */
const isSign = (code: number): boolean => code === 42 || code === 0xb0 || code === 0x2020;
const isSmallCode = (code: number): boolean => code > 96 && code < 123;
const isCapitalCode = (code: number): boolean => code > 64 && code < 91;

/** '•', '·', and what else is before the items of a list: '▪', '●', '✓', '➤'. */
const isBullet = (code: number): boolean =>
  code > 127 &&
  (code === 0x2022 ||
    code === 0xb7 ||
    (code >= 0x25a0 && code < 0x2600) ||
    (code >= 0x2700 && code < 0x27c0));

/** The kind of a character beyond ASCII. */
function otherKind(code: number): TokenKind | undefined {
  if (code === 0x2013 || code === 0x2014) return 'dash';
  if (code === 0xb0 || code === 0x2020 || code === 0x2021) return 'footnote';
  return isBullet(code) ? 'bullet' : undefined;
}

/** 'Burro– Farina', 'Burro –Farina': a dash with one of its spaces, and a capital behind it. */
function isHalfSpaced(text: string, at: number): boolean {
  if (text.charCodeAt(at) < 0x2013) return false;
  const isBefore = text.charCodeAt(at - 1) === 32;
  const isBehind = text.charCodeAt(at + 1) === 32;
  return isBefore !== isBehind && isCapitalCode(text.charCodeAt(isBehind ? at + 2 : at + 1));
}

/** 'N,N-dimetilglicina', 'D,L-metionina': a comma between two letters of a chemical name. */
const isLocant = (text: string, at: number): boolean =>
  text.charCodeAt(at + 2) === 45 &&
  isCapitalCode(text.charCodeAt(at - 1)) &&
  isCapitalCode(text.charCodeAt(at + 1)) &&
  !isWordCode(text.charCodeAt(at - 2));

/** Whether a mark separates at its place: '3,5' has no comma, 'beta-alanina' no dash. */
function separates(kind: TokenKind, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  switch (kind) {
    case 'comma':
      return !(isDigitCode(before) && isDigitCode(next)) && !isLocant(text, at);
    case 'dash':
      // '(E503)- carbonato di sodio'
      return ((before === 32 || before === 41) && next === 32) || isHalfSpaced(text, at);
    case 'slash':
      // 'curcuma 2%/ aroma'
      return (before === 32 || before === 37) && next === 32;
    case 'fullStop':
      // '0,5%.senza glutine'
      if (before === 37 && isWordCode(next)) return true;
      // 'polvere.olio'
      if (isSmallCode(before) && isSmallCode(next)) return true;
      return (
        Number.isNaN(next) || next === 32 || next === 10 || isCapitalCode(next) || isSign(next)
      );
    case 'footnote':
      // 'vaniglia* *biologica'; one star alone is a mark of the item.
      return (
        before === 32 &&
        isWordCode(next) &&
        (text.charAt(at) !== '*' || text.charAt(at - 2) === '*')
      );
    case 'mayContain':
      return isStatement(text, at);
    default:
      return true;
  }
}

/** Whether spaces are before a place, and before them a word or what may end an item. */
function isBehindWord(text: string, at: number): boolean {
  let last = at - 1;
  while (last > at - 4 && text.charCodeAt(last) === 32) last--;
  if (last < 0 || last === at - 1) return false;
  // 'olive che … e possono contenere noccioli'
  const word = text.slice(Math.max(0, last - 3), last + 1);
  if (word.endsWith(' e') || word === ' che') return false;
  return isWordCode(text.charCodeAt(last)) || '_)%*–-'.includes(text.charAt(last));
}

/** Whether 'può contenere' begins at a place, behind a word. */
function isStatement(text: string, at: number): boolean {
  return (
    hasMarkAt(text, at + 1, 'uUoO') &&
    // 'polvere', 'pomodoro'
    !hasMarkAt(text, at + 2, 'lLmM') &&
    isBehindWord(text, at) &&
    mayContain.test(text.slice(at, at + maxMayContainLength))
  );
}

/** The tokens between two places of a text, in order; what is between them is text of items. */
export function tokensOf(text: string, from: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? kindByCode[code] : otherKind(code);
    if (kind !== undefined && separates(kind, text, at))
      tokens.push({ kind, start: at, end: at + 1 });
  }
  return tokens;
}

/** What a sentence in a list says; 'note' is none of allergens. */
export type StatementKind = 'contains' | 'traces' | 'free' | 'note';

/** A sentence beside the items of a list. */
export type Statement = { kind: StatementKind; start: number; end: number };

/** White space behind a sentence; what follows more of it begins anew. */
const maxGap = 100;

/** Whether nothing is before a place, or the end of a sentence or line. */
export function isSentenceStart(text: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && text.charCodeAt(i) <= 32) {
    if (at - i > maxGap) return true;
    i--;
  }
  return i < 0 || '.;:!'.includes(text.charAt(i));
}

const openWords =
  "di|d'|e|ed|a|al|da|dal|che|con|in|su|o|del|della|dello|dei|degli|delle|uno|un|una";
const opens = new RegExp(`(?:,| ${sourceOf(openWords)}) *$`, 'i');
const openings = 'di|da|dal|dalla|dai|dalle|del|della|dello|dei|degli|delle|e|ed|con|in';
const goesOn = new RegExp(
  `^\\n *(?:${sourceOf(`${openings}|${openings.toUpperCase()}`)} |[dD](?:[eaEA][lL]{2})?['’]|\\()`,
);

/** 'collagene' and 'marino, acido citrico' */
const qualifies = new RegExp(`^\\n *${sourceOf(behindNouns)}`);

/** Whether a line's break, at a place, separates what belongs together: '… tracce di' and 'latte'. */
export const isOpenLine = (text: string, at: number): boolean =>
  opens.test(text.slice(Math.max(0, at - 10), at)) ||
  goesOn.test(text.slice(at, at + 12)) ||
  qualifies.test(text.slice(at, at + 24));

/** Space, tab, comma, semicolon, '#'. */
const isListMark = (code: number): boolean =>
  code === 32 || code === 9 || code === 44 || code === 59 || code === 35;

/** The first half of a picture: '🍪 Gusto cacao'. */
const isPicture = (code: number): boolean => code >= 0xd83c && code <= 0xd83e;

const isDash = (code: number): boolean =>
  code === 45 || code === 43 || code === 0x2013 || code === 0x2014;

/** Past the spaces, commas and bullets before an item. */
export function skipMarks(text: string, at: number, end: number, breaks: boolean): number {
  let i = at;
  while (i < end) {
    const code = text.charCodeAt(i);
    const isPassed =
      isListMark(code) ||
      isBullet(code) ||
      (code === 10 && breaks) ||
      (isDash(code) && text.charCodeAt(i + 1) === 32);
    if (!isPassed && !isPicture(code)) break;
    i += isPassed ? 1 : 2;
  }
  return i;
}

const ands = ['and '];

/** Past the 'and' before the last item: ', and astaxanthin'. */
export function pastAnd(text: string, at: number): number {
  // 'a', 'e', 'u', and a space behind two or three letters
  const isShort = text.charCodeAt(at + 2) === 32 || text.charCodeAt(at + 3) === 32;
  if (!isShort || !hasMarkAt(text, at, 'aeu')) return at;
  const piece = text.slice(at, at + 4);
  return at + piece.length - withoutBeginning(piece, ands).length;
}
