import { mayHoldAnswers, answersAt } from '../allergens/answers.ts';
import { markAt, isBehindName } from '../allergens/footnotes.ts';
import { legendsOfSigns } from '../lexicon/notes.ts';
import { atWord } from '../lexicon/phrases.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { splitAtAny, listNumberEnd } from '../text/pieces.ts';
import { type Source } from '../text/source.ts';
import { closeBracket } from './brackets.ts';
import { titleEndAt, pastTitle } from './heads.ts';
import { finishItem, startItem } from './items.ts';
import {
  groupsAlike,
  pastTableHead,
  styleOf,
  unwrapped,
  neutralHeading,
  variantHeading,
} from './layout.ts';
import { endSentence, separators } from './separators.ts';
import { statementEnd, statementAt } from './statements.ts';
import { tokensOf, isSentenceStart } from './tokens.ts';
import { type Node, type Reading, frameAt, isItemStart } from './tree.ts';

/** A piece of a text in which one list is. */
export type Piece = { source: Source; start: number; end: number; label: string | undefined };

/** A text with another list of the same length between two places. */
const withList = (text: string, from: number, end: number, list: string): string =>
  list === text.slice(from, end) ? text : text.slice(0, from) + list + text.slice(end);

function readingOf({ source, start, end, label }: Piece): Reading {
  const from = pastTableHead(source.text, start, end);
  const printed = source.text;
  const list = printed.slice(from, end);
  const style = styleOf(printed, start, end, printed.slice(start, from));
  // A list that goes on over the breaks of its lines.
  const isWrapped = !style.byLine && list.includes('\n');
  const text = isWrapped ? withList(printed, from, end, unwrapped(list)) : printed;
  const tokens = tokensOf(text, from, end);
  return {
    text,
    from,
    end,
    style,
    tokens,
    lastClose: Math.max(...[')', ']', '}'].map((mark) => text.lastIndexOf(mark, end))),
    hasCommas: tokens.some(({ kind }) => kind === 'comma'),
    hasAnswers: mayHoldAnswers(text, tokens, end),
    frame: frameAt(from),
    outer: [],
    hasParts: undefined,
    skipped: 0,
    label,
    branches: [],
    statements: [],
    loose: [],
  };
}

/** A heading without members is an item like any other. */
function withoutEmpty(item: Node): Node {
  if (item.children?.length !== 0) return item;
  const { children: _none, ...rest } = item;
  return rest;
}

/** Ends the list of a flavour, or of the product. */
function finishBranch(reading: Reading, at: number): void {
  while (reading.outer.length > 0) closeBracket(reading, { start: at });
  finishItem(reading, at);
  const items = reading.frame.items.map(withoutEmpty);
  const { label } = reading;
  if (label === undefined && groupsAlike(items))
    reading.branches.push(
      ...items.map(({ name, children = [] }) => ({ label: name, items: children })),
    );
  else if (items.length > 0 || label !== undefined) reading.branches.push({ label, items });
  reading.frame = frameAt(at);
  reading.label = undefined;
}

/** Characters behind a star that tell what it is for. */
const maxStarred = 80;

/** '*Biologico' behind the list: no star of an item. */
const isFootnote = ({ text, end, frame }: Reading, at: number): boolean =>
  (frame.items.length > 0 && isSentenceStart(text, at)) ||
  statementAt(text, at + 1, end) === 'note';

const isLegend = atWord(legendsOfSigns);

/** 'riso, *aroma, sale': whether a lone star is before an item, and none of a footnote. */
function isStarred({ text, end, frame, style }: Reading, at: number): boolean {
  if (style.hasStarsBehind) return false;
  if (!beginsWithLetters(text.slice(at + 1, at + 4), 3)) return false;
  if (frame.items.length > 0 && isSentenceStart(text, at)) return false;
  const [words = ''] = splitAtAny(text.slice(at + 1, at + maxStarred), ',;.\n');
  return !isLegend.test(words) && statementAt(text, at + 1, end) === null;
}

/** 'Riso(1), sale. (1) Da coltura biologica': a legend behind the list, of a number that a name bears. */
function isLegendOfNumber({ text, from, frame }: Reading, at: number): boolean {
  if (text.charAt(at) !== '(' || frame.items.length === 0 || !isSentenceStart(text, at))
    return false;
  const mark = markAt(text, at);
  const first = mark === '' ? at : text.indexOf(mark, from);
  return first < at && !isSentenceStart(text, first) && isBehindName(text, first);
}

/** At the start of an item: past a flavour's heading, a statement or a number; else the place itself. */
function readStart(reading: Reading, at: number): number {
  const { text, end, style } = reading;
  const { group } = reading.frame;
  if (
    text.charAt(at) === '*' &&
    (style.isStarred ? !isFootnote(reading, at) : isStarred(reading, at))
  )
    return startItem(reading, at + 1);
  // '2. Cacao' on a line of its own
  const isFirst = style.byLine || isSentenceStart(text, at);
  const number = isFirst ? listNumberEnd(text, at, 1) : at;
  if (number > at) return startItem(reading, number);
  // 'coloranti: (gusto fragola: E120)': what a class or group holds begins no answer and no list of its own.
  const isFirstMember = group?.children?.length === 0;
  const answers = reading.hasAnswers && !isFirstMember ? answersAt(text, at, end) : null;
  if (answers) {
    reading.statements.push(...answers.statements);
    endSentence(reading);
    return startItem(reading, answers.end);
  }
  const others = reading.label === undefined ? null : neutralHeading(text, at);
  const isMember = group?.role !== undefined && isFirstMember;
  const heading = isMember ? null : (others ?? variantHeading(text, at, end));
  if (heading) {
    finishBranch(reading, at);
    reading.label = heading.label;
    return startItem(reading, heading.end);
  }
  const kind = statementAt(text, at, end) ?? (isLegendOfNumber(reading, at) ? 'note' : null);
  if (!kind) return at;
  const titleEnd = kind === 'note' ? titleEndAt(text, at) : at;
  const behind = titleEnd > at ? pastTitle(reading, titleEnd) : null;
  if (behind !== null) return behind;
  const stop = statementEnd(text, end, kind, at);
  reading.statements.push({ kind, start: at, end: stop });
  endSentence(reading);
  return startItem(reading, stop);
}

/** Past all that may be at the start of an item of the list. */
function pastStarts(reading: Reading, from: number): number {
  let at = from;
  while (at < reading.end && reading.outer.length === 0 && isItemStart(reading, at)) {
    const next = readStart(reading, at);
    if (next <= at) break;
    at = next;
  }
  return at;
}

/** Reads the list in a piece of text into a tree for each flavour, and the statements beside it. */
export function readItems(piece: Piece): Reading {
  const reading = readingOf(piece);
  let at = pastStarts(reading, startItem(reading, reading.from));
  for (const token of reading.tokens) {
    if (token.start < at) continue;
    at = pastStarts(reading, separators[token.kind](reading, token));
  }
  finishBranch(reading, reading.end);
  return reading;
}
