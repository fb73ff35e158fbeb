import { claimOpenings, praise, usualClaims } from '../lexicon/claims.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { kindOf } from '../allergens/answerKinds.ts';
import { bare } from './bareNames.ts';
import { inOrder, isInitial, isJoint, jointsIn, type Mark } from './claimMarks.ts';
import { namesUsual, openingAtStart, wholeClaimEnd } from './wholeClaim.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { allergensOf, findAllergens } from '../allergens/findAllergens.ts';
import { tokensOf, type TokenKind } from './lexer.ts';
import { pastSpace } from '../text/chars.ts';
import { isOpenLine } from './isOpenLine.ts';
import { isBehindClaim, ownNoun } from '../allergens/negations.ts';
import { isSentenceStart, statementAt, tracesAnywhere } from './statements.ts';
import { wordsOf } from '../allergens/words.ts';

const isUsual = asWhole(usualClaims);
const isPraise = atStart(praise);

const nothingNamed = asWhole(claimOpenings);
const affirmed = atStart('con|contiene|contengono');
/** 'Senza glutine contiene: uova' */
const isTurn = asWhole('contiene|contengono|contains|allergeni');
const includes = atStart('(inclus|compres)(o|a|i|e)|anche|cioè');

/** Whether each name of a piece is one that claims usually name. */
function goesOn(piece: string, text: string, place: number): boolean {
  const named = bare(piece);
  if (named === '' || isUsual.test(named)) return true;
  if (isPraise.test(named) && !named.includes(':') && !named.includes('('))
    return findAllergens(text, place, place + piece.length).length === 0;
  return statementAt(text, place + piece.length - piece.trimStart().length, text.length) === 'free';
}

/** Whether a claim names each of some allergens by a name that no usual claim has: 'senza uova'. */
function leavesOut(claim: string, allergens: readonly Allergen[]): boolean {
  const named = claim.replace(openingAtStart, '').trim();
  if (namesUsual.test(named)) return false;
  const leftOut = new Set(allergensOf(named).map(({ allergen }) => allergen));
  return allergens.every((allergen) => leftOut.has(allergen));
}

/**
 * Whether a bracket behind a claim names an allergen that is there: 'senza zuccheri (latte)', but not
 * 'senza latte (incluso lattosio)'.
 */
function holdsAllergen(text: string, at: number, open: number, close: number): boolean {
  const content = text.slice(open + 1, close).trim();
  if (namesUsual.test(content) || affirmed.test(content) || includes.test(content)) return false;
  const found = findAllergens(text, open + 1, close).map(({ allergen }) => allergen);
  return found.length > 0 && !leavesOut(text.slice(at, open), found);
}

/** Longer openings name something. */
const maxOpening = 80;

/** Whether the claim ends before what is between a mark and the next. */
function endsBefore(text: string, mark: Mark, next: number, hasComma: boolean): boolean {
  const piece = text.slice(mark.end, next);
  if (isJoint(mark.text)) {
    if (ownNoun.test(piece.trimStart())) return true;
    return hasComma && !goesOn(piece, text, mark.end);
  }
  // A line may go on behind its break: 'senza zuccheri\naggiunti'.
  if (mark.text === '\n') {
    const isOpen = isOpenLine(text, mark.start);
    if (isOpen || findAllergens(text, mark.end, next).length === 0) return false;
  }
  return !goesOn(piece, text, mark.end);
}

const otherKinds: readonly TokenKind[] = ['close', 'footnote', 'mayContain'];

/** The marks of a claim outside its brackets; an allergen in a bracket ends it there. */
function marksOf(text: string, at: number, stop: number): { found: Mark[]; stop: number } {
  const found: Mark[] = [];
  const lastClose = text.slice(at, stop).lastIndexOf(')') + at;
  let past = at;
  for (const { kind, start, end } of tokensOf(text, at, stop)) {
    // A bracket that nothing closes would be looked through again and again.
    if (kind === 'open' && start > lastClose) continue;
    if (start < past || otherKinds.includes(kind)) continue;
    if (kind === 'fullStop' && isInitial(text, start)) continue;
    const close = kind === 'open' ? text.indexOf(')', start) : start;
    if (close < 0 || close >= stop) continue;
    found.push(...jointsIn(text, past, start));
    past = Math.max(end, close);
    if (kind !== 'open') found.push({ text: text.slice(start, end), start, end });
    else if (holdsAllergen(text, at, start, close)) return { found: inOrder(found), stop: start };
  }
  found.push(...jointsIn(text, past, stop));
  return { found: inOrder(found), stop };
}

/** No row of absences is longer. */
const maxRow = 12;

/** Longer claims are not told from what follows without a mark. */
const maxBareLength = 80;

