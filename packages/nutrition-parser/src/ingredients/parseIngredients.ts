import type { Allergen, HtmlReader, IngredientList, Result } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { looksLikeJson, readJson, unfenced } from '../text/readJson.ts';
import type { Path, Source } from '../text/source.ts';
import { findMarkers, type Marker } from '../text/findMarkers.ts';
import { sectionEnd } from '../text/splitSections.ts';
import { longestInput } from '../nutrition/limits.ts';
import { isObject } from '../nutrition/shapes/readValue.ts';
import { ListReader } from './ListReader.ts';
import { italianPart, withoutLanguage } from './languages.ts';
import { unscanned, withoutEmphasis } from './emphasis.ts';
import { hasIngredientsMarker, readDetails, type ListState } from './readDetails.ts';
import { readNamedItem } from './readNamedItem.ts';
import { readStatements } from './readStatements.ts';
import { isTitledList, readTitled } from './readTitled.ts';
import { statementAt } from './statements.ts';
import { tableStart } from './tableStart.ts';

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

/**
 * Reads a list of ingredients: a text, a list of texts, or product details with the fields of §2.
 * A text with marker words is cut to its ingredients. Never throws; nothing readable gives empty
 * lists.
 */
export function parseIngredients(
  input: unknown,
  _options: IngredientsOptions = {},
): Result<IngredientList> {
  const state: ListState = {
    variants: [],
    allergens: new Map(),
    traces: new Map(),
    notes: [],
    texts: 0,
    truncated: false,
    invalid: false,
    left: longestInput,
  };
  try {
    readAny(input, [], state, 0);
  } catch {
    // Only an input that throws when it is looked at (a getter, a proxy) comes here.
  }
  const labelled =
    state.variants.some(({ label }) => label !== undefined) || state.variants.length > 1;
  const diagnostics: Result<IngredientList>['diagnostics'] = [];
  if (state.invalid) {
    diagnostics.push({
      code: 'json-invalid',
      severity: 'error',
      message: 'The JSON is broken; what could be made out was read.',
    });
  }
  if (state.truncated) {
    diagnostics.push({
      code: 'input-truncated',
      severity: 'warning',
      message: `Only the first ${longestInput} characters were read.`,
    });
  }
  return {
    value: {
      ingredients: state.variants[0]?.ingredients ?? [],
      variants: labelled ? state.variants : [],
      allergens: inOrder(state.allergens),
      traces: inOrder(state.traces),
      notes: state.notes,
    },
    diagnostics,
  };
}

/** Allergens as they came. */
const inOrder = (found: Map<Allergen, number>): Allergen[] =>
  [...found].toSorted(([, a], [, b]) => a - b).map(([allergen]) => allergen);

const deepest = 6;

function readAny(input: unknown, path: Path, state: ListState, depth: number): void {
  if (depth > deepest) return;
  if (typeof input === 'string') readString(input, path, state, depth);
  else if (Array.isArray(input)) readList(input, path, state, depth);
  else if (isObject(input)) readDetails(input, path, state, depth, readAny);
}

function cut(text: string, state: ListState): string {
  const piece = text.length > state.left ? text.slice(0, state.left) : text;
  if (piece.length < text.length) state.truncated = true;
  state.left -= piece.length;
  return piece;
}

function readString(whole: string, path: Path, state: ListState, depth: number): void {
  const text = cut(whole, state);
  const bare = unfenced(text);
  if (looksLikeJson(bare)) {
    const json = readJson(bare);
    if (!json.valid) state.invalid = true;
    if (typeof json.value === 'object' || (typeof json.value === 'string' && json.value !== bare)) {
      state.left += text.length;
      readAny(json.value, path, state, depth + 1);
      return;
    }
  }
  const source = unscanned(withoutEmphasis(readSource(text, path.length > 0 ? path : undefined)));
  readText(source, state);
}

/** 'Contenuto: creatina, …' is a part of a capsule, 'Contenuto: 500 g' the end of a list. */
const capsuleContent = /^contenuto\s*:\s*[a-z]/i;

/** A text, from its ingredients marker to the next one, or whole up to the first other marker. */
function readText(source: Source, state: ListState): void {
  const markers = findMarkers(source.text).filter(
    ({ kind, start }) =>
      kind !== 'other' || !capsuleContent.test(source.text.slice(start, start + 20)),
  );
  const isItalian = ({ kind, start }: Marker): boolean =>
    kind === 'ingredients' &&
    !/^(?:ingredients|ingr[eé]dients|ingredientes|ingredienten|zutaten)/i.test(
      source.text.slice(start, start + 12),
    );
  if (readFlavours(source, markers, state)) return;
  if (markers.length === 0 && readBlocks(source, state)) return;
  const inItalian = markers.findIndex(isItalian);
  for (let i = Math.max(0, inItalian); i < markers.length; i++) {
    const marker = markers[i];
    if (marker?.kind !== 'ingredients') continue;
    const end = withoutLanguage(source.text, sectionEnd(source.text, markers, i));
    if (end <= marker.textStart) continue;
    if (i === 0) readStatements(source.text.slice(0, marker.start), 'avvertenze', state);
    readPiece(source, marker.textStart, end, state, marker.extra);
    readStatements(source.text.slice(end), 'avvertenze', state);
    return;
  }
  const [first] = markers;
  const lead = bareMarker.exec(source.text)?.[0].length ?? 0;
  readPiece(source, lead, first?.start ?? source.text.length, state, undefined);
  if (first) readStatements(source.text.slice(first.start), 'avvertenze', state);
}

