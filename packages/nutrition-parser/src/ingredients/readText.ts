import { kindOf } from '../allergens/answers.ts';
import { findAllergens } from '../allergens/findAllergens.ts';
import { type Entered } from '../document/guard.ts';
import { listMarkers, mayHoldList } from '../document/listMarkers.ts';
import { type Marker, sectionEnd } from '../document/sections.ts';
import {
  type Language,
  languageOfList as languageOfText,
  foreignStart,
  languageOf,
} from '../language/languageOf.ts';
import { withoutLanguage, chosen, languageParts } from '../language/languageParts.ts';
import { atWord, atStart, sourceOf } from '../lexicon/phrases.ts';
import { type Ingredient } from '../model.ts';
import { onOneLine } from '../text/chars.ts';
import { readSource } from '../text/clean.ts';
import { fold } from '../text/fold.ts';
import { maxInputLength } from '../text/limits.ts';
import { splitAtAny } from '../text/pieces.ts';
import { type Path, type Source, spanOf } from '../text/source.ts';
import { trimmedAround, withoutColon } from '../text/trim.ts';
import { type Findings, collectAllergens } from './collectAllergens.ts';
import { type Branch, type Node } from './items.ts';
import { withoutEmphasis, tableStart, valuesStart, variantHeading } from './layout.ts';
import { isKnownIngredient, isMissingList } from './names.ts';
import { type Piece, readItems } from './readItems.ts';

/** Where a value is in the input. */
export type Place = { path: Path; depth: number };

/** What the texts of one input have in common. */
export type ListState = Findings & {
  variants: Variant[];
  /** The language of what was read, or 'other' where a list was left unread. */
  language: Language | undefined;
  /** The language of the list whose items are being read. */
  within: Language | undefined;
  /** Texts beside the list, which may declare allergens. */
  beside: string[];
  /** Whether the input has any text. */
  hasText: boolean;
  truncated: boolean;
  invalid: boolean;
  /** Characters that may still be read. */
  left: number;
  /** The objects and lists around what is read. */
  entered: Entered;
  /** Reads any value of the input into the state. */
  read: (input: unknown, place: Place, state: ListState) => void;
};

export const newState = (read: ListState['read'], entered: Entered): ListState => ({
  variants: [],
  allergens: new Map(),
  traces: new Map(),
  notes: [],
  texts: 0,
  language: undefined,
  within: undefined,
  beside: [],
  hasText: false,
  truncated: false,
  invalid: false,
  left: maxInputLength,
  entered,
  read,
});

/** The place of what is under a key. */
export const placeOf = ({ path, depth }: Place, key: string | number): Place => ({
  path: [...path, key],
  depth: depth + 1,
});

const maxValues = 1000;

/** The first texts of a value, whatever its form. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const values = [value];
  for (let i = 0; i < Math.min(values.length, maxValues); i++) {
    const item = values[i];
    if (typeof item === 'string') texts.push(item);
    else if (typeof item === 'object' && item !== null)
      values.push(...Object.values(item).slice(0, maxValues));
  }
  return texts;
}

/** As much of a text as may still be read. */
export function cut(text: string, state: ListState): string {
  const piece = text.length > state.left ? text.slice(0, state.left) : text;
  if (piece.length < text.length) state.truncated = true;
  state.left -= piece.length;
  return piece;
}

