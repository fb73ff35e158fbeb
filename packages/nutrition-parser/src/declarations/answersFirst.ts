import { hasAny } from '../text/chars.ts';
import { trimmedStart } from '../text/trim.ts';
import { isBareName } from './bareNames.ts';

const affirmations = ['SI ', 'SÌ ', 'SI:', 'SÌ:'];
const answers = [...affirmations, 'NO ', 'NO:'];

/** Whether a text may hold answers before what they are of. */
export const mayAnswerFirst = (text: string): boolean => hasAny(text, affirmations);

/** A piece of a line, and the mark before it. */
type Piece = { mark: string; words: string };

const marks = ',/|–.';

/** The pieces of a line: a mark, or an answer behind a name, begins a new one. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let mark = '';
  const end = (at: number): void => {
    const words = line.slice(from, at).trim();
    if (words !== '') pieces.push({ mark, words });
    mark = line.charAt(at);
    from = at + 1;
  };
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    // 'SI latte NO soia', and no space behind a mark.
    const isBeforeAnswer =
      char === ' ' && i > from && answers.some((each) => line.startsWith(each, i + 1));
    if (isBeforeAnswer || marks.includes(char)) end(i);
  }
  end(line.length);
  return pieces;
}

/** The answer that a piece begins with; '' where it has none of its own. */
const answerOf = (words: string): string =>
  answers.find((each) => words.startsWith(each))?.slice(0, 2) ?? '';

/**
 * 'SI latte / NO soia, uova' with each answer behind its names; any other line as it is. A denial goes
 * on past a comma, but not past a full stop, nor past a mark that parts answers: in 'SI soia, NO
 * glutine, latte' milk may be of either answer, and is there.
 */
export function answersLast(line: string): string {
  if (!mayAnswerFirst(line)) return line;
  const pieces = piecesOf(line);
  const parting = new Set(['.', ...pieces.map(({ mark, words }) => answerOf(words) && mark)]);
  let answer = '';
  const answered = pieces.map(({ mark, words }) => {
    const own = answerOf(words);
    const name = trimmedStart(words.slice(own.length), ': ');
    if (own !== '') answer = own;
    if (answer === '' || !isBareName(name)) return null;
    return `${name}: ${own === '' && parting.has(mark) ? 'SI' : answer}`;
  });
  return pieces.length < 2 || answered.includes(null) ? line : answered.join(', ');
}
