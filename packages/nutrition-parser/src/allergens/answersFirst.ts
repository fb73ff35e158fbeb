import { hasAny } from '../text/chars.ts';
import { trimmedStart } from '../text/trim.ts';
import { isBareName } from './findAllergens.ts';
import type { Piece } from './lines.ts';

const affirmations = ['SI ', 'SÌ ', 'SI:', 'SÌ:'];
const answers = [...affirmations, 'NO ', 'NO:'];

/** Whether answers may be before their names. */
export const mayAnswerFirst = (text: string): boolean => hasAny(text, affirmations);

/** A piece of a line with the answer that it begins with, and the mark before it. */
type AnsweredPiece = Piece & { mark: string; own: string };

/** The pieces of a line: a mark, or an answer behind a name, begins a new one. */
function piecesOf({ text: line, start }: Piece): AnsweredPiece[] {
  const pieces: AnsweredPiece[] = [];
  let from = 0;
  let mark = '';
  const end = (at: number): void => {
    const words = line.slice(from, at).trim();
    const own = answers.find((each) => words.startsWith(each))?.slice(0, 2) ?? '';
    const text = trimmedStart(words.slice(own.length), ': ');
    if (words !== '') pieces.push({ mark, own, text, start: start + line.indexOf(text, from) });
    mark = line.charAt(at);
    from = at + 1;
  };
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    // 'SI latte NO soia', and no space behind a mark.
    const isBeforeAnswer =
      char === ' ' && i > from && answers.some((each) => line.startsWith(each, i + 1));
    if (isBeforeAnswer || ',/|–.'.includes(char)) end(i);
  }
  end(line.length);
  return pieces;
}

/**
 * 'SI latte / NO soia, uova': the names of a line of nothing but answers before their names that are
 * there; null of any other line. A denial goes on past a comma, but not past a full stop, nor past a mark
 * that parts answers: in 'SI soia, NO glutine, latte' milk may be of either answer, and is there.
 */
export function namesAnsweredFirst(line: Piece): Piece[] | null {
  if (!mayAnswerFirst(line.text)) return null;
  const pieces = piecesOf(line);
  const parting = new Set(['.', ...pieces.map(({ mark, own }) => own && mark)]);
  let answer = '';
  const answered = pieces.map((piece) => {
    const { mark, own, text } = piece;
    if (own !== '') answer = own;
    const isThere = answer !== 'NO' || (own === '' && parting.has(mark));
    return { piece, isThere, isName: answer !== '' && isBareName(text) };
  });
  if (pieces.length < 2 || !answered.every(({ isName }) => isName)) return null;
  return answered.flatMap(({ piece, isThere }) => (isThere ? [piece] : []));
}
