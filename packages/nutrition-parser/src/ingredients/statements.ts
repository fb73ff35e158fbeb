import { asWhole, atStart, atWord, firstWordsOf, sourceOf } from '../lexicon/phrases.ts';
import {
  certificatesAlone,
  certificatesInside,
  headingsOfTraces,
  leastShares,
  otherOpenings,
  statementPhrases,
  tracesInside,
} from '../lexicon/statements.ts';
import { whereAllergensAre } from '../lexicon/notes.ts';
import { isCapital, pastSpace } from '../text/chars.ts';
import { hasMarkAt, splitAtAny } from '../text/pieces.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';

/** What a sentence in a list says; 'note' is none of allergens. */
export type StatementKind = 'contains' | 'traces' | 'free' | 'note';

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
const note = atStart(statementPhrases.note);
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

function kindOf(piece: string): StatementKind | null {
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
  const kind = kindOf(piece);
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

/** White space behind a sentence; what follows more of it begins anew. */
const maxGap = 100;

/** Whether nothing is before a place, or the end of a sentence or line. */
export function isSentenceStart(text: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && text.charCodeAt(i) <= 32) {
    if (at - i > maxGap) return true;
    i--;
  }
  return i < 0 || '.;:!'.includes(text.charAt(i));
}
