import { kindOf } from '../allergens/answerKinds.ts';
import { allergenOf } from '../allergens/words.ts';
import { listMarkers } from '../document/listMarkers.ts';
import { type Marker, sectionEnd } from '../document/sections.ts';
import {
  type Language,
  languageOf,
  languageOfList as languageOfText,
  foreignStart,
} from '../language/languageOf.ts';
import { languageParts, chosen, withoutLanguage } from '../language/languageParts.ts';
import { atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { type Ingredient } from '../model.ts';
import { onOneLine, isSmallLetter, isCapital, hasAny } from '../text/chars.ts';
import { readSource } from '../text/clean.ts';
import { fold } from '../text/fold.ts';
import { hasMarkAt, splitAtAny } from '../text/pieces.ts';
import { type Source, spanOf, type Path, withEdits } from '../text/source.ts';
import { trimmedAround, withoutColon } from '../text/trim.ts';
import { collectAllergens } from './collectAllergens.ts';
import { tableStart, valuesStart, variantHeading } from './layout.ts';
import { type Piece, readItems } from './list.ts';
import { isIngredient, isKnownIngredient, isMissingList, isKnownWord } from './names.ts';
import { type ListState, type Variant } from './state.ts';
import { type Node, type Branch } from './tokens.ts';

/** A text of the input, cleaned of what is no word. */
export const sourceOfList = (text: string, path: Path | undefined): Source =>
  withoutEmphasis(readSource(text, path));

/** A question with its answer; it is looked for once a sentence, so that those without one take no square. */
const question = /(?:(?<![^.!?;\n])[^.!?;\n]*)?\?\s*([^.!?;\n]*)/g;

/** Keeps what is beside the list, in which allergens may be declared; 'Contiene latte? No.' declares none. */
function readBesideList(text: string, state: ListState): void {
  const said = text.replace(question, (found, answer) => (kindOf(answer) === 'no' ? ' ' : found));
  if (said.trim() !== '') state.beside.push(said);
}

/** A node as the model has it, with its place in the original text. */
function toIngredient(source: Source, node: Node): Ingredient {
  const { evidence: _evidence, children, start, end, ...rest } = node;
  const span = spanOf(source, start, end);
  if (!children) return { ...rest, span };
  return { ...rest, children: children.map((child) => toIngredient(source, child)), span };
}

function toVariant(source: Source, { label, items }: Branch): Variant {
  const ingredients = items.map((item) => toIngredient(source, item));
  return label === undefined ? { ingredients } : { label, ingredients };
}

const articles = new RegExp(`^(?:${sourceOf('al|per|del|nel|il|la|i')}\\s+)+|["“”«»]`, 'gi');
/** 'Ingredienti (1 compressa): …' */
const isDose = atStart(
  '(per [(#|una|un|ogni) ]|(#|una|un|ogni) )(compress|capsul|dos|porzion|bustin|misurin|perl|softgel|stick|fial)~',
);

/** The allergens of a list beside the one that is read: what that leaves out is in the product, too. */
function readBeside(piece: Piece, state: ListState): void {
  if (piece.source.text.slice(piece.start, piece.end).trim() === '') return;
  collectAllergens({ ...state, notes: [] }, readItems(piece), piece.source);
  state.texts++;
}

/** Reads items of one list, whose language all of them tell together; one in a foreign language is not read. */
export function withinLanguage(texts: string, state: ListState, read: () => void): void {
  const outer = state.within;
  state.within = outer ?? languageOf(texts);
  if (state.within === 'other') state.language ??= 'other';
  else read();
  state.within = outer;
}

/** Reads the list in a piece of a text, in the language that is read of it. */
export function readPiece(piece: Piece, state: ListState): void {
  const { source, label } = piece;
  const { text } = source;
  const table = tableStart(text, piece.start, piece.end);
  const last = valuesStart(text, piece.start, table);
  const parts = languageParts(text, piece.start, last);
  const part = chosen(parts) ?? (state.within && parts[0]);
  if (!part) {
    state.language ??= 'other';
    return;
  }
  const end = foreignStart(text, part.start, part.end);
  const isFlavour = label !== undefined && label !== '' && !isDose.test(label);
  const flavour = isFlavour ? label.replace(articles, '').trim() : undefined;
  const reading = readItems({ source, start: part.start, end, label: flavour });
  collectAllergens(state, reading, source);
  for (const branch of reading.branches) {
    const items = branch.items.filter((item) => !isMissingList(item));
    state.notes.push(...branch.items.filter(isMissingList).map(({ name }) => name));
    state.variants.push(toVariant({ ...source, text: reading.text }, { ...branch, items }));
  }
  if (state.language !== 'it' && reading.branches.length > 0)
    state.language = state.within ?? part.language;
  state.texts++;
  if (end < part.end) {
    const rest = text.slice(end, part.end);
    state.notes.push(onOneLine(rest));
    readBesideList(rest, state);
  }
  for (const other of parts)
    if (other !== part && other.language !== 'other') readBeside({ ...piece, ...other }, state);
  // 'Per 100 g: Proteine 80 g, …, latte': what is among values on the list's line counts, too.
  readBeside({ ...piece, start: last, end: table }, state);
}

/** Longer titles are sentences. */
const maxTitleLength = 40;
const titleBehindSentence = /[^\n.;)!,]*$/;

