import { atStart } from '../lexicon/phrases.ts';
import { isWordCode } from '../text/fold.ts';
import { hasMarkAt } from '../text/pieces.ts';

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

const kinds: Readonly<Record<string, TokenKind>> = {
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

const isDigit = (code: number): boolean => code >= 48 && code < 58;
/** A footnote sign. */
const isSign = (code: number): boolean => code === 42 || code === 0xb0 || code === 0x2020;
const isSmall = (code: number): boolean => code > 96 && code < 123;
const isCapital = (code: number): boolean => code > 64 && code < 91;

/** '•', '·', and what else is before the items of a list: '▪', '●', '✓', '➤'. */
export const isBullet = (code: number): boolean =>
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
  return isBefore !== isBehind && isCapital(text.charCodeAt(isBehind ? at + 2 : at + 1));
}

/** 'N,N-dimetilglicina', 'D,L-metionina': a comma between two letters of a chemical name. */
const isLocant = (text: string, at: number): boolean =>
  text.charCodeAt(at + 2) === 45 &&
  isCapital(text.charCodeAt(at - 1)) &&
  isCapital(text.charCodeAt(at + 1)) &&
  !isWordCode(text.charCodeAt(at - 2));

/** Whether a mark separates at its place: '3,5' has no comma, 'beta-alanina' no dash. */
function separates(kind: TokenKind, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  switch (kind) {
    case 'comma':
      return !(isDigit(before) && isDigit(next)) && !isLocant(text, at);
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
      if (isSmall(before) && isSmall(next)) return true;
      return Number.isNaN(next) || next === 32 || next === 10 || isCapital(next) || isSign(next);
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
