import { boxSigns, sayingWords } from '../lexicon/answers.ts';
import { atWord } from '../lexicon/phrases.ts';
import { hasAny } from '../text/chars.ts';
import { withoutBrackets } from '../text/pieces.ts';
import { trimmedAround } from '../text/trim.ts';
import { isSubject, statementOf, type Answers } from './answerKinds.ts';
import { isSentenceStart } from './statements.ts';

const drawn = ['[x]', '[X]', '[ ]', '[]', '(x)', '(X)', '( )', '()'];
const allSigns = [...Object.values(boxSigns).join(''), ...drawn];

/** A box with what tells how to draw it; the first group is there where it is ticked. */
const box = new RegExp(
  `([${boxSigns.ticked}]|[[(][xX][\\])])\\ufe0f?|[${boxSigns.crossed}${boxSigns.empty}]|[[(] ?[\\])]`,
  'g',
);

/** Characters of the longest list of all allergens. */
const reach = 1600;
/** Where a name ends that no box is behind: at its sentence's or line's end. */
const nameEnd = /\.\s+(?=[A-ZÀ-Ý])|\n/;
const marksAround = ' \t\n:=|/,;.–-';
const says = atWord(sayingWords);

/** Whether a text has any box. */
export const hasBoxes = (text: string): boolean => hasAny(text, allSigns);

/** '☑ Frutta a guscio (mandorle, nocciole)', '☑ Latte s.s. intero' */
function isName(subject: string): boolean {
  const name = subject.replaceAll('. ', '.');
  return (isSubject(name) || isSubject(withoutBrackets(name))) && !says.test(subject);
}

const beginsLine = (text: string, at: number): boolean =>
  text.charAt(at - 1) === '\n' || isSentenceStart(text, at);

/**
 * A list that is ticked off: '☑ Latte ☐ Soia', '[x] Latte [ ] Soia'. Where not both kinds of boxes are in
 * it, or anything but names, it is none: all that it names counts.
 */
export function boxesAt(text: string, at: number, end: number, isHeaded: boolean): Answers | null {
  const piece = text.slice(at, Math.min(end, at + reach));
  const boxes = [...piece.matchAll(box)];
  const [first] = boxes;
  if (!first || piece.slice(0, first.index).trim() !== '') return null;
  if (!isHeaded && !beginsLine(text, at + first.index)) return null;
  const statements: Answers['statements'] = [];
  const kinds = new Set<boolean>();
  let last = 0;
  for (const [i, { index, 0: sign, 1: ticked }] of boxes.entries()) {
    const from = index + sign.length;
    const next = boxes[i + 1]?.index ?? piece.length;
    const stop = nameEnd.exec(piece.slice(from, next));
    last = stop ? from + stop.index + stop[0].length : next;
    const subject = trimmedAround(piece.slice(from, stop ? from + stop.index : next), marksAround);
    if (!isName(subject)) return null;
    kinds.add(ticked !== undefined);
    const start = at + piece.indexOf(subject, from);
    statements.push(...statementOf(subject, start, ticked === undefined ? 'no' : 'yes'));
    if (piece.slice(last, next).trim() !== '') break;
  }
  return kinds.size === 2 ? { statements, end: at + last } : null;
}