/** The name of a product before the marker of its list: 'Omega 3 - Ingredienti: …'. */
function titleBefore(text: string, at: number): string | undefined {
  const before = trimmedAround(text.slice(Math.max(0, at - maxTitleLength - 10), at), ' -–—:*#_([');
  const title = trimmedAround(titleBehindSentence.exec(before)?.[0] ?? '', ' -–—:*#_([');
  return title === '' || title.length > maxTitleLength ? undefined : title;
}

/** No product has more flavours, parts or languages with lists of their own. */
const maxLists = 60;

/** The flavour before a list's marker, on the line above or the same. */
const flavourBefore =
  /(?:^|[\n.;!])[^a-zà-ù\n.;!]*((?:gusto|flavou?r|variante)\s*[:–-]?\s*[^\n:.;!]{2,40}?)[\s*:–-]*$/i;

/** 'Gusto: Cacao' and under it 'Ingredienti: …', for each flavour: lists of their own. */
function listsOfFlavours(source: Source, markers: readonly Marker[]): Piece[] {
  const { text } = source;
  const heads = markers.slice(0, maxLists).flatMap((marker) => {
    const from = Math.max(0, marker.start - 80);
    const found =
      marker.kind === 'ingredients' ? flavourBefore.exec(text.slice(from, marker.start)) : null;
    const label = found && withoutColon(found[1] ?? '', ':–-');
    return label ? [{ marker, label, start: from + found.index }] : [];
  });
  return heads.map(({ marker, label }, i) => ({
    source,
    start: marker.textStart,
    end: heads[i + 1]?.start ?? sectionEnd(text, markers, markers.indexOf(marker)),
    label,
  }));
}

