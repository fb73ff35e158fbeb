import { allergensOf, findAllergens } from '../allergens/findAllergens.ts';
import { claimOpenings, usualClaims, praise } from '../lexicon/claims.ts';
import {
  whereAllergensAre,
  leftOutInNotes,
  noteGoesOn,
  sentencesOfNotes,
} from '../lexicon/notes.ts';
import { atStart, sourceOf, asWhole, atWord, firstWordsOf } from '../lexicon/phrases.ts';
import { behindNouns } from '../lexicon/remarks.ts';
import {
  certificatesAlone,
  certificatesInside,
  headingsOfTraces,
  leastShares,
  otherOpenings,
  statementPhrases,
  tracesInside,
  turnsToContents,
  turnsToTraces,
} from '../lexicon/statements.ts';
import { isCapital, pastSpace, hasAny, isSmallLetter } from '../text/chars.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { isWordCode } from '../text/fold.ts';
import { hasMarkAt, splitAtAny } from '../text/pieces.ts';
import { isKnownIngredient } from './names.ts';

/** What a character, or a word, may mean between the items of a list. */
export type TokenKind =
  | 'open'
  | 'close'
  | 'comma'
  | 'semicolon'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'newLine'
  | 'tab'
  | 'fullStop'
  | 'colon'
  | 'bullet'
  /** '°' before a word: a footnote behind the list. */
  | 'footnote'
  /** 'può contenere' behind a word: a statement whose full stop may be lost. */
  | 'mayContain';

export type Token = { readonly kind: TokenKind; readonly start: number; readonly end: number };

/** 'può contenere' behind a word. */
const mayContain = atStart('(può|possono|potrebbe|potrebbero) contenere');
const maxMayContainLength = 20;

const kinds: Readonly<Record<string, TokenKind>> = {
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  ',': 'comma',
  ';': 'semicolon',
  '|': 'bar',
  '-': 'dash',
  '/': 'slash',
  '\n': 'newLine',
  '\t': 'tab',
  '.': 'fullStop',
  ':': 'colon',
  '*': 'footnote',
  p: 'mayContain',
  P: 'mayContain',
};

/** The kinds by character, to look each up in one step. */
const kindByCode: readonly (TokenKind | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  Object.hasOwn(kinds, String.fromCharCode(code)) ? kinds[String.fromCharCode(code)] : undefined,
);

const isDigitCode = (code: number): boolean => code >= 48 && code < 58;
/** A footnote sign. */
const isSign = (code: number): boolean => code === 42 || code === 0xb0 || code === 0x2020;
const isSmallCode = (code: number): boolean => code > 96 && code < 123;
const isCapitalCode = (code: number): boolean => code > 64 && code < 91;

/** '•', '·', and what else is before the items of a list: '▪', '●', '✓', '➤'. */
export const isBullet = (code: number): boolean =>
  code > 127 &&
  (code === 0x2022 ||
    code === 0xb7 ||
    (code >= 0x25a0 && code < 0x2600) ||
    (code >= 0x2700 && code < 0x27c0));

/** The kind of a character beyond ASCII. */
function otherKind(code: number): TokenKind | undefined {
  if (code === 0x2013 || code === 0x2014) return 'dash';
  if (code === 0xb0 || code === 0x2020 || code === 0x2021) return 'footnote';
  return isBullet(code) ? 'bullet' : undefined;
}

/** 'Burro– Farina', 'Burro –Farina': a dash with one of its spaces, and a capital behind it. */
function isHalfSpaced(text: string, at: number): boolean {
  if (text.charCodeAt(at) < 0x2013) return false;
  const isBefore = text.charCodeAt(at - 1) === 32;
  const isBehind = text.charCodeAt(at + 1) === 32;
  return isBefore !== isBehind && isCapitalCode(text.charCodeAt(isBehind ? at + 2 : at + 1));
}

/** 'N,N-dimetilglicina', 'D,L-metionina': a comma between two letters of a chemical name. */
const isLocant = (text: string, at: number): boolean =>
  text.charCodeAt(at + 2) === 45 &&
  isCapitalCode(text.charCodeAt(at - 1)) &&
  isCapitalCode(text.charCodeAt(at + 1)) &&
  !isWordCode(text.charCodeAt(at - 2));

/** Whether a mark separates at its place: '3,5' has no comma, 'beta-alanina' no dash. */
function separates(kind: TokenKind, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  switch (kind) {
    case 'comma':
      return !(isDigitCode(before) && isDigitCode(next)) && !isLocant(text, at);
    case 'dash':
      // '(E503)- carbonato di sodio'
      return ((before === 32 || before === 41) && next === 32) || isHalfSpaced(text, at);
    case 'slash':
      // 'curcuma 2%/ aroma'
      return (before === 32 || before === 37) && next === 32;
    case 'fullStop':
      // '0,5%.senza glutine'
      if (before === 37 && isWordCode(next)) return true;
      // 'polvere.olio'
      if (isSmallCode(before) && isSmallCode(next)) return true;
      return (
        Number.isNaN(next) || next === 32 || next === 10 || isCapitalCode(next) || isSign(next)
      );
    case 'footnote':
      // 'vaniglia* *biologica'; one star alone is a mark of the item.
      return (
        before === 32 &&
        isWordCode(next) &&
        (text.charAt(at) !== '*' || text.charAt(at - 2) === '*')
      );
    case 'mayContain':
      return isStatement(text, at);
    default:
      return true;
  }
}

