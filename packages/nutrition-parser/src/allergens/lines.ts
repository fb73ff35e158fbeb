import { lastWordsOfAnswers } from '../lexicon/answers.ts';
import { abbreviations, gluedVerbs, links } from '../lexicon/declarations.ts';
import { asWhole, wordSet } from '../lexicon/phrases.ts';
import { hasAny, isCapital, isLetter, isSmallLetter } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { splitAtAny, untilAny } from '../text/pieces.ts';
import { withEdits, type Source } from '../text/source.ts';
import { trimmedEnd } from '../text/trim.ts';
import { isAnswerLetter, isSubject, wordsForSigns } from './answerKinds.ts';
import { boxesAt } from './answers.ts';
import { answerInText, isShort } from './sentence.ts';
import { isBareName } from './findAllergens.ts';
import { cuesIn, hasBoxes, hasNoWord, isClauseMark, plainText, type Says } from './cues.ts';
import { allergensOf } from './findAllergens.ts';
import { readSentence } from './clauses.ts';
import { byMarks, findEmphasised } from './names.ts';
import type { Said } from './pieces.ts';
import { wordsOf } from './words.ts';

/** A piece of a text and where it begins. */
export type Piece = { text: string; start: number };

export type Line = Piece & { isBullet: boolean; cells: readonly Piece[] };

/** `goesOn` where a part of the same sentence follows. */
export type SentencePart = Piece & { goesOn: boolean };

const bullets = '-–•*·▪●◦>#→ ';
/** A line that ends in one of these goes on on the next. */
const openEnds = ',(&/';
const closedEnds = '.!?:;';
/** A cell of a table that is written with semicolons is no longer. */
const maxCellLength = 40;
const minCells = 3;
const maxLinkLength = 8;
const isLinkWord = asWhole(links);

/** The pieces of a text between marks, and where each begins. */
function piecesAt(text: string, start: number, marks: string): Piece[] {
  let at = start;
  return splitAtAny(text, marks).map((piece) => {
    const from = at + piece.length - piece.trimStart().length;
    at += piece.length + 1;
    return { text: piece.trim(), start: from };
  });
}

/** How many cells a line has that semicolons part; 0 for a sentence. */
function semicolonCells(line: string | undefined): number {
  if (line === undefined || !line.includes(';') || line.includes(':')) return 0;
  const cells = line.split(';');
  const isOther = cells.length < minCells || cells.some((cell) => cell.length > maxCellLength);
  return isOther ? 0 : cells.length;
}

const withoutQuotes = ({ text, start }: Piece): Piece =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? { text: text.slice(1, -1), start: start + 1 }
    : { text, start };

/** 'Latte;SI', '"Uova","NO"': a name and its answer as cells; none of any other line. */
function answeredCells({ text, start }: Piece): Piece[] {
  const line = trimmedEnd(text, ';, ');
  if (line.length > 2 * maxCellLength || !hasAny(line, [';', ','])) return [];
  const [name, answer, ...rest] = piecesAt(line, start, ';,').map(withoutQuotes);
  if (!name || !answer || answer.text === '' || rest.length > 0 || name.text.includes(':'))
    return [];
  const isAnswer = isAnswerLetter(answer.text) || answerInText(answer.text) !== undefined;
  const isName = allergensOf(name.text).length > 0 && cuesIn(plainText(name.text)).length === 0;
  return isAnswer && isName ? [name, answer] : [];
}

/** The cells of a row: between bars or tabs, or between semicolons beside a row of as many. */
function cellsOf(line: Piece, isRow: boolean): Piece[] {
  if (isRow) return piecesAt(line.text, line.start, ';');
  if (!hasAny(line.text, ['|', '\t'])) return answeredCells(line);
  const cells = piecesAt(line.text, line.start, '|\t');
  // '\tContiene\tTracce': the head of the names is empty; a lone tab is an indent.
  const hasEmptyHead = line.text.startsWith('\t') && cells.length > 2;
  return cells.filter(
    ({ text }, i) => text !== '' || (i === 0 ? hasEmptyHead : i < cells.length - 1),
  );
}

