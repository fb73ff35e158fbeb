import { allergensOf, findAllergens } from '../allergens/findAllergens.ts';
import { claimOpenings, usualClaims, praise } from '../lexicon/claims.ts';
import {
  noteGoesOn,
  sentencesOfNotes,
  leftOutInNotes,
  whereAllergensAre,
} from '../lexicon/notes.ts';
import { atStart, sourceOf, atWord, asWhole, wordSet, firstWordsOf } from '../lexicon/phrases.ts';
import {
  statementPhrases,
  otherOpenings,
  headingsOfTraces,
  tracesInside,
  leastShares,
  certificatesInside,
  certificatesAlone,
} from '../lexicon/statements.ts';
import { isCapital, pastSpace, hasAny, isSmallLetter } from '../text/chars.ts';
import { numbersOf, firstLetters } from '../text/firstLetters.ts';
import { hasMarkAt, untilAny } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';
import { isKnownIngredient } from './names.ts';
import { type StatementKind, isSentenceStart, isOpenLine, tokensOf } from './tokens.ts';

const headingBefore = `(?:[*^°†‡¹²³]+ ?)?(?:${sourceOf(headingsOfTraces)}\\s*[:–-]?\\s*)?`;
/** 'Tracce: …', '(tracce eventuali):', with its list on this line or the next. */
const tracesHeading = `[(]?${sourceOf('[in ]tracce')}(?: [(]?${sourceOf('eventuali|possibili|accidentali')})?[)]? *[:\\n]`;
/** Notes that name groups of allergens, and none that is there. */
export const isWhereAllergensAre = atStart(whereAllergensAre);
const note = atStart(statementPhrases.note);
/** Footnote marks, and heads whose colon makes them notes. */
const markedNote =
  /^(?:\(?\*|[°†‡¹²³^]|% |(?:cacao|frutta|carne|origine|gusti(?: disponibili)?)\s*:)/i;

/** How sentences begin, by what they say; the first counts. */
const openings: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'traces',
    new RegExp(`^${headingBefore}(?:${sourceOf(statementPhrases.traces)}|${tracesHeading})`, 'i'),
  ],
  ['free', atStart(statementPhrases.free)],
  ['note', isWhereAllergensAre],
  ['contains', atStart(statementPhrases.contains)],
  ['note', note],
  ['note', markedNote],
];
/** 'Il prodotto può contenere …', 'Nello stesso impianto …': openings that tell nothing yet. */
const opensSentence = new RegExp(`^(?:["“”«»*(]|${sourceOf(otherOpenings)})`, 'i');
export const tracesAnywhere = atWord(tracesInside);
const leastShare = atStart(leastShares);
/** 'Cacao e zucchero: conformi agli standard Fairtrade' */
const isOfCertificates = atWord(certificatesInside);
const isCertificate = asWhole(certificatesAlone);
/** 'e.s. = estratto secco' */
const legend = /^(?:(?:[a-z]\.\s?){1,4}|[a-z]{1,5}\.?)\s*=\s*[a-zà-ù]/i;
const maxAbbreviationLength = 12;

/** Where 'Cacao min. 48%' ends that begins at a place; -1 where none does. */
export function leastShareEnd(text: string, at: number): number {
  const share = leastShare.exec(text.slice(at, at + maxShareLength));
  return share ? at + share[0].length : -1;
}
const maxShareLength = 24;

/** The first words of statements; most items begin with others. */
const firstWords = numbersOf(
  [...Object.values(statementPhrases), headingsOfTraces, otherOpenings, 'gusti|origine|tracce|for']
    .flatMap(firstWordsOf)
    .join(' '),
);
const shares = numbersOf('cacao frutta carne');

/** Characters looked at for an opening. */
const reach = 140;

function mayOpen(text: string, at: number, end: number): boolean {
  const number = firstLetters(text, at, end);
  // Footnote marks and '%' open notes.
  if (number === 0 || firstWords.has(number)) return true;
  return (
    text.slice(at, at + maxAbbreviationLength).includes('=') ||
    (shares.has(number) && leastShareEnd(text, at) > 0)
  );
}

/** Headings are shorter, and what they are of may be on the next line. */
const maxHeadingLength = 24;

/** A piece of text to its bar, or to the break of a line behind which a capital begins anew. */
function sentenceIn(piece: string): string {
  for (let i = maxHeadingLength; i < piece.length; i++) {
    const char = piece.charAt(i);
    const isBreak = char === '\n' && isCapital(piece.charAt(pastSpace(piece, i)));
    if (char === '|' || isBreak) return piece.slice(0, i);
  }
  return piece;
}

