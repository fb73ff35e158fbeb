import { allergensOf } from '../allergens/findAllergens.ts';
import { whereAllergensAre } from '../lexicon/notes.ts';
import { atStart, sourceOf, atWord, asWhole, firstWordsOf } from '../lexicon/phrases.ts';
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
import { splitAtAny, hasMarkAt } from '../text/pieces.ts';
import { type StatementKind, isSentenceStart, isOpenLine } from './tokens.ts';

const traces = atStart(statementPhrases.traces);
/** 'Tracce: …', with its list on this line or the next. */
const tracesHeading = new RegExp(
  `^${sourceOf('[in ]tracce[ (eventuali|possibili|accidentali)]')} *[:\\n]`,
  'i',
);
const free = atStart(statementPhrases.free);
const contains = atStart(statementPhrases.contains);
/** 'Il prodotto può contenere …', 'Nello stesso impianto …': openings that tell nothing yet. */
const opensSentence = new RegExp(`^(?:["“”«»*(]|${sourceOf(otherOpenings)})`, 'i');
export const note = atStart(statementPhrases.note);
/** Footnote marks, and heads whose colon makes them notes. */
const markedNote =
  /^(?:\(?\*|[°†‡¹²³^]|% |(?:cacao|frutta|carne|origine|gusti(?: disponibili)?)\s*:)/i;
/** Notes that name groups of allergens, and none that is there. */
export const isWhereAllergensAre = atStart(whereAllergensAre);
const headingBeforeTraces = new RegExp(
  `^(?:[*^°†‡¹²³]+ ?)?(?:${sourceOf(headingsOfTraces)}\\s*[:–-]?\\s*)?`,
  'i',
);
export const tracesAnywhere = atWord(tracesInside);
const leastShare = atStart(leastShares);
/** 'Cacao e zucchero: conformi agli standard Fairtrade' */
export const isOfCertificates = atWord(certificatesInside);

/** Where 'Cacao min. 48%' ends that begins at a place; -1 where none does. */
export function leastShareEnd(text: string, at: number): number {
  const share = leastShare.exec(text.slice(at, at + maxShareLength));
  return share ? at + share[0].length : -1;
}
const maxShareLength = 24;

const isCertificate = asWhole(certificatesAlone);
/** 'e.s. = estratto secco' */
const legend = /^(?:(?:[a-z]\.\s?){1,4}|[a-z]{1,5}\.?)\s*=\s*[a-zà-ù]/i;
const maxAbbreviationLength = 12;

/** The first words of statements; most items begin with others. */
const firstWords = numbersOf(
  [...Object.values(statementPhrases), headingsOfTraces, otherOpenings, 'gusti|origine|tracce|for']
    .flatMap(firstWordsOf)
    .join(' '),
);
const shares = numbersOf('cacao frutta carne');

/** Characters looked at for an opening. */
const reach = 140;

/** Whether an equals sign is behind what may be an abbreviation. */
function hasEqualsSign(text: string, at: number): boolean {
  for (let i = at; i < at + maxAbbreviationLength; i++) if (text.charCodeAt(i) === 61) return true;
  return false;
}

function mayOpen(text: string, at: number, end: number): boolean {
  const number = firstLetters(text, at, end);
  // Footnote marks and '%' open notes.
  if (number === 0 || firstWords.has(number)) return true;
  if (hasEqualsSign(text, at)) return true;
  return shares.has(number) && leastShare.test(text.slice(at, Math.min(end, at + 24)));
}

function kindOfPiece(piece: string): StatementKind | null {
  const behindHeading = piece.replace(headingBeforeTraces, '');
  if (traces.test(behindHeading) || tracesHeading.test(splitAtAny(behindHeading, '()').join('')))
    return 'traces';
  if (free.test(piece)) return 'free';
  if (isWhereAllergensAre.test(piece)) return 'note';
  if (contains.test(piece)) return 'contains';
  return note.test(piece) || markedNote.test(piece) ? 'note' : null;
}

/** The mark of a sentence's end right before a place, '' where none is. */
function stopBefore(text: string, at: number): string {
  let i = at - 1;
  while (i > at - 5 && text.charCodeAt(i) <= 32) i--;
  return hasMarkAt(text, i, '.;!') ? text.charAt(i) : '';
}

/** Whether a sentence is on certificates. */
function certifies(text: string, at: number, end: number): boolean {
  const piece = text.slice(at, Math.min(end, at + reach));
  const sentence = piece.slice(0, `${piece}.`.indexOf('.'));
  return isOfCertificates.test(sentence) || isCertificate.test(sentence.trim());
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

/** The kind of the statement that begins at a place, or null: most items begin none. */
export function statementAt(text: string, at: number, end: number): StatementKind | null {
  if (!mayOpen(text, at, end)) {
    // Most items are behind a comma.
    const isBehindStop = text.charCodeAt(at - 2) === 46 && text.charCodeAt(at - 1) <= 32;
    return isBehindStop && certifies(text, at, end) ? 'note' : null;
  }
  const stop = stopBefore(text, at);
  const piece = sentenceIn(text.slice(at, Math.min(end, at + reach)));
  const kind = kindOfPiece(piece);
  // '…, cacao: min 32%' and '; cacao 32%;' are items.
  const share = leastShare.exec(piece);
  if (share) return stop === '' || hasMarkAt(piece, share[0].length, ',;') ? null : 'note';
  if (kind === null && stop === '.' && certifies(text, at, end)) return 'note';
  if (kind === null && isSentenceStart(text, at) && legend.test(piece)) return 'note';
  if (kind !== null && kind !== 'note') return kind;
  // 'Il prodotto può contenere …', 'Non si esclude la presenza di tracce di …'
  const [sentence = ''] = piece.split(/\.(?=[\sA-ZÀ-Ý])|[;\n]/, 1);
  const isOpen = kind === 'note' || (isSentenceStart(text, at) && opensSentence.test(piece));
  return isOpen && tracesAnywhere.test(sentence) ? 'traces' : kind;
}

/** A line of a list without bullets is no longer. */
const maxNameLine = 40;
const maxNameWords = 3;

/** 'Glutine': whether the line at a place is the name of an allergen, and no more. */
function isNameLine(text: string, at: number): boolean {
  const [line = ''] = text.slice(at, at + maxNameLine).split('\n', 1);
  const name = line.trim();
  if (line.length === maxNameLine || hasAny(name, [',', ':', ';', '%', '('])) return false;
  return name.split(' ').length <= maxNameWords && allergensOf(name).length > 0;
}

/** A heading on a line of its own, whose statement is on the next. */
const loneHeading = new RegExp(
  `^${sourceOf('allergeni|contiene|tracce|può contenere[ tracce[ di]]')}\\s*:?\\s*\\n\\s*`,
  'i',
);
/** One more line of a list with bullets. */
const isBulletLine = (line: string): boolean => hasMarkAt(line, pastSpace(line, 0), '-–•*');
const maxIndentLength = 6;

const endsAtBreak = (text: string, at: number, hasHeading: boolean): boolean =>
  !(
    hasHeading &&
    (isBulletLine(text.slice(at, at + maxIndentLength)) || isNameLine(text, pastSpace(text, at)))
  ) &&
  !isOpenLine(text, at) &&
  !isSmallLetter(text.charAt(at + 1));

const opensQuote = '"“(*';

/** Whether a sentence, or a footnote, begins at a place. */
function beginsSentence(text: string, at: number, isBehindStop: boolean): boolean {
  if (hasMarkAt(text, at, '*°†‡¹²³') || text.startsWith('(*)', at)) return true;
  let first = at;
  while (first < at + 2 && hasMarkAt(text, first, opensQuote)) first++;
  if (!isCapital(text.charAt(first))) return false;
  // 'PUÒ CONTENERE TRACCE DI LATTE; UOVA; SOIA': capitals begin no sentence there.
  return isBehindStop || !isCapital(text.charAt(first + 1));
}

/** Past the space at a place, and a dash before the next sentence: 'Contiene latte. - Può contenere …'. */
function pastDash(text: string, at: number): number {
  const next = pastSpace(text, at);
  return hasMarkAt(text, next, '-–—•|') ? pastSpace(text, next + 1) : next;
}

/** Words before a full stop that ends no sentence: 'ai sensi del Reg. UE'. */
const shortened = [' reg', '(reg', ' art', ' lgs', '.lgs'];

/** Whether the full stop or semicolon at a place ends a sentence. */
function endsAtStop(text: string, at: number, end: number): boolean {
  if (shortened.includes(text.slice(Math.max(0, at - 4), at).toLowerCase())) return false;
  const next = text.charCodeAt(at + 1);
  if (at + 1 >= end || next === 10) return true;
  // 'TRACCE DI SOIA.CONSERVARE …'
  if (next > 64 && next < 91 && statementAt(text, at + 1, end)) return true;
  return next === 32 && beginsSentence(text, pastDash(text, at + 1), text.charAt(at) === '.');
}

const tellsContents = atStart('(il|questo) prodotto contiene');
const maxContentsOpening = 30;

/** Whether a statement on allergens begins at a place, and no note. */
function beginsOther(text: string, at: number, end: number): boolean {
  const kind = statementAt(text, at, end);
  return (
    kind !== null &&
    (kind !== 'note' || tellsContents.test(text.slice(at, at + maxContentsOpening)))
  );
}

/** Where a statement ends: at its full stop, its line's end, or before the next statement. */
export function statementEnd(text: string, at: number, end: number): number {
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
