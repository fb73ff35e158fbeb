import { answerPhrases, subjectWords } from '../lexicon/answers.ts';
import { asWhole, atStart, atWord } from '../lexicon/phrases.ts';
import { statementPhrases } from '../lexicon/statements.ts';
import { withoutBrackets } from '../text/pieces.ts';
import { findDeclared } from './findAllergens.ts';
import type { Statement } from './tree.ts';

/** Answers of a table of allergens: what they state, and where they end. */
export type Answers = { statements: Statement[]; end: number };

export type Kind = keyof typeof answerPhrases;

export const kinds: readonly Kind[] = ['traces', 'no', 'yes'];
const isAnswer = new Map(kinds.map((kind) => [kind, asWhole(answerPhrases[kind])]));
const tracesSubject = atStart(statementPhrases.traces);
const longSubject = atWord(subjectWords);
const sentenceEnds = ['. ', '; ', '! '];

/** What a text answers, if it is an answer. */
export const kindOf = (answer: string): Kind | undefined =>
  kinds.find((kind) => isAnswer.get(kind)?.test(answer.trim()));

/** Whether a text is what a table of allergens answers. */
export function isSubject(subject: string): boolean {
  if (
    sentenceEnds.some((end) => subject.includes(end)) ||
    (withoutBrackets(subject).includes(',') && !longSubject.test(subject))
  )
    return false;
  return findDeclared(subject, 0, subject.length).length > 0;
}

/** What a subject with its answer states; nothing where the answer is no. */
export function statementOf(subject: string, start: number, kind: Kind): Statement[] {
  if (kind === 'no') return [];
  const isTraces = kind === 'traces' || tracesSubject.test(subject);
  return [{ kind: isTraces ? 'traces' : 'contains', start, end: start + subject.length }];
}