/** The mark of a sentence's end right before a place, '' where none is. */
function stopBefore(text: string, at: number): string {
  const mark = text
    .slice(Math.max(0, at - 5), at)
    .trimEnd()
    .slice(-1);
  return '.;!'.includes(mark) ? mark : '';
}

/** The kind of the statement that begins at a place, or null: most items begin none. */
export function statementAt(text: string, at: number, end: number): StatementKind | null {
  const isOpening = mayOpen(text, at, end);
  // Most items are behind a comma.
  if (!isOpening && !(text.charCodeAt(at - 2) === 46 && text.charCodeAt(at - 1) <= 32)) return null;
  const stop = stopBefore(text, at);
  const piece = sentenceIn(text.slice(at, Math.min(end, at + reach)));
  const kind = (isOpening && openings.find(([, phrase]) => phrase.test(piece))?.[0]) || null;
  // '…, cacao: min 32%' and '; cacao 32%;' are items.
  const share = leastShare.exec(piece);
  if (share) return stop === '' || hasMarkAt(piece, share[0].length, ',;') ? null : 'note';
  if (kind !== null && kind !== 'note') return kind;
  const isStart = isSentenceStart(text, at);
  const sentence = untilAny(piece, '.');
  const certifies = isOfCertificates.test(sentence) || isCertificate.test(sentence.trim());
  if (kind === null && stop === '.' && certifies) return 'note';
  if (kind === null && isStart && legend.test(piece)) return 'note';
  // 'Il prodotto può contenere …', 'Non si esclude la presenza di tracce di …'
  const [whole = ''] = piece.split(/\.(?=[\sA-ZÀ-Ý])|[;\n]/, 1);
  const isOpen = kind === 'note' || (isStart && opensSentence.test(piece));
  return isOpening && isOpen && tracesAnywhere.test(whole) ? 'traces' : kind;
}

/** A line of a list without bullets is no longer. */
const maxNameLine = 40;
const maxNameWords = 3;

/** 'Glutine', '- Latte': whether the line behind a break is one of a list of allergens, and no more. */
function isNameLine(text: string, at: number): boolean {
  const first = pastSpace(text, at);
  if (hasMarkAt(text, first, '-–•*')) return true;
  const line = untilAny(text.slice(first, first + maxNameLine), '\n');
  if (line.length === maxNameLine || hasAny(line, [',', ':', ';', '%', '('])) return false;
  return line.trim().split(' ').length <= maxNameWords && allergensOf(line).length > 0;
}

/** A heading on a line of its own, whose statement is on the next. */
const loneHeading = new RegExp(
  `^${sourceOf('allergeni|contiene|tracce|può contenere[ tracce[ di]]')}\\s*:?\\s*\\n\\s*`,
  'i',
);

const endsAtBreak = (text: string, at: number, hasHeading: boolean): boolean =>
  !(hasHeading && isNameLine(text, at)) &&
  !isOpenLine(text, at) &&
  !isSmallLetter(text.charAt(at + 1));

