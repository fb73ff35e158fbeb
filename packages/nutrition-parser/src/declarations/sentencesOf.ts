import { abbreviations } from '../lexicon/declarations.ts';
import { isCapital, isLetter } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { isClauseMark } from './marks.ts';

const ends = '.!?';
const known = new Set(abbreviations.split(' '));
const maxAbbreviationLength = 8;
/** A bracket that is not closed sooner is none. */
const maxBracketLength = 300;

/** 'es.', 'min.', 'N.B.': the word before a full stop is cut short. */
function isAbbreviated(text: string, stop: number): boolean {
  let from = stop;
  while (stop - from < maxAbbreviationLength && isWordCode(text.charCodeAt(from - 1))) from--;
  const word = fold(text, from, stop);
  return (word.length === 1 && isLetter(word)) || known.has(word);
}

/** Letters of a word before a full stop whose space is lost. */
const minWordLength = 3;

/** 'Contiene latte.Può contenere soia', but not 'www.Sito.it': a whole word, and a capitalised one. */
function hasLostSpace(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - minWordLength), at);
  const isWord = before.length === minWordLength && before.split('').every(isLetter);
  return isWord && isCapital(text.charAt(at + 1)) && isLetter(text.charAt(at + 3));
}

/** Whether a mark ends a sentence: white space or the end follows it. */
function isEnd(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  if (text.charAt(at) === '.' && hasLostSpace(text, at)) return !isAbbreviated(text, at);
  if (next.trim() !== '' && !`"”»'*)`.includes(next)) return false;
  return text.charAt(at) !== '.' || !isAbbreviated(text, at);
}

/** Longer ones are read in parts, each of which goes on with what was said before it. */
const maxSentenceLength = 2000;

/** `goesOn` where a part of the same sentence follows. */
export type SentencePart = { text: string; goesOn: boolean };

/** Past the bracket that opens at a place, where it closes. */
function pastBracket(line: string, at: number): number {
  const close = line.slice(at, at + maxBracketLength).indexOf(')');
  return close < 0 ? at : at + close;
}

/** The sentences of a line. */
export function sentencesOf(line: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  const end = (at: number, goesOn: boolean): void => {
    const text = line.slice(from, at).trim();
    if (text !== '') parts.push({ text, goesOn });
    from = at;
  };
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    if (char === '(') i = pastBracket(line, i);
    else if (ends.includes(char) && isEnd(line, i)) end(i + 1, false);
    else if (i - from > maxSentenceLength && isClauseMark(char)) end(i, true);
    else if (i - from > 2 * maxSentenceLength) end(i, true);
  }
  end(line.length, false);
  return parts;
}