/** The heading of the first list in a text of the input, with its tags, and what is behind it; or null. */
export function textBehindMarker(raw: string): { heading: string; text: string } | null {
  const piece = raw.slice(0, maxInputLength);
  if (!mayHoldList(piece)) return null;
  const { text } = readSource(piece);
  const markers = listMarkers(text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (!marker) return null;
  const { start, textStart } = marker;
  return {
    heading: fold(text, start, textStart),
    text: text.slice(textStart, markers[at + 1]?.start),
  };
}

export const hasIngredientsMarker = (text: string): boolean => textBehindMarker(text) !== null;

/** Longer titles are sentences. */
const maxTitleLength = 40;
const endsOfSentences = ['\n', '.', ';', ')', '!', ','];
const marksOfTitles = ' -–—:*#_([';

/** The name of a product before the marker of its list: 'Omega 3 - Ingredienti: …'. */
function titleBefore(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - maxTitleLength - 10), at);
  const line = trimmedAround(before, `${marksOfTitles}\n`);
  const from = Math.max(...endsOfSentences.map((mark) => line.lastIndexOf(mark))) + 1;
  const title = trimmedAround(line.slice(from), marksOfTitles);
  return title === '' || title.length > maxTitleLength ? undefined : title;
}

/** No product has more. */
const maxFlavours = 60;

/** The flavour before a list's marker, on the line above or the same. */
const flavourBefore =
  /(?:^|[\n.;!])[^a-zà-ù\n.;!]*((?:gusto|flavou?r|variante)\s*[:–-]?\s*[^\n:.;!]{2,40}?)[\s*:–-]*$/i;

/** 'Gusto: Cacao' and under it 'Ingredienti: …', for each flavour: lists of their own; else null. */
function flavourListsIn(source: Source, markers: readonly Marker[]): Piece[] | null {
  const { text } = source;
  const lists = markers.flatMap((marker) => {
    const from = Math.max(0, marker.start - 80);
    const before = text.slice(from, marker.start);
    const line = marker.kind === 'ingredients' ? flavourBefore.exec(before) : null;
    const name = line?.[1];
    const label = name === undefined ? undefined : withoutColon(name, ':–-');
    return line && label !== undefined ? [{ marker, label, start: from + line.index }] : [];
  });
  if (lists.length < 2 || lists.length > maxFlavours) return null;
  return lists.map(({ marker, label }, i) => ({
    source,
    start: marker.textStart,
    end: lists[i + 1]?.start ?? sectionEnd(text, markers, markers.indexOf(marker)),
    label,
  }));
}