/** 'Cacao' on a line of its own, and a list on the next. */
const block =
  /(?:^|\n)[^\S\n]{0,9}[*#]{0,6} ?([A-ZÀ-Ý][^\n,:;.()%]{2,30})\n\s{0,9}(?=([^\n,]{3,80}),)/g;

/** The lists of flavours in blocks with their names above, where all begin alike. */
function blocksIn(source: Source): Piece[] {
  const blocks = source.text.includes('\n')
    ? [...source.text.matchAll(block)].slice(0, maxLists)
    : [];
  if (blocks.some(([, , begin]) => begin !== blocks[0]?.[2])) return [];
  return blocks.map(({ index, 0: head, 1: label }, i) => ({
    source,
    start: index + head.length,
    end: blocks[i + 1]?.index ?? source.text.length,
    label,
  }));
}

/** Fewer pieces are no list, and longer ones no items of one. */
const minItems = 4;
const maxWords = 6;
const minKnown = 3;
const namesFlavours = atWord('gust(o|i)|flavo(r|ur)s');

/** Whether a text is a list of ingredients without a heading, and no praise, use or list of flavours. */
function isList(text: string): boolean {
  const pieces = splitAtAny(text, ',;').map((piece) => piece.trim());
  const [first = ''] = pieces;
  const areShort = pieces.every((piece) => piece.split(' ').length <= maxWords);
  if (pieces.length < minItems || first.includes(':') || !areShort) return false;
  const known = pieces.filter(isIngredient).length;
  return isIngredient(first) && known >= minKnown && !namesFlavours.test(text);
}

/** 'Acqua, sale. EN - ': whether a text before a heading is a list to the end of its sentence. */
function isWholeList(text: string): boolean {
  const [sentence = ''] = text.split('. ', 1);
  const pieces = splitAtAny(sentence, ',;.').flatMap((piece) => piece.trim() || []);
  return isList(text) || (pieces.every(isIngredient) && pieces.some(isKnownIngredient));
}

/** The language of the list of a marker, its heading with it; undefined for that of another section. */
function languageOfMarker(
  text: string,
  markers: readonly Marker[],
  i: number,
): Language | undefined {
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return undefined;
  return languageOfText(text.slice(marker.start, markers[i + 1]?.start));
}

/** A list behind its marker, with its language. */
type MarkedList = { i: number; marker: Marker; language: Language; piece: Piece };

/** The lists behind the markers of a text; each ends before the title of the next product's. */
function listsIn(source: Source, markers: readonly Marker[]): MarkedList[] {
  const { text } = source;
  return markers.slice(0, maxLists).flatMap((marker, i) => {
    const language = languageOfMarker(text, markers, i);
    if (language === undefined) return [];
    const next = markers[i + 1];
    const isAnother = next?.extra === '' && languageOfMarker(text, markers, i + 1) === 'it';
    const title = isAnother ? titleBefore(text, next.start) : undefined;
    const section = withoutLanguage(text, sectionEnd(text, markers, i));
    const end =
      title === undefined ? section : Math.min(section, text.lastIndexOf(title, next?.start));
    const { textStart: start, extra: label } = marker;
    return end > start ? [{ i, marker, language, piece: { source, start, end, label } }] : [];
  });
}

/** 'Contenuto: creatina, …' is a part of a capsule, 'Contenuto: 500 g' the end of a list. */
const capsuleContent = /^contenuto\s*[:|\t][\s|]*[a-z]/i;
/** 'Gusti disponibili' on a line of its own above the lists. */
const flavoursHeading = /^\s*gusti disponibili[^\S\n]{0,11}(?=\n)/i;
/** Characters before a heading in which the list that it is in has a comma; those of an indent. */
const listBefore = 200;
const maxIndent = 40;

/** Whether a marker begins a section, and is no word of a list. */
function isOfSection(text: string, { kind, start }: Marker): boolean {
  const before = text.slice(Math.max(0, start - listBefore), start).trimEnd();
  const isBehindBracket = hasMarkAt(before, before.length - 1, '([');
  // 'glutammato (ATTENZIONE!), latte': what is in a bracket of the list ends no list.
  if (kind === 'warnings') return !isBehindBracket;
  // 'Brodo 12%, ripieno (Ingredienti: ricotta, …': the items of a bracket.
  if (kind === 'ingredients') return !isBehindBracket || !before.includes(',');
  if (kind !== 'other') return true;
  const isHeading = start < maxIndent && start < (flavoursHeading.exec(text)?.[0].length ?? 0);
  return !isHeading && !capsuleContent.test(text.slice(start, start + 20));
}

/** 'Ingredienti Proteine del siero …', 'INGREDIENTI FARINA': the marker has lost its colon. */
const bareMarker =
  /^\s*(?:(?:Ingredienti|INGREDIENTI|ingredienti)\s+(?:[-–]\s+|(?=[A-ZÀ-Ý][a-zà-ù]))|Composizione\s+[-–—]\s+)/;
const bareCapitals =
  /^\s*INGREDIENTI\s+(?!ATTIVI|FUNZIONALI|PRINCIPALI|VEGETALI|NATURALI|DI|PER|GUST)(?=[A-ZÀ-Ý]{3})/;
/** 'Gallette. Ingredienti farro 80%, …' inside a text. */
const bareInside = /(?:^|[.!?]\s+)(?:Ingredienti|INGREDIENTI)\s+(?=[a-zà-ù*\d])/;

/** A list in Italian without a heading, or its colon, before one in another language. */
function bareItalian(text: string, markers: readonly Marker[]): Marker[] {
  const [first] = markers;
  if (first?.kind !== 'ingredients' || languageOfMarker(text, markers, 0) === 'it') return [];
  const before = text.slice(0, first.start);
  const found = bareInside.exec(before);
  if (!found)
    return isWholeList(before.trim()) ? [{ ...first, start: 0, textStart: 0, extra: '' }] : [];
  const { index: start } = found;
  return [{ kind: 'ingredients', start, textStart: start + found[0].length, extra: '' }];
}

/** 'INGREDIENTI CACAO: …' before the list of another flavour, which has such a heading, too. */
function isFlavourHeading(text: string): boolean {
  const from = text.length - text.trimStart().length;
  const hasAnother = text.toLowerCase().includes('ingredienti', from + 1);
  return hasAnother && variantHeading(text, from, text.length) !== null;
}

/** Reads the list of a product's first marker, and those of the further products of its text, as of a kit. */
function readMarked(source: Source, lists: readonly MarkedList[], state: ListState): void {
  const { text } = source;
  const list = chosen(lists);
  if (!list) {
    state.language ??= 'other';
    return;
  }
  const { i, marker, language, piece } = list;
  const before = state.variants.length;
  if (i === 0) {
    const lead = text.slice(0, marker.start);
    readBesideList(lead, state);
    // 'Farina, uova, burro, sale. Ingredienti della glassa: …'
    if (isList(lead.trim()))
      readBeside({ source, start: 0, end: marker.start, label: undefined }, state);
  }
  readPiece(piece, state);
  readBesideList(text.slice(piece.end), state);
  const printed = new Set([text.slice(piece.start, piece.end).trim()]);
  const own = state.variants[before];
  for (const other of lists) {
    const { start, end } = other.piece;
    const isFurther = other.i > i && other.language === language && other.marker.extra === '';
    const isNew = isFurther && !printed.has(text.slice(start, end).trim());
    if (isNew) {
      printed.add(text.slice(start, end).trim());
      readPiece({ ...other.piece, label: titleBefore(text, other.marker.start) }, state);
      if (own) own.label ??= titleBefore(text, marker.start);
    }
    // What an English list beside the Italian one names is in the product, too.
    if (language === 'it' && other.language === 'en') readBeside(other.piece, state);
  }
}

/** Reads a text from its ingredients marker to the next one, or whole up to the first other marker. */
export function readText(source: Source, state: ListState): void {
  const { text } = source;
  const found = listMarkers(text).filter((marker) => isOfSection(text, marker));
  const markers = [...bareItalian(text, found), ...found];
  const [first] = markers;
  const isHeaded = first?.kind === 'ingredients' && first.extra === '' && first.start < maxIndent;
  const flavours = listsOfFlavours(source, markers);
  const blocks = !first || (isHeaded && markers.length === 1) ? blocksIn(source) : [];
  const several = [flavours, blocks].find(({ length }) => length > 1);
  const lists = several ? [] : listsIn(source, markers);
  for (const piece of several ?? []) readPiece(piece, state);
  if (several) return;
  if (lists.length > 0) {
    readMarked(source, lists, state);
    return;
  }
  const lead = isFlavourHeading(text) ? null : (bareMarker.exec(text) ?? bareCapitals.exec(text));
  const start = (lead ?? flavoursHeading.exec(text))?.[0].length ?? 0;
  readPiece({ source, start, end: first?.start ?? text.length, label: undefined }, state);
  if (first) readBesideList(text.slice(first.start), state);
}

/** '**latte**', '*latte*': stars around words; one before a footnote has no second. */
const paired =
  /(?<![\p{L}\d*])(?:\*\*(?=\S)[^*]{1,120}\*\*|\*(?=[\p{L}\d])[^*,;.\n:(]{0,38}(?<=[\p{L}\d])\*)(?![\p{L}\d*])/gu;
const stars = /\*+/g;
/** '_latte_': an underscore at the edge of a word. */
const underscore = /(?<![\p{L}\d])_|_(?![\p{L}\d])/gu;

/** 'polve-' and 're' on the next line, 'seda- no': what may be one word, and what parts it. */
const wordBreak =
  /(?<=([\p{L}\d]{1,20}))(?:[-‐‑]?[^\S\n]{0,9}\n\s{0,30}| ?[-‐‑] )(?=([\p{L}\d]{1,20}))/gu;
const hyphens = ['-', '‐', '‑'];

/** Whether two parts of a text are of one word: 'lat' and 'te', 'SCA-' and 'MPI'. */
function isOneWord(before: string, parting: string, behind: string, isEnd: boolean): boolean {
  const [last, first] = [before.slice(-1), behind.charAt(0)];
  const hasHyphen = hyphens.includes(parting.charAt(0));
  const areSmall = isSmallLetter(last) && isSmallLetter(first);
  const areCapital = isCapital(last) && isCapital(first);
  const isKnown = isKnownWord(before) || (!hasHyphen && isKnownWord(behind));
  if (areSmall || areCapital) if (!isKnown && isKnownWord(before + behind)) return true;
  // 'alfa-' and 'lattoalbumina'
  if (!hasHyphen || !parting.includes('\n') || allergenOf(fold(behind)) !== undefined) return false;
  // 'polve-' and 're', but not 'sale -' and 'e pepe'
  if (areSmall) return behind.length > 1 || isEnd;
  return areCapital && isCapital(behind.charAt(1)) && !isKnown && !isKnownWord(behind);
}

/** The pieces of a text that are marks of emphasis or break words, in order. */
function marksIn(text: string): { start: number; end: number; text: string }[] {
  const marks: ReturnType<typeof marksIn> = [];
  const add = (start: number, { length }: string): void => {
    marks.push({ start, end: start + length, text: '' });
  };
  if (text.includes('*'))
    for (const { index, 0: words } of text.matchAll(paired))
      for (const star of words.matchAll(stars)) add(index + star.index, star[0]);
  if (text.includes('_'))
    for (const { index, 0: mark } of text.matchAll(underscore)) add(index, mark);
  if (hasAny(text, ['\n', '- ', '‐ ', '‑ ']))
    for (const { index, 0: parting, 1: before = '', 2: behind = '' } of text.matchAll(wordBreak)) {
      const end = index + parting.length + behind.length;
      if (isOneWord(before, parting, behind, text.charAt(end) !== ' ')) add(index, parting);
    }
  return marks.toSorted((one, other) => one.start - other.start);
}

/**
 * The source without marks of emphasis around words and without breaks of lines inside words; every
 * character keeps its place.
 */
export const withoutEmphasis = (source: Source): Source => withEdits(source, marksIn(source.text));
