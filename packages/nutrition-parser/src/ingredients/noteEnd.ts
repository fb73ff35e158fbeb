import { leftOutInNotes, noteGoesOn, sentencesOfNotes } from '../lexicon/notes.ts';
import { atStart, atWord } from '../lexicon/phrases.ts';
import { areBareNames } from './bareNames.ts';
import { findAllergens } from '../allergens/findAllergens.ts';
import { isKnownIngredient } from './isKnownIngredient.ts';
import { tokensOf, type TokenKind } from './lexer.ts';
import {
  isOfCertificates,
  isSentenceStart,
  isWhereAllergensAre,
  statementAt,
} from './statements.ts';

const goesOn = atStart(noteGoesOn);
const isWhole = atStart(sentencesOfNotes);
const leavesOut = atWord(leftOutInNotes);
const preposition = atStart('al|allo|alla|ai|agli|alle|a|di|da');
const marks: readonly TokenKind[] = ['comma', 'semicolon', 'bar', 'bullet', 'dash', 'slash'];

/** Whether a note is on use, flavours or print alone, and names no ingredient to its end. */
export const namesNoIngredient = (text: string, at: number, end: number): boolean => {
  const note = text.slice(at, end);
  return isWhereAllergensAre.test(note) || (isSentenceStart(text, at) && isWhole.test(note));
};

/** Whether a piece behind a comma is an item of the list, and no more of the note. */
function isItem(text: string, start: number, end: number, isInside: boolean): boolean {
  const piece = text.slice(start, end).trim();
  const at = end - text.slice(start, end).trimStart().length;
  if (statementAt(text, at, end) === 'note') return false;
  if (statementAt(text, at, end) !== null) return true;
  if (goesOn.test(piece)) return false;
  return isInside || findAllergens(text, start, end).length > 0 || isKnownIngredient(piece);
}

/** The places of the marks that separate items, outside brackets. */
function marksIn(text: string, at: number, stop: number): number[] {
  let depth = 0;
  const places: number[] = [];
  for (const { kind, start } of tokensOf(text, at, stop)) {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.includes(kind)) places.push(start);
  }
  return places;
}

/**
 * Where a note inside a list ends: before the first item behind it, which is a known ingredient or
 * names an allergen. In doubt it is an item, as no allergen may be lost.
 */
export function noteEnd(text: string, at: number, sentenceEnd: number): number {
  const note = text.slice(at, sentenceEnd);
  if (namesNoIngredient(text, at, sentenceEnd)) return sentenceEnd;
  if (isSentenceStart(text, at) && isOfCertificates.test(note)) return sentenceEnd;
  const leftOut = leavesOut.exec(note);
  const behind = leftOut ? note.slice(leftOut.index + leftOut[0].length).trim() : '';
  if (areBareNames(behind.replace(preposition, '').trim())) return sentenceEnd;
  const isInside = !isSentenceStart(text, at);
  const places = marksIn(text, at, sentenceEnd);
  for (const [i, place] of places.entries()) {
    const next = places[i + 1] ?? sentenceEnd;
    if (isItem(text, place + 1, next, isInside)) return place;
  }
  return sentenceEnd;
}
