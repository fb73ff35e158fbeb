import { allergensOf, findAllergens } from '../allergens/findAllergens.ts';
import { claimOpenings, usualClaims, praise } from '../lexicon/claims.ts';
import { noteGoesOn, sentencesOfNotes, leftOutInNotes } from '../lexicon/notes.ts';
import { atStart, asWhole, atWord } from '../lexicon/phrases.ts';
import { pastSpace } from '../text/chars.ts';
import { isKnownIngredient } from './names.ts';
import {
  statementAt,
  tracesAnywhere,
  isWhereAllergensAre,
  isOfCertificates,
} from './statements.ts';
import { type TokenKind, isOpenLine, isSentenceStart, tokensOf } from './tokens.ts';

const lastJoints = ['e', 'ed', 'o', 'né'];

/** A piece without the marks behind it. */
function bare(piece: string): string {
  let named = piece.trim();
  while (named !== '' && '.!*'.includes(named.slice(-1))) named = named.slice(0, -1).trimEnd();
  return named;
}

/** 'latte, uova e soia': bare names, the last behind a conjunction unless a colon announced them. */
function areBareNames(named: string, isAnnounced = false): boolean {
  const names = bare(named).toLowerCase().replaceAll('frutta a guscio', 'frutta');
  const slashed = names.split('/').map((name) => name.trim());
  if (slashed.length > 1 && !slashed.some((name) => name.includes(' '))) return true;
  const comma = names.lastIndexOf(', ');
  const [words, last] = [names.slice(0, Math.max(0, comma)), names.slice(comma + 1).trim()];
  const isJoined = lastJoints.some((joint) => last.split(' ')[1] === joint);
  const isLast = isJoined || (isAnnounced && !last.includes(' '));
  const others = words.split(', ');
  return isLast && last.split(' ').length <= 3 && !others.some((name) => name.includes(' '));
}

const openingAtStart = atStart(`${claimOpenings}[:]`);
const namesUsual = atStart(usualClaims);
/** 'Esente da: glutine, latte' */
const announcing = atStart(`${claimOpenings}:`);
const verb = atStart(
  '[il |questo ][prodotto ][è ](non (contiene|contengono)|priv(o|a|i|e) di|esent(e|i) da|assenza di)',
);

/** 'latte, uova, soia': bare names of allergens, and nothing that may be an item. */
const areAllergens = (named: string): boolean =>
  areBareNames(named, true) && named.split(',').every((name) => allergensOf(name).length > 0);

/** 'Riso. Non contiene latte, uova, soia.': a sentence of its own names nothing but absences. */
function isWholeClaim(text: string, at: number, stop: number): boolean {
  const claim = text.slice(at, stop);
  const isAnnounced = announcing.test(claim);
  const before = text.slice(0, at).trimEnd();
  const isFirst = before === '' || text.slice(before.length, at).includes('\n');
  if (!'.!'.includes(before.at(-1) ?? ' ') && !(isAnnounced && isFirst)) return false;
  const named = claim.replace(openingAtStart, '').trim();
  const isOfVerb = verb.test(claim);
  const areNames = areBareNames(named, isAnnounced) || (isOfVerb && areAllergens(named));
  return areNames && (isAnnounced || isOfVerb || named.includes(' né ') || !namesUsual.test(named));
}

/**
 * Where a claim ends that is all of its sentence, or all before a semicolon behind which another
 * statement begins; 0 where it is no such claim.
 */
function wholeClaimEnd(text: string, at: number, sentenceEnd: number): number {
  const semicolon = text.slice(at, sentenceEnd).indexOf(';');
  const stop = semicolon < 0 ? sentenceEnd : at + semicolon;
  const isEnd =
    stop === sentenceEnd || statementAt(text, pastSpace(text, stop + 1), sentenceEnd) !== null;
  return isEnd && isWholeClaim(text, at, stop) ? stop : 0;
}

const isUsual = asWhole(usualClaims);
const isPraise = atStart(praise);

const nothingNamed = asWhole(claimOpenings);
/** Whether each name of a piece is one that claims usually name. */
function goesOnWithClaim(piece: string, text: string, place: number): boolean {
  const named = bare(piece);
  if (named === '' || isUsual.test(named)) return true;
  if (isPraise.test(named) && !named.includes(':') && !named.includes('('))
    return findAllergens(text, place, place + piece.length).length === 0;
  return statementAt(text, place + piece.length - piece.trimStart().length, text.length) === 'free';
}

/** Characters of the longest opening that names nothing: 'Senza:'. */
const maxOpening = 80;

/** Where the pieces of a claim inside brackets and between its marks begin: behind a comma, a line's break. */
const marksOfClaims: readonly TokenKind[] = [
  'comma',
  'semicolon',
  'newLine',
  'fullStop',
  'bar',
  'bullet',
  'dash',
  'slash',
];

/**
 * Where a claim inside a list ends: before the first thing that may be an ingredient. In doubt it
 * is one, as no allergen may be lost.
 */
export function claimEnd(text: string, at: number, sentenceEnd: number): number {
  const whole = wholeClaimEnd(text, at, sentenceEnd);
  if (whole > 0) return whole;
  const places = marksIn(text, at, sentenceEnd, marksOfClaims);
  let from = at;
  for (const [i, place] of places.entries()) {
    if (tracesAnywhere.test(text.slice(from, place))) return sentenceEnd;
    from = place + 1;
    const isOpening = place - at < maxOpening && nothingNamed.test(text.slice(at, place).trim());
    if (isOpening || isOpenLine(text, place)) continue;
    const kind = statementAt(text, pastSpace(text, from), sentenceEnd);
    if (kind === 'traces' || kind === 'contains')
      return text.charAt(place) === ',' ? sentenceEnd : place;
    const next = places[i + 1] ?? sentenceEnd;
    if (!goesOnWithClaim(text.slice(from, next), text, from)) return place;
  }
  return sentenceEnd;
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

const goesOnWithNote = atStart(noteGoesOn);
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
  if (goesOnWithNote.test(piece)) return false;
  return isInside || findAllergens(text, start, end).length > 0 || isKnownIngredient(piece);
}

/** The places of the marks that separate items, outside brackets. */
function marksIn(text: string, at: number, stop: number, kinds: readonly TokenKind[]): number[] {
  let depth = 0;
  // A bracket that nothing closes holds nothing.
  const lastClose = text.slice(at, stop).lastIndexOf(')') + at;
  const places: number[] = [];
  for (const { kind, start } of tokensOf(text, at, stop)) {
    if (kind === 'open') depth += start < lastClose ? 1 : 0;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    else if (depth === 0 && kinds.includes(kind)) places.push(start);
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
  const places = marksIn(text, at, sentenceEnd, marks);
  for (const [i, place] of places.entries()) {
    const next = places[i + 1] ?? sentenceEnd;
    if (isItem(text, place + 1, next, isInside)) return place;
  }
  return sentenceEnd;
}
