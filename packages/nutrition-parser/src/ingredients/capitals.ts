import { atStart, wordSet } from '../lexicon/phrases.ts';
import { foodNouns, foodsBehindShares, wordsBeforeNames } from '../lexicon/rawMaterials.ts';
import { isCapital, isLetter, isSmallLetter } from '../text/chars.ts';
import { fold, pastWord } from '../text/fold.ts';
import { leadingClass } from './additiveClasses.ts';
import { isKnownIngredient } from './isKnownIngredient.ts';
import type { Token, TokenKind } from './lexer.ts';
import { statementAt } from './statements.ts';
import { lettersBefore } from './wordBreaks.ts';

/** What separates the items of other lists. */
const separators: readonly TokenKind[] = ['comma', 'semicolon', 'newLine', 'bullet', 'bar', 'dash'];

/** Fewer capitals begin no items, and so many must do for each separator, or capital that begins none. */
const minStarts = 2;
const startsForEach = 2;

/** What is before the capital of an item, beside a small letter. */
const endsOfItems = '%)*"';
const maxNameLength = 60;

const nouns = wordSet(foodNouns);
const isFood = atStart(foodsBehindShares);

/** Whether a capital behind the end of a word or a share is at a place. */
function isCapitalBehind(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== 32 || !isCapital(text.charAt(at))) return false;
  const [before, next] = [text.charAt(at - 2), text.charAt(at + 1)];
  const isBehindWord = isLetter(before) && isSmallLetter(before);
  return isLetter(next) && isSmallLetter(next) && (isBehindWord || endsOfItems.includes(before));
}

/** Words before a capital that goes on with them: 'senza Glutine'. */
const joints = wordSet(wordsBeforeNames);

const isBehindJoint = (text: string, at: number): boolean =>
  joints.has(lettersBefore(text, at - 1).toLowerCase());

/** Whether an ingredient, a class of additives or a claim begins at a place. */
function beginsItem(text: string, at: number, end: number): boolean {
  const word = text.slice(at, pastWord(text, at, end));
  if (nouns.has(fold(word)) || isKnownIngredient(word)) return true;
  const name = text.slice(at, Math.min(end, at + maxNameLength));
  return (
    isFood.test(name) ||
    leadingClass(name.replaceAll(':', ' ')) !== undefined ||
    statementAt(text, at, end) === 'free'
  );
}

/** The tokens before the first full stop, outside brackets, and where that is. */
function firstSentence(tokens: readonly Token[], end: number): { outside: Token[]; stop: number } {
  const outside: Token[] = [];
  let depth = 0;
  // A bracket that nothing closes holds no more than its sentence.
  const lastClose = tokens.findLast(({ kind }) => kind === 'close')?.start ?? 0;
  for (const token of tokens) {
    if (token.kind === 'open') depth += token.start < lastClose ? 1 : 0;
    else if (token.kind === 'close') depth--;
    else if (depth <= 0 && token.kind === 'fullStop') return { outside, stop: token.start };
    else if (depth <= 0) outside.push(token);
  }
  return { outside, stop: end };
}

/**
 * The tokens of a list with commas before the capitals of its items, where these alone tell its items
 * apart: 'Tonno Olio di oliva Sale'. The tokens of any other list are as they were.
 */
export function withCapitals(
  text: string,
  tokens: readonly Token[],
  span: { from: number; end: number },
): readonly Token[] {
  const { outside, stop } = firstSentence(tokens, span.end);
  let others = outside.filter(({ kind }) => separators.includes(kind)).length;
  const capitals: number[] = [];
  for (let at = span.from + 2; at < stop; at++) if (isCapitalBehind(text, at)) capitals.push(at);
  if (capitals.length < Math.max(minStarts, others * startsForEach)) return tokens;
  const starts: Token[] = [];
  for (const at of capitals) {
    if (isBehindJoint(text, at)) continue;
    if (beginsItem(text, at, span.end)) starts.push({ kind: 'comma', start: at - 1, end: at });
    else others++;
  }
  if (starts.length < minStarts || starts.length < others * startsForEach) return tokens;
  return [...tokens, ...starts].toSorted((a, b) => a.start - b.start);
}