/** 'Cacao' on a line of its own, and a list on the next. */
const block =
  /(?:^|\n)[^\S\n]{0,9}[*#]{0,6} ?([A-ZÀ-Ý][^\n,:;.()%]{2,30})\n\s{0,9}(?=([^\n,]{3,80}),)/g;

/** The lists of flavours in blocks with their names above, where all begin alike; else null. */
function blocksIn(source: Source): Piece[] | null {
  if (!source.text.includes('\n')) return null;
  const blocks = [...source.text.matchAll(block)].slice(0, maxFlavours);
  const [first] = blocks;
  const isEach = blocks.every(([, , begin]) => begin === first?.[2]);
  if (blocks.length < 2 || !isEach) return null;
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

const isShort = (piece: string): boolean => piece.split(' ').length <= maxWords;

const isItem = (piece: string): boolean =>
  isKnownIngredient(piece) || findAllergens(piece, 0, piece.length).length > 0;

/** Whether a text is a list of ingredients without a heading, and no praise, use or list of flavours. */
function isList(text: string): boolean {
  const pieces = splitAtAny(text, ',;').map((piece) => piece.trim());
  const [first = ''] = pieces;
  if (pieces.length < minItems || first.includes(':') || !pieces.every(isShort)) return false;
  return isItem(first) && pieces.filter(isItem).length >= minKnown && !namesFlavours.test(text);
}

/** 'Acqua, sale. EN - ': whether a text before a heading is a list to the end of its sentence. */
function isWholeList(before: string): boolean {
  const text = before.trim();
  const [sentence = ''] = text.split('. ', 1);
  const pieces = splitAtAny(sentence, ',;.').flatMap((piece) => piece.trim() || []);
  return isList(text) || (pieces.every(isItem) && pieces.some(isKnownIngredient));
}

/** 'Farina, uova, burro, sale. Ingredienti della glassa: …': what the list before a heading names. */
function readListBefore(source: Source, end: number, findings: Findings): void {
  if (!isList(source.text.slice(0, end).trim())) return;
  const reading = readItems({ source, start: 0, end, label: undefined });
  collectAllergens({ ...findings, notes: [] }, reading, source);
}

/** No kit has more products. */
const maxProducts = 20;

/** The language of the list of a marker, its heading with it; undefined for that of another section. */
function languageOfList(text: string, markers: readonly Marker[], i: number): Language | undefined {
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return undefined;
  return languageOfText(text.slice(marker.start, markers[i + 1]?.start));
}

/** Where a list ends: before the title of the next product's. */
function endBefore(text: string, markers: readonly Marker[], i: number, end: number): number {
  const next = markers[i + 1];
  const isAnother = next?.extra === '' && languageOfList(text, markers, i + 1) === 'it';
  const title = isAnother && next ? titleBefore(text, next.start) : undefined;
  return title === undefined ? end : Math.min(end, text.lastIndexOf(title, next?.start));
}

/** The list of the marker at a place of the markers; null where it has none. */
function listAt(source: Source, markers: readonly Marker[], i: number): Piece | null {
  const { text } = source;
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return null;
  const end = endBefore(text, markers, i, withoutLanguage(text, sectionEnd(text, markers, i)));
  const { textStart: start, extra: label } = marker;
  return end > start ? { source, start, end, label } : null;
}

/** The lists of the further products of a text, as of a kit; the first marker's is none of them. */
function otherLists(source: Source, markers: readonly Marker[], language: Language): Piece[] {
  const { text } = source;
  const printed = new Set<string>();
  const lists: Piece[] = [];
  for (let i = 0; i < markers.length && printed.size < maxProducts; i++) {
    const marker = markers[i];
    const piece = languageOfList(text, markers, i) === language ? listAt(source, markers, i) : null;
    const list = piece ? text.slice(piece.start, piece.end).trim() : '';
    if (!marker || !piece || printed.has(list)) continue;
    printed.add(list);
    if (i > 0 && marker.extra === '')
      lists.push({ ...piece, label: titleBefore(text, marker.start) });
  }
  return lists;
}

const question = /[^.!?;\n]*\?\s*([^.!?;\n]*)/g;

/** Keeps what is beside the list, in which allergens may be declared; 'Contiene latte? No.' declares none. */
function readBesideList(text: string, state: ListState): void {
  const said = text.replace(question, (found, answer) => (kindOf(answer) === 'no' ? ' ' : found));
  if (said.trim() !== '') state.beside.push(said);
}

/** A list of one flavour, or the only one, as the model has it. */
type Variant = { label?: string; ingredients: Ingredient[] };

function toIngredient(source: Source, node: Node): Ingredient {
  const { name, percent, code, role, exempt, children, start, end } = node;
  const ingredient: Ingredient = { name };
  if (percent !== undefined) ingredient.percent = percent;
  if (code !== undefined) ingredient.code = code;
  if (role !== undefined) ingredient.role = role;
  if (exempt) ingredient.exempt = true;
  if (children) ingredient.children = children.map((child) => toIngredient(source, child));
  ingredient.span = spanOf(source, start, end);
  return ingredient;
}

/** The model's form of a tree, with the places in the original text. */
function toVariant(source: Source, { label, items }: Branch): Variant {
  const ingredients = items.map((item) => toIngredient(source, item));
  return label === undefined ? { ingredients } : { label, ingredients };
}

/** 'Contenuto: creatina, …' is a part of a capsule, 'Contenuto: 500 g' the end of a list. */
const capsuleContent = /^contenuto\s*[:|\t][\s|]*[a-z]/i;

/** Characters before a heading in which the list that it is in has a comma. */
const listBefore = 200;

const flavoursHeading = atStart('gusti disponibili');

const textBefore = (text: string, start: number): string =>
  text.slice(Math.max(0, start - listBefore), start).trimEnd();

const isBehindBracket = (before: string): boolean => '(['.includes(before.at(-1) ?? ' ');

/** Spaces between a heading and the end of its line. */
const maxHeadingEnd = 12;
/** Characters before it. */
const maxIndent = 40;

/** Past 'Gusti disponibili' on a line of its own above the lists; 0 where it is not. */
function pastFlavoursHeading(text: string): number {
  const from = text.length - text.trimStart().length;
  const [heading = ''] = flavoursHeading.exec(text.slice(from, from + 20)) ?? [];
  const end = from + heading.length;
  const [behind = '', next] = text.slice(end, end + maxHeadingEnd).split('\n', 2);
  return heading !== '' && next !== undefined && behind.trim() === '' ? end : 0;
}

/** Whether a marker begins a section, and is no word of a list. */
function isOfSection(text: string, { kind, start }: Marker): boolean {
  const before = textBefore(text, start);
  // 'glutammato (ATTENZIONE!), latte': what is in a bracket of the list ends no list.
  if (kind === 'warnings') return !isBehindBracket(before);
  // 'Brodo 12%, ripieno (Ingredienti: ricotta, …': the items of a bracket.
  if (kind === 'ingredients') return !isBehindBracket(before) || !before.includes(',');
  if (kind !== 'other') return true;
  const isHeading = start < maxIndent && start < pastFlavoursHeading(text);
  return !isHeading && !capsuleContent.test(text.slice(start, start + 20));
}

/** 'Ingredienti Proteine del siero …': the marker has lost its colon. */
const bareMarker =
  /^\s*(?:(?:Ingredienti|INGREDIENTI|ingredienti)\s+(?:[-–]\s+|(?=[A-ZÀ-Ý][a-zà-ù]))|Composizione\s+[-–—]\s+)/;
const bareCapitals =
  /^\s*INGREDIENTI\s+(?!ATTIVI|FUNZIONALI|PRINCIPALI|VEGETALI|NATURALI|DI|PER|GUST)(?=[A-ZÀ-Ý]{3})/;

/** 'Gallette. Ingredienti farro 80%, …' inside a text. */
const bareInside = /(?:^|[.!?]\s+)(?:Ingredienti|INGREDIENTI)\s+(?=[a-zà-ù*\d])/;

/** A list in Italian without a heading, or its colon, before one in another language; else null. */
function bareItalian(text: string, markers: readonly Marker[]): Marker | null {
  const [first] = markers;
  if (first?.kind !== 'ingredients' || languageOfList(text, markers, 0) === 'it') return null;
  const before = text.slice(0, first.start);
  const found = bareInside.exec(before);
  if (!found) return isWholeList(before) ? { ...first, start: 0, textStart: 0, extra: '' } : null;
  const { index: start } = found;
  return { kind: 'ingredients', start, textStart: start + found[0].length, extra: '' };
}

const articles = new RegExp(`^(?:${sourceOf('al|per|del|nel|il|la|i')}\\s+)+|["“”«»]`, 'gi');

/** 'Ingredienti (1 compressa): …' */
const isDose = atStart(
  '(per [(#|una|un|ogni) ]|(#|una|un|ogni) )(compress|capsul|dos|porzion|bustin|misurin|perl|softgel|stick|fial)~',
);

/** A text of the input, cleaned of what is no word. */
export const sourceOfList = (text: string, path: Path | undefined): Source =>
  withoutEmphasis(readSource(text, path));

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
  const table = tableStart(source.text, piece.start, piece.end);
  const last = valuesStart(source.text, piece.start, table);
  const parts = languageParts(source.text, piece.start, last);
  const part = chosen(parts) ?? (state.within && parts[0]);
  if (!part) {
    state.language ??= 'other';
    return;
  }
  const { start } = part;
  const end = foreignStart(source.text, start, part.end);
  const isFlavour = label !== undefined && label !== '' && !isDose.test(label);
  const flavour = isFlavour ? label.replace(articles, '').trim() : undefined;
  const reading = readItems({ source, start, end, label: flavour });
  collectAllergens(state, reading, source);
  for (const branch of reading.branches) {
    const items = branch.items.filter((item) => !isMissingList(item));
    for (const item of branch.items) if (isMissingList(item)) state.notes.push(item.name);
    state.variants.push(toVariant({ ...source, text: reading.text }, { ...branch, items }));
  }
  if (state.language !== 'it' && reading.branches.length > 0)
    state.language = state.within ?? part.language;
  state.texts++;
  if (end < part.end) {
    const rest = source.text.slice(end, part.end);
    state.notes.push(onOneLine(rest));
    readBesideList(rest, state);
  }
  for (const other of parts)
    if (other !== part && other.language !== 'other') readBeside({ ...piece, ...other }, state);
  // 'Per 100 g: Proteine 80 g, …, latte': what is among values on the list's line counts, too.
  readBeside({ ...piece, start: last, end: table }, state);
}

/** Headings of the most languages that a label has, and of the sections between them. */
const maxLists = 60;

/** What an English list beside the Italian one names is in the product, too. */
function readEnglish(
  source: Source,
  markers: readonly Marker[],
  own: number,
  state: ListState,
): void {
  for (const i of markers.slice(0, maxLists).keys()) {
    const isOther = i !== own && languageOfList(source.text, markers, i) === 'en';
    const piece = isOther ? listAt(source, markers, i) : null;
    if (piece) readBeside(piece, state);
  }
}

/** 'INGREDIENTI CACAO: …' before the list of another flavour, which has such a heading, too. */
function isFlavourHeading(text: string): boolean {
  const from = text.length - text.trimStart().length;
  return (
    text.toLowerCase().includes('ingredienti', from + 1) &&
    variantHeading(text, from, text.length) !== null
  );
}

/** The lists of several flavours in one text, where it has them. */
function readFlavourLists(source: Source, markers: readonly Marker[], state: ListState): boolean {
  const [first] = markers;
  const isHeaded = first?.kind === 'ingredients' && first.extra === '' && first.start < maxIndent;
  const mayHoldBlocks = !first || (isHeaded && markers.length === 1);
  const lists = flavourListsIn(source, markers) ?? (mayHoldBlocks ? blocksIn(source) : null);
  for (const piece of lists ?? []) readPiece(piece, state);
  return lists !== null;
}

/** Reads a text from its ingredients marker to the next one, or whole up to the first other marker. */
export function readText(source: Source, state: ListState): void {
  const { text } = source;
  const found = listMarkers(text).filter((marker) => isOfSection(text, marker));
  const bare = bareItalian(text, found);
  const markers = bare ? [bare, ...found] : found;
  if (readFlavourLists(source, markers, state)) return;
  const before = state.variants.length;
  const lists = [...markers.keys()].flatMap((i) => {
    const language = languageOfList(text, markers, i);
    const piece = language && listAt(source, markers, i);
    return piece ? [{ i, language, piece }] : [];
  });
  const list = chosen(lists);
  if (list) {
    const { i, language, piece } = list;
    const { start } = markers[i] ?? piece;
    if (i === 0) {
      readBesideList(text.slice(0, start), state);
      readListBefore(source, start, state);
    }
    readPiece(piece, state);
    readBesideList(text.slice(piece.end), state);
    const others = otherLists(source, markers.slice(i), language);
    for (const other of others) readPiece(other, state);
    if (language === 'it') readEnglish(source, markers, i, state);
    const own = state.variants[before];
    if (others.length > 0 && own) own.label ??= titleBefore(text, start);
    return;
  }
  if (lists.length > 0) {
    state.language ??= 'other';
    return;
  }
  const [first] = markers;
  const bareLead = isFlavourHeading(text)
    ? undefined
    : (bareMarker.exec(text) ?? bareCapitals.exec(text))?.[0].length;
  const lead = bareLead ?? pastFlavoursHeading(text);
  readPiece({ source, start: lead, end: first?.start ?? text.length, label: undefined }, state);
  if (first) readBesideList(text.slice(first.start), state);
}