/** The lines of a text, without the tab that is before every cell of a table, the first one's too. */
function printedLines(text: string): Piece[] {
  let at = 0;
  const lines = text.split('\n').map((line) => {
    let indent = 0;
    while (line.charAt(indent) === ' ') indent++;
    const start = at + indent;
    at += line.length + 1;
    return { text: line.slice(indent), start };
  });
  const isLed = lines.every((line) => line.text.startsWith('\t') || !line.text.includes('\t'));
  return lines.map((line) =>
    isLed && line.text.startsWith('\t')
      ? { text: line.text.slice(1), start: line.start + 1 }
      : line,
  );
}

/** A line without the bullet before it, and its cells. */
function lineOf({ text, start }: Piece, isRow: boolean): Line {
  const line = trimmedEnd(text, '');
  let from = 0;
  while (from < line.length && (bullets.includes(line.charAt(from)) || line.charAt(from) === '\t'))
    from++;
  const isBullet = line.slice(0, from).trim() !== '';
  const cells = cellsOf({ text: line, start }, isRow);
  return { text: line.slice(from), start: start + from, isBullet, cells };
}

/** Whether a line ends in a word that goes on: 'proteine del', 'latte e'. */
function endsInLink(line: string): boolean {
  const end = plainText(line.slice(-maxLinkLength - 1));
  return isLinkWord.test(end.slice(end.lastIndexOf(' ') + 1));
}

/** 'Mandorle', 'riso', but not 'di riso', 'assente' and 'no': whether a line may be an item of a list. */
const isItem = (line: string): boolean =>
  isShort(line) &&
  !isLinkWord.test(untilAny(plainText(line.slice(0, maxLinkLength + 1)), " '’")) &&
  answerInText(line) === undefined &&
  cuesIn(plainText(line)).length === 0;

/** 'tracce;uova': whether a line begins with a cell that says what is in the next. */
function isTitledCell(line: string): boolean {
  const title = plainText(untilAny(line, ';'));
  const [cue] = title.length < Math.min(line.length, maxCellLength) ? cuesIn(title) : [];
  return cue !== undefined && cue.start === 0 && hasNoWord(title, cue.end);
}

/** Whether a line that ends in this one is broken off, and goes on with the next. */
function goesOn({ text, cells }: Line, next: Line): boolean {
  if (text === '' || cells.length > 1 || next.cells.length > 1 || next.isBullet) return false;
  const last = text.slice(-1);
  if (openEnds.includes(last) || endsInLink(text)) return true;
  // 'Latte:' above 'SI'
  if (last === ':' && answerInText(next.text) !== undefined && allergensOf(text).length > 0)
    return true;
  const first = next.text.charAt(0);
  const isClosed =
    closedEnds.includes(last) || hasAny(next.text, [':', '=']) || isTitledCell(next.text);
  if (!isLetter(first) || !isSmallLetter(first) || isClosed) return false;
  // 'latte' above 'mandorle' are two names, and no almond drink.
  return !(isBareName(text) && isItem(next.text));
}

/** From one line to another as one. */
const lineFrom = (text: string, first: Line, last: Line): Line => ({
  ...first,
  text: text.slice(first.start, last.start + last.text.length).replaceAll('\n', ' '),
});

/** The lines of a text that are not blank, those that a break parts put together. */
export function linesOf(printed: string): Line[] {
  const text = printed.replaceAll('\v', ' ');
  const lines = printedLines(text);
  const counts = lines.map((line) => semicolonCells(line.text));
  const joined: [first: Line, last: Line][] = [];
  for (const [i, raw] of lines.entries()) {
    const count = counts[i] ?? 0;
    const isRow = count > 0 && (counts[i - 1] === count || counts[i + 1] === count);
    const line = lineOf(raw, isRow);
    if (line.text === '' && line.cells.length < 2) continue;
    const before = joined.at(-1);
    if (before && goesOn(before[1], line)) before[1] = line;
    else joined.push([line, line]);
  }
  return joined.map(([first, last]) => (first === last ? first : lineFrom(text, first, last)));
}