/** 'Senza zuccheri latte': the space behind a whole claim, before a name that nothing joins to it. */
function bareEnd(text: string, at: number, stop: number): Mark | null {
  const opening = openingAtStart.exec(text.slice(at, stop))?.[0] ?? '';
  if (opening === '') return null;
  const from = at + opening.length;
  const words = wordsOf(text, from, Math.min(stop, from + maxBareLength));
  const i = words.findIndex((_, k) => isBehindClaim(text, from, words, k));
  const word = words[i];
  const before = words[i - 1];
  if (!word || !before || text.slice(before.end, word.start).includes('\n')) return null;
  return { text: ' ', start: before.end, end: word.start };
}

/**
 * 'Cacao, senza glutine, lattosio, sale': whether what claims usually name is an item behind a comma
 * all the same. A conjunction closes a row of absences: 'senza glutine, lattosio e OGM'.
 */
function isItemBehind(text: string, marks: readonly Mark[], i: number, stop: number): boolean {
  const mark = marks[i];
  const next = marks[i + 1]?.start ?? stop;
  if (
    mark === undefined ||
    !',.'.includes(mark.text) ||
    findAllergens(text, mark.end, next).length === 0
  )
    return false;
  for (let k = i + 1; k < Math.min(marks.length, i + maxRow); k++) {
    const other = marks[k];
    if (!other) break;
    if (!goesOn(text.slice(other.end, marks[k + 1]?.start ?? stop), text, other.end)) return true;
    if (isJoint(other.text)) return false;
  }
  return true;
}

/** Where the last word of a piece turns to what is contained; 0 where it does not, 'non contiene'. */
function turnIn(piece: string): number {
  const at = piece.lastIndexOf(' ') + 1;
  return isTurn.test(piece.slice(at)) && !piece.slice(0, at).endsWith('non ') ? at : 0;
}

/** Whether a mark belongs to the claim before it. */
const isLink = (mark: Mark): boolean => isJoint(mark.text) || mark.text === ':';

/** 'Senza lattosio, glutine: sì': whether a name behind a comma has an answer of its own. */
function isAnswered(text: string, marks: readonly Mark[], i: number, stop: number): boolean {
  const [mark, colon, next] = marks.slice(i, i + 3);
  if (mark === undefined || isJoint(mark.text) || colon?.text !== ':') return false;
  return kindOf(text.slice(colon.end, next?.start ?? stop)) !== undefined;
}

/**
 * Where a claim inside a list ends: before the first thing that may be an ingredient. In doubt it
 * is one, as no allergen may be lost.
 */
export function claimEnd(text: string, at: number, sentenceEnd: number): number {
  const marks = marksOf(text, at, sentenceEnd);
  const { stop } = marks;
  const whole = wholeClaimEnd(text, at, sentenceEnd);
  if (whole > 0) return whole;
  const bareMark = isSentenceStart(text, at) ? null : bareEnd(text, at, stop);
  const found = bareMark ? inOrder([...marks.found, bareMark]) : marks.found;
  let from = at;
  let hasComma = false;
  let begin = -1;
  const isInside = !isSentenceStart(text, at);
  for (const [i, mark] of found.entries()) {
    const piece = text.slice(from, mark.start);
    if (tracesAnywhere.test(piece)) return sentenceEnd;
    const turn = mark.text === ':' ? turnIn(piece) : 0;
    if (turn > 0) return from + turn;
    from = mark.end;
    if (mark.start - at < maxOpening && nothingNamed.test(text.slice(at, mark.start).trim()))
      continue;
    // Marks within one run of white space are before the same words.
    const isSame = mark.end < begin;
    if (!isSame) begin = pastSpace(text, mark.end);
    const kind = isSame ? null : statementAt(text, begin, stop);
    if (kind === 'traces' || kind === 'contains')
      return mark.text === ',' ? sentenceEnd : isLink(mark) ? mark.end : mark.start;
    if (isAnswered(text, found, i, stop)) return mark.start;
    const next = found[i + 1]?.start ?? stop;
    const isItem = (isInside || mark.text === '.') && isItemBehind(text, found, i, stop);
    if (isItem || endsBefore(text, mark, next, hasComma))
      return isLink(mark) ? mark.end : mark.start;
    hasComma ||= !isJoint(mark.text);
  }
  return stop;
}

/** Whether a note is but a claim: '…, da agricoltura biologica, latte'. */
export const isClaim = (text: string, at: number, end: number): boolean =>
  isUsual.test(
    bare(
      text
        .slice(at, Math.min(end, at + 60))
        .replaceAll(';', ',')
        .split(',', 1)
        .join(''),
    ),
  );