/** What begins a sentence: a footnote's mark, a capital behind a quote; capitals begin none behind a semicolon. */
const sentenceStart = /^(?:[*°†‡¹²³]|\(\*\)|["“(]{0,2}\p{Lu})/u;
const sentenceBehindSemicolon = /^(?:[*°†‡¹²³]|\(\*\)|["“(]{0,2}\p{Lu}\P{Lu})/u;
/** A dash before the next sentence: 'Contiene latte. - Può contenere …'. */
const dashBefore = /^\s*(?:[-–—•|]\s*)?/;

/** Words before a full stop that ends no sentence: 'ai sensi del Reg. UE'. */
const shortened = [' reg', '(reg', ' art', ' lgs', '.lgs'];

/** Whether the full stop or semicolon at a place ends a sentence. */
function endsAtStop(text: string, at: number, end: number): boolean {
  if (shortened.includes(text.slice(Math.max(0, at - 4), at).toLowerCase())) return false;
  const next = text.charAt(at + 1);
  if (at + 1 >= end || next === '\n') return true;
  // 'TRACCE DI SOIA.CONSERVARE …'
  if (isCapital(next) && statementAt(text, at + 1, end)) return true;
  const behind = text.slice(at + 1, at + 12).replace(dashBefore, '');
  const start = text.charAt(at) === '.' ? sentenceStart : sentenceBehindSemicolon;
  return next === ' ' && start.test(behind);
}

const tellsContents = atStart('(il|questo) prodotto contiene');
const maxContentsOpening = 30;

/** Whether a statement on allergens begins at a place, and no note. */
function beginsOther(text: string, at: number, end: number): boolean {
  const kind = statementAt(text, at, end);
  return kind === 'note'
    ? tellsContents.test(text.slice(at, at + maxContentsOpening))
    : kind !== null;
}

/** Where a statement ends: at its full stop, its line's end, or before the next statement. */
function sentenceEnd(text: string, at: number, end: number): number {
  const heading = loneHeading.exec(text.slice(at, Math.min(end, at + 40)))?.[0].length ?? 0;
  for (let i = at + Math.max(1, heading); i < end; i++) {
    const char = text.charAt(i);
    if (char === '\n' && endsAtBreak(text, i, heading > 0)) return i;
    if ((char === '.' || char === ';') && endsAtStop(text, i, end)) return i + 1;
    // 'Può contenere soia | Contiene latte'
    if (char === '|' && beginsOther(text, pastSpace(text, i + 1), end)) return i;
  }
  return end;
}

const lastJoints = ['e', 'ed', 'o', 'né'];

/** A piece without the marks behind it. */
const bare = (piece: string): string => trimmedEnd(piece, '.!*').trim();

/** 'latte, uova e soia': bare names, the last behind a conjunction unless a colon announced them. */
function areBareNames(named: string, isAnnounced = false): boolean {
  const names = bare(named).toLowerCase().replaceAll('frutta a guscio', 'frutta');
  if (names.includes('/') && names.split('/').every((name) => !name.trim().includes(' ')))
    return true;
  const comma = names.lastIndexOf(', ');
  const others = names.slice(0, Math.max(0, comma)).split(', ');
  const last = names
    .slice(comma + 1)
    .trim()
    .split(' ');
  const isJoined = lastJoints.includes(last[1] ?? '');
  const isLast = isJoined || (isAnnounced && last.length === 1);
  return isLast && last.length <= 3 && !others.some((name) => name.includes(' '));
}

const openingAtStart = atStart(`${claimOpenings}[:]`);
const namesUsual = atStart(usualClaims);
/** 'Esente da: glutine, latte' */
const announcing = atStart(`${claimOpenings}:`);
const verb = atStart(
  '[il |questo ][prodotto ][è ](non (contiene|contengono)|priv(o|a|i|e) di|esent(e|i) da|assenza di)',
);

/** 'Riso. Non contiene latte, uova, soia.': a sentence of its own names nothing but absences. */
function isWholeClaim(text: string, at: number, stop: number): boolean {
  const claim = text.slice(at, stop);
  const isAnnounced = announcing.test(claim);
  const before = text.slice(0, at).trimEnd();
  const isFirst = before === '' || text.slice(before.length, at).includes('\n');
  if (!hasMarkAt(before, before.length - 1, '.!') && !(isAnnounced && isFirst)) return false;
  const named = claim.replace(openingAtStart, '').trim();
  const isOfVerb = verb.test(claim);
  const areAllergens = (): boolean =>
    areBareNames(named, true) && named.split(',').every((name) => allergensOf(name).length > 0);
  const areNames = areBareNames(named, isAnnounced) || (isOfVerb && areAllergens());
  return areNames && (isAnnounced || isOfVerb || named.includes(' né ') || !namesUsual.test(named));
}

const isUsual = asWhole(usualClaims);
const isPraise = atStart(praise);

/** Whether each name of a piece is one that claims usually name. */
function goesOnWithClaim(text: string, from: number, next: number): boolean {
  const piece = text.slice(from, next);
  const named = bare(piece);
  if (named === '' || isUsual.test(named)) return true;
  if (isPraise.test(named) && !hasAny(named, [':', '(']))
    return findAllergens(text, from, next).length === 0;
  return statementAt(text, next - piece.trimStart().length, text.length) === 'free';
}

/** What parts the pieces of a note; those of a claim a full stop, too, which is no 'Reg. (UE)'. */
const marksOfNotes = wordSet('comma semicolon bar bullet dash slash newLine');
const marksOfClaims = new Set([...marksOfNotes, 'fullStop']);

/** The places of the marks between the pieces of a sentence, outside brackets. */
function marksIn(text: string, at: number, stop: number, marks: ReadonlySet<string>): number[] {
  let depth = 0;
  // A bracket that nothing closes holds nothing.
  const lastClose = text.slice(at, stop).lastIndexOf(')') + at;
  const places: number[] = [];
  for (const { kind, start } of tokensOf(text, at, stop)) {
    if (kind === 'open') depth += start < lastClose ? 1 : 0;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.has(kind) && start < stop - 1) places.push(start);
  }
  return places;
}

/** Characters of the longest opening that names nothing: 'Senza:'. */
const maxOpening = 80;
const nothingNamed = asWhole(claimOpenings);

/**
 * Where a claim inside a list ends: before the first thing that may be an ingredient. In doubt it
 * is one, as no allergen may be lost.
 */
function claimEnd(text: string, at: number, stop: number): number {
  const semicolon = text.slice(at, stop).indexOf(';');
  const whole = semicolon < 0 ? stop : at + semicolon;
  const isEnd = whole === stop || statementAt(text, pastSpace(text, whole + 1), stop) !== null;
  if (isEnd && isWholeClaim(text, at, whole)) return whole;
  const places = marksIn(text, at, stop, marksOfClaims);
  let from = at;
  for (const [i, place] of places.entries()) {
    if (tracesAnywhere.test(text.slice(from, place))) return stop;
    from = place + 1;
    const isOpening = place - at < maxOpening && nothingNamed.test(text.slice(at, place).trim());
    if (isOpening || isOpenLine(text, place)) continue;
    const kind = statementAt(text, pastSpace(text, from), stop);
    if (kind === 'traces' || kind === 'contains') return text.charAt(place) === ',' ? stop : place;
    if (!goesOnWithClaim(text, from, places[i + 1] ?? stop)) return place;
  }
  return stop;
}

const goesOnWithNote = atStart(noteGoesOn);
const isWholeNote = atStart(sentencesOfNotes);
const leavesOut = atWord(leftOutInNotes);
const preposition = atStart('al|allo|alla|ai|agli|alle|a|di|da');

/** Whether a note is on use, flavours or print alone, and names no ingredient to its end. */
export const namesNoIngredient = (text: string, at: number, end: number): boolean => {
  const said = text.slice(at, end);
  return isWhereAllergensAre.test(said) || (isSentenceStart(text, at) && isWholeNote.test(said));
};

/** Whether a piece behind a comma is an item of the list, and no more of the note. */
function isItem(text: string, start: number, end: number, isInside: boolean): boolean {
  const kind = statementAt(text, pastSpace(text, start), end);
  if (kind !== null) return kind !== 'note';
  const piece = text.slice(start, end).trim();
  if (goesOnWithNote.test(piece)) return false;
  return isInside || findAllergens(text, start, end).length > 0 || isKnownIngredient(piece);
}

/**
 * Where a note inside a list ends: before the first item behind it, which is a known ingredient or
 * names an allergen. In doubt it is an item, as no allergen may be lost.
 */
function noteEnd(text: string, at: number, stop: number): number {
  const said = text.slice(at, stop);
  const isStart = isSentenceStart(text, at);
  if (namesNoIngredient(text, at, stop) || (isStart && isOfCertificates.test(said))) return stop;
  const leftOut = leavesOut.exec(said);
  const behind = leftOut ? said.slice(leftOut.index + leftOut[0].length).trim() : '';
  if (areBareNames(behind.replace(preposition, '').trim())) return stop;
  const places = marksIn(text, at, stop, marksOfNotes);
  const next = places.findIndex((place, i) =>
    isItem(text, place + 1, places[i + 1] ?? stop, !isStart),
  );
  return places[next] ?? stop;
}

/** Where a statement inside a list ends in what is looked at; an item may follow it by a comma. */
function endInside(kind: StatementKind, text: string, at: number, stop: number): number {
  const first = untilAny(text.slice(at, Math.min(stop, at + 60)), ',;');
  // '…, da agricoltura biologica, latte'
  const isClaim = kind === 'free' || (kind === 'note' && isUsual.test(bare(first)));
  return isClaim ? claimEnd(text, at, stop) : noteEnd(text, at, stop);
}

/** Most statements are shorter. */
const usualLength = 1000;

/** Where a statement ends. One inside a list is not looked at to the end of a long sentence. */
export function statementEnd(text: string, end: number, kind: StatementKind, at: number): number {
  if (kind === 'traces' || kind === 'contains') return sentenceEnd(text, at, end);
  for (let length = usualLength; at + length < end; length *= 2) {
    const stop = endInside(kind, text, at, sentenceEnd(text, at, at + length));
    if (stop < at + length) return stop;
  }
  return endInside(kind, text, at, sentenceEnd(text, at, end));
}