/** No product has more. */
const mostFlavours = 60;

const flavourLine =
  /(?:^|\n)[\s*#]*((?:gusto|flavou?r|variante)\s*[:–-]?\s*[^\n:]{2,40}?)[\s*]*\n[\s*#]*$/i;

/** 'Gusto: Cacao' and under it 'Ingredienti: …', for each flavour: lists of their own. */
function readFlavours(source: Source, markers: readonly Marker[], state: ListState): boolean {
  const { text } = source;
  const lists = markers.flatMap((marker) => {
    const from = Math.max(0, marker.start - 80);
    const before = text.slice(from, marker.start);
    const line = marker.kind === 'ingredients' ? flavourLine.exec(before) : null;
    const label = line?.[1]?.replace(/\s*[:–-]\s*/, ' ');
    return line && label !== undefined ? [{ marker, label, start: from + line.index }] : [];
  });
  if (lists.length < 2 || lists.length > mostFlavours) return false;
  lists.forEach(({ marker, label }, i) => {
    const end = lists[i + 1]?.start ?? sectionEnd(text, markers, markers.indexOf(marker));
    readPiece(source, marker.textStart, end, state, label);
  });
  return true;
}

/** 'Cacao' on a line of its own, and a list on the next. */
const block = /(?:^|\n)[\s*#]*([A-ZÀ-Ý][^\n,:;.()%]{2,30})\n\s*(?=([^\n,]{3,80}),)/g;

/** The lists of flavours in blocks with their names above, where all begin alike. */
function readBlocks(source: Source, state: ListState): boolean {
  if (!source.text.includes('\n')) return false;
  const blocks = [...source.text.matchAll(block)].slice(0, mostFlavours);
  const [first] = blocks;
  const isEach = blocks.every(([, , begin]) => begin === first?.[2]);
  if (blocks.length < 2 || !isEach) return false;
  blocks.forEach(({ index, 0: head, 1: label }, i) => {
    const end = blocks[i + 1]?.index ?? source.text.length;
    readPiece(source, index + head.length, end, state, label);
  });
  return true;
}

/** 'Ingredienti Proteine del siero …': the marker has lost its colon. */
const bareMarker =
  /^\s*(?:(?:Ingredienti|INGREDIENTI|ingredienti)\s+(?=[A-ZÀ-Ý][a-zà-ù])|INGREDIENTI\s+(?!ATTIVI|FUNZIONALI|PRINCIPALI|VEGETALI|NATURALI|DI|PER|GUST)(?=[A-ZÀ-Ý]{3}))/;

function readPiece(
  source: Source,
  first: number,
  last: number,
  state: ListState,
  extra: string | undefined,
): void {
  const [start, end] = italianPart(source.text, first, tableStart(source.text, first, last));
  const label =
    extra === undefined || extra === ''
      ? undefined
      : extra.replace(/^(?:(?:al|per|del|nel|il|la|i)\s+)+|["“”«»]/gi, '').trim();
  const reader = new ListReader(source, start, end, state, label);
  state.variants.push(...reader.variants);
  state.texts++;
}

/**
 * A list: of ingredients ('Avena', 'Cacao'), of whole lists, one for each flavour, or of text lines
 * one of which has the marker word.
 */
function readList(list: readonly unknown[], path: Path, state: ListState, depth: number): void {
  const before = state.variants.length;
  const marked = list.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
  const titled = list.some((item) => isObject(item) && isTitledList(item));
  let inside = false;
  list.forEach((item: unknown, i) => {
    if (isObject(item)) {
      if (readTitled(item, [...path, i], state, depth, readAny)) return;
      if (!titled && readNamedItem(item, [...path, i], state, depth, readAny)) return;
    }
    if (!marked || typeof item !== 'string') readAny(item, [...path, i], state, depth + 1);
    else inside = readMarkedLine(item, [...path, i], state, inside);
  });
  const added = state.variants.slice(before);
  if (added.length < 2 || added.some(({ label }) => label !== undefined)) return;
  // Items of one list that came apart.
  const ingredients = added.flatMap((variant) => variant.ingredients);
  state.variants.splice(before, added.length, { ingredients });
}

/** A line of a sectioned list; gives back whether the ingredients go on behind it. */
function readMarkedLine(whole: string, path: Path, state: ListState, inside: boolean): boolean {
  const source = unscanned(withoutEmphasis(readSource(cut(whole, state), path)));
  const markers = findMarkers(source.text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (marker) {
    const next = markers
      .slice(at + 1)
      .find((later) => later.kind !== 'ingredients' || later.extra === '');
    readPiece(source, marker.textStart, next?.start ?? source.text.length, state, marker.extra);
    return next === undefined;
  }
  const first = Math.max(0, source.text.search(/\S/));
  const statement = statementAt(source.text, first, source.text.length);
  const isStatement = statement === 'contains' || statement === 'traces';
  if (markers[0]?.kind === 'warnings') readStatements(source.text, 'avvertenze', state);
  if (markers.length > 0 || (!isStatement && (!inside || /^\s*\*\*/.test(whole)))) return false;
  readPiece(source, 0, source.text.length, state, undefined);
  return inside;
}