/** Whether spaces are before a place, and before them a word or what may end an item. */
function isBehindWord(text: string, at: number): boolean {
  let last = at - 1;
  while (last > at - 4 && text.charCodeAt(last) === 32) last--;
  if (last < 0 || last === at - 1) return false;
  // 'olive che … e possono contenere noccioli'
  const word = text.slice(Math.max(0, last - 3), last + 1);
  if (word.endsWith(' e') || word === ' che') return false;
  return isWordCode(text.charCodeAt(last)) || '_)%*–-'.includes(text.charAt(last));
}

/** Whether 'può contenere' begins at a place, behind a word. */
function isStatement(text: string, at: number): boolean {
  return (
    hasMarkAt(text, at + 1, 'uUoO') &&
    // 'polvere', 'pomodoro'
    !hasMarkAt(text, at + 2, 'lLmM') &&
    isBehindWord(text, at) &&
    mayContain.test(text.slice(at, at + maxMayContainLength))
  );
}

/** The tokens between two places of a text, in order; what is between them is text of items. */
export function tokensOf(text: string, from: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? kindByCode[code] : otherKind(code);
    if (kind !== undefined && separates(kind, text, at))
      tokens.push({ kind, start: at, end: at + 1 });
  }
  return tokens;
}

/** What a sentence in a list says; 'note' is none of allergens. */
export type StatementKind = 'contains' | 'traces' | 'free' | 'note';

/** A sentence beside the items of a list. */
export type Statement = { kind: StatementKind; start: number; end: number };

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

const openWords =
  "di|d'|e|ed|a|al|da|dal|che|con|in|su|o|del|della|dello|dei|degli|delle|uno|un|una";
const opens = new RegExp(`(?:,| ${sourceOf(openWords)}) *$`, 'i');
const openings = 'di|da|dal|dalla|dai|dalle|del|della|dello|dei|degli|delle|e|ed|con|in';
const goesOn = new RegExp(
  `^\\n *(?:${sourceOf(`${openings}|${openings.toUpperCase()}`)} |[dD](?:[eaEA][lL]{2})?['’]|\\()`,
);

/** 'collagene' and 'marino, acido citrico' */
const qualifies = new RegExp(`^\\n *${sourceOf(behindNouns)}`);

/** Whether a line's break, at a place, separates what belongs together: '… tracce di' and 'latte'. */
export const isOpenLine = (text: string, at: number): boolean =>
  opens.test(text.slice(Math.max(0, at - 10), at)) ||
  goesOn.test(text.slice(at, at + 12)) ||
  qualifies.test(text.slice(at, at + 24));

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
const tracesAnywhere = atWord(tracesInside);
const leastShare = atStart(leastShares);
/** 'Cacao e zucchero: conformi agli standard Fairtrade' */
const isOfCertificates = atWord(certificatesInside);

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

const turnsToTracesAt = atWord(turnsToTraces);
const behindComma = new RegExp(sourceOf(turnsToContents), 'i');

/** What a sentence says behind its bracket, if it goes on. */
function behindBracket(text: string, { kind, start, end }: Statement): Statement[] {
  let from = start;
  while (from < end && ' \n,;.'.includes(text.charAt(from))) from++;
  return from < end ? [{ kind, start: from, end }] : [];
}

/** Turns of one sentence that are told from each other; in what follows them all is contained. */
const maxTurns = 20;

/** 'Senza glutine, può contenere latte': what a sentence says before it turns to traces, and then. */
function beforeTraces(text: string, statement: Statement, turns = maxTurns): Statement[] {
  const { kind, start, end } = statement;
  const sentence = text.slice(start, end);
  // 'Non contiene tracce di latte' counts as traces: where its denial ends is too easily mistaken.
  const found = sentence.search(kind === 'free' ? tracesAnywhere : turnsToTracesAt);
  if (turns === 0 || found <= 0) return [statement];
  const trace = start + found;
  const before: Statement = { kind, start, end: trace };
  // 'Latte, soia (può contenere uova), lupini'
  const close = text.charAt(trace - 1) === '(' ? text.slice(0, end).indexOf(')', trace) : -1;
  if (close < 0) return [before, ...behindTraces(text, trace, end, turns - 1)];
  return [
    before,
    { kind: 'traces', start: trace, end: close },
    ...behindBracket(text, { kind, start: close + 1, end }),
  ];
}

/** 'Può contenere soia, contiene latte': traces from a place on, up to what is contained. */
function behindTraces(text: string, start: number, end: number, turns = maxTurns): Statement[] {
  const comma = text.slice(start, end).search(behindComma);
  if (comma < 0) return [{ kind: 'traces', start, end }];
  const rest = beforeTraces(text, { kind: 'contains', start: start + comma + 1, end }, turns);
  return [{ kind: 'traces', start, end: start + comma }, ...rest];
}

/** 'Prodotto in Italia, contiene latte, può contenere soia': the statements in one sentence. */
export function statementsIn(text: string, statement: Statement): Statement[] {
  const { kind, start, end } = statement;
  if (kind === 'note') return [statement];
  if (kind !== 'traces') return beforeTraces(text, statement);
  const comma = text.slice(start, end).search(behindComma);
  const isHeld = comma >= 0 && comma < text.slice(start, end).search(turnsToTracesAt);
  if (!isHeld || statementAt(text, start, start + comma) === 'traces')
    return behindTraces(text, start, end);
  const rest = beforeTraces(text, { kind: 'contains', start: start + comma + 1, end });
  return [{ kind: 'note', start, end: start + comma }, ...rest];
}

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
