import { hasMarkAt, withoutBeginning } from '../text/pieces.ts';
import { isBullet } from './lexer.ts';

/** Space, tab, comma, semicolon, '#'. */
const isMark = (code: number): boolean =>
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
      isMark(code) ||
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
