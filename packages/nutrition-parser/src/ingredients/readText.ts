import { kindOf } from '../allergens/answerKinds.ts';
import { listMarkers } from '../document/listMarkers.ts';
import { type Marker } from '../document/sections.ts';
import { languageOf, foreignStart } from '../language/languageOf.ts';
import { languageParts, chosen } from '../language/languageParts.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { type Ingredient } from '../model.ts';
import { onOneLine } from '../text/chars.ts';
import { readSource } from '../text/clean.ts';
import { type Source, spanOf, type Path } from '../text/source.ts';
import { collectAllergens } from './collectAllergens.ts';
import { withoutEmphasis } from './emphasis.ts';
import { tableStart, valuesStart, variantHeading } from './layout.ts';
import {
  languageOfList,
  isWholeList,
  listAt,
  flavourListsIn,
  blocksIn,
  readListBefore,
  otherLists,
  titleBefore,
} from './listsInText.ts';
import { isMissingList } from './names.ts';
import { type Piece, readItems } from './list.ts';
import { type ListState, type Variant } from './state.ts';
import { type Node, type Branch } from './tree.ts';

const question = /[^.!?;\n]*\?\s*([^.!?;\n]*)/g;

/** Keeps what is beside the list, in which allergens may be declared; 'Contiene latte? No.' declares none. */
function readBesideList(text: string, state: ListState): void {
  const said = text.replace(question, (found, answer) => (kindOf(answer) === 'no' ? ' ' : found));
  if (said.trim() !== '') state.beside.push(said);
}

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
  const bareLead = (bareMarker.exec(text) ?? bareCapitals.exec(text))?.[0].length ?? 0;
  const lead = bareLead > 0 && !isFlavourHeading(text) ? bareLead : pastFlavoursHeading(text);
  readPiece({ source, start: lead, end: first?.start ?? text.length, label: undefined }, state);
  if (first) readBesideList(text.slice(first.start), state);
}
