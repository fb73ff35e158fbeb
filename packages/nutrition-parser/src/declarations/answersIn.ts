import { answersAt } from '../allergens/answers.ts';
import type { Statement } from '../ingredients/tokens.ts';
import { lastWordsOfAnswers } from '../lexicon/answers.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { isLetter } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { isBareName } from './bareNames.ts';
import { cuesIn } from './cues.ts';
import { plainText } from './plainText.ts';

/** What answers say of which words, and what is behind them. */
export type AnswersOfLine = {
  said: readonly { kind: Statement['kind']; subject: string }[];
  /** The last answer from its words on to the end of the line. */
  last: string;
  rest: string;
};

/** A title under which answers need no mark before them. */
const title = 'Allergeni: ';
const answerWords = wordSet(lastWordsOfAnswers);

/** 'Latte sì soia no' with commas behind its answers. */
const separated = (text: string): string =>
  text
    .split(' ')
    .map((word, i, words) => {
      const isBeforeName = isLetter((words[i + 1] ?? '').charAt(0));
      return isBeforeName && answerWords.has(plainText(word)) ? `${word},` : word;
    })
    .join(' ');

function answersAtStart(text: string): AnswersOfLine | null {
  const answers = answersAt(text, 0, text.length);
  if (!answers) return null;
  const said = answers.statements.map(({ kind, start, end }) => ({
    kind,
    subject: text.slice(start, end),
  }));
  const last = answers.last === undefined ? '' : text.slice(answers.last);
  return { said, last, rest: text.slice(answers.end) };
}

/** Longer lines are no labels whose answers have no mark. */
const maxLength = 2000;

/** Whether words are a name, with a title at most. */
const isName = (subject: string): boolean =>
  cuesIn(plainText(subject)).every(({ kind }) => kind === 'heading');

/** Whether each piece of a line is a name with its answer: 'Prodotto con latte e soia, glutine assente' is not. */
const isOfAnswers = (text: string): boolean =>
  splitAtAny(text, ',|/–').every((piece) => {
    const answer = piece.trim();
    const gap = Math.max(0, answer.lastIndexOf(' '));
    const last = plainText(answer.slice(gap).trim());
    return answer === '' || (answerWords.has(last) && isName(answer.slice(0, gap)));
  });

/** The answers at the start of a line, or those without a mark before them that are all of it. */
export function answersIn(text: string): AnswersOfLine | null {
  const marked = text.length > maxLength ? text : separated(text);
  if (marked === text) {
    const answers = answersAtStart(text);
    if (answers) return answers;
  }
  const all =
    text.length <= maxLength && isOfAnswers(marked) ? answersAtStart(title + marked) : null;
  if (all?.rest === '') return all;
  return marked === text ? null : answersAtStart(text);
}

/** Whether a piece begins with a name and a colon: 'uova. Allergeni: …' ends a sentence before. */
function isOfName(piece: string): boolean {
  const name = piece.slice(0, Math.max(0, piece.indexOf(':')));
  return name !== '' && !name.includes('. ') && isBareName(name);
}

/** 'Latte: no, tracce possibili; uova: no': each name with its answer; any other line as it is. */
export function answeredPieces(line: string): readonly string[] {
  if (!line.includes(';')) return [line];
  const pieces = line.split(';');
  return pieces.every(isOfName) ? pieces : [line];
}