const maxBoxLength = 3;

const isBoxed = ({ text, cells }: Line): boolean =>
  cells.length < 2 &&
  (hasBoxes(text.slice(0, maxBoxLength)) || hasBoxes(text.slice(-maxBoxLength)));

/** '☐ Latte' and '☑ Soia' on lines of their own as one line, where they are a list that is ticked off. */
function withBoxedLists(text: string, lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    let end = i;
    while (end < lines.length && isBoxed(lines[end] ?? line)) end++;
    const last = lines[end - 1];
    const one = end > i + 1 && last ? lineFrom(text, line, last) : line;
    const isList =
      one !== line && boxesAt(one.text, 0, one.text.length, true)?.end === one.text.length;
    all.push(...(isList ? [{ ...one, isBullet: false }] : lines.slice(i, Math.max(end, i + 1))));
    i = Math.max(end, i + 1) - 1;
  }
  return all;
}

/** Longer lines are no answers. */
const maxAnswered = 160;

/** Where the answer at the end of a line begins that is behind an allergen: '✗' of 'Latte: ✗'; else its end. */
function answerStart({ text, cells }: Line): number {
  const start = 1 + Math.max(...Array.from(':=. ', (mark) => text.lastIndexOf(mark)));
  const isAnswered = cells.length < 2 && start > 1 && text.length < maxAnswered;
  return isAnswered && isSubject(text.slice(0, start)) ? start : text.length;
}

/** Lines with their lists that are ticked off as one, and words for the signs that answer. */
export function withReadBoxes(text: string, lines: readonly Line[]): Line[] {
  const all = withBoxedLists(text, lines);
  const answers = all.map((line) => line.text.slice(answerStart(line)).trim());
  const wordFor = wordsForSigns(answers);
  return all.map((line, i) => {
    const answer = answers[i] ?? '';
    const word = wordFor(answer);
    return word === answer
      ? line
      : { ...line, text: `${line.text.slice(0, answerStart(line)).trimEnd()} ${word}` };
  });
}

const abbreviated = new Set(abbreviations.split(' '));
const maxAbbreviationLength = 8;

/** 'es.', 'min.', 'N.B.': the word before a full stop is cut short. */
function isAbbreviated(text: string, stop: number): boolean {
  let from = stop;
  while (stop - from < maxAbbreviationLength && isWordCode(text.charCodeAt(from - 1))) from--;
  const word = fold(text, from, stop);
  return (word.length === 1 && isLetter(word)) || abbreviated.has(word);
}

const minWordLength = 3;

/** Whether a mark ends a sentence: white space or the end follows it, or a capitalised word. */
function isEnd(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  const isStop = text.charAt(at) === '.';
  // 'Contiene latte.Può contenere soia', but not 'www.Sito.it'
  const before = text.slice(Math.max(0, at - minWordLength), at);
  const isWord = before.length === minWordLength && before.split('').every(isLetter);
  const isGlued = isStop && isWord && isCapital(next) && isLetter(text.charAt(at + 3));
  if (!isGlued && next.trim() !== '' && !`"”»'*)`.includes(next)) return false;
  return !isStop || !isAbbreviated(text, at);
}

/** Longer ones are read in parts, each of which goes on with what was said before it. */
const maxSentenceLength = 2000;
/** A bracket that is not closed sooner is none. */
const maxBracketLength = 300;

