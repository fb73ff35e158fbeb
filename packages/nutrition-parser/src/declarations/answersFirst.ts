import { hasAny } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { isBareName } from './bareNames.ts';

const affirmations = ['SI ', 'SÌ ', 'SI:', 'SÌ:'];
const answers = [...affirmations, 'NO ', 'NO:'];

/** Whether a text may hold answers before what they are of. */
export const mayAnswerFirst = (text: string): boolean => hasAny(text, affirmations);

/** 'SI latte / NO soia, uova' with each answer behind its names; any other line as it is. */
export function answersLast(line: string): string {
  if (!mayAnswerFirst(line)) return line;
  let answer = '';
  const pieces = splitAtAny(line, ',/|–').map((piece) => {
    const words = piece.trim();
    const own = answers.find((each) => words.startsWith(each))?.slice(0, 2) ?? '';
    const name = trimmedStart(words.slice(own.length), ': ');
    if (own !== '') answer = own;
    return answer !== '' && isBareName(name) ? `${name}: ${answer}` : null;
  });
  return pieces.length < 2 || pieces.includes(null) ? line : pieces.join(', ');
}