/** The sentences of a line. */
export function sentencesOf(line: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  const end = (at: number, continues: boolean): void => {
    const behind = line.slice(from, at).trimStart();
    const text = behind.trimEnd();
    const start = at - behind.length;
    if (text !== '') parts.push({ text, start, goesOn: continues });
    from = at;
  };
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    if (char === '(') i += Math.max(0, line.slice(i, i + maxBracketLength).indexOf(')'));
    else if ('.!?'.includes(char) && isEnd(line, i)) end(i + 1, false);
    else if (i - from > maxSentenceLength && isClauseMark(line, i)) end(i, true);
    else if (i - from > 2 * maxSentenceLength) end(i, true);
  }
  end(line.length, false);
  return parts;
}

const marksOfLines = ['\n', '\v', '|', '\t', ';'];

/** What the sentences of a statement say of the allergens that they name. */
export function saidIn(text: string, base: Says): Said[] {
  const lines = hasAny(text, marksOfLines) ? linesOf(text) : [{ text, start: 0 }];
  return lines.flatMap((line) =>
    sentencesOf(line.text).flatMap((part) => {
      const from = line.start + part.start;
      const { said } = readSentence(part.text, base, 'list');
      if (from === 0) return said;
      return said.map(({ allergen, says, start, end }) => ({
        allergen,
        says,
        start: start + from,
        end: end + from,
      }));
    }),
  );
}

const isVerb = asWhole('contiene|contengono|contains|contain');

/** A source with capitals for what is a name by its emphasis alone: '<b>latte</b> di mandorla'. */
export function withCapitals(source: Source): Source {
  const isEmphasised = byMarks(source);
  const { text } = source;
  if (!isEmphasised) return source;
  // '_Contiene_ _burro_ di cacao': emphasis on verbs before names tells nothing of names.
  const isOnVerbs = wordsOf(text, 0, text.length).some(
    (word) => isVerb.test(word.text) && isEmphasised(word) && text.charAt(word.end) === ' ',
  );
  if (isOnVerbs) return source;
  let out = '';
  let from = 0;
  for (const { start, end } of findEmphasised(text, { start: 0, end: text.length }, isEmphasised)) {
    out += text.slice(from, start) + text.slice(start, end).toUpperCase();
    from = end;
  }
  return { ...source, text: out + text.slice(from) };
}

/** 'Può contenereLATTE', 'contenereLatte': words that ran together at a capital. */
const joinedInCase = /(?<=\p{Ll})\p{Ll}(?=\p{Lu}{3})|(?<=\p{Ll}{5})\p{Ll}(?=\p{Lu}\p{Ll}{3})/gu;
/** 'puòcontenere', 'contienelatte' */
const joinedVerbs = new RegExp(gluedVerbs, 'gi');

/** Letters of a word around a place. */
function wordAround(text: string, at: number): string {
  let [start, end] = [at, at];
  while (start > 0 && at - start < maxCellLength && isLetter(text.charAt(start - 1))) start--;
  while (end < text.length && end - at < maxCellLength && isLetter(text.charAt(end))) end++;
  return text.slice(start, end);
}

/** A source with a space between words that ran together. */
export function withSeparatedWords(source: Source): Source {
  const { text } = source;
  // 'huEVO': letters that a scan made small are of one name.
  const inCase = [...text.matchAll(joinedInCase)].filter(
    ({ index }) => allergensOf(wordAround(text, index)).length === 0,
  );
  const ends = new Set(
    [...inCase, ...text.matchAll(joinedVerbs)].map(({ index, 0: words }) => index + words.length),
  );
  const places = [...ends].toSorted((one, other) => one - other);
  return withEdits(
    source,
    places.map((at) => ({ start: at, end: at, text: ' ' })),
  );
}

const answerWords = wordSet(lastWordsOfAnswers);

/** 'Latte sì soia no' with commas for the spaces behind its answers. */
export const withCommas = (text: string): string =>
  text.replaceAll(/(\S+) (?=(.))/g, (pair, word: string, next: string) =>
    isLetter(next) && answerWords.has(plainText(word)) ? `${word},` : pair,
  );

/** Whether the last word of a piece is one of an answer. */
export const isAnswerWord = (word: string): boolean => answerWords.has(word);
