import type { Allergen, HtmlReader, IngredientList, Result } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { looksLikeJson, readJson } from '../text/readJson.ts';
import { fold } from '../text/fold.ts';
import type { Path, Source } from '../text/source.ts';
import { findMarkers } from '../text/findMarkers.ts';
import { sectionEnd } from '../text/splitSections.ts';
import { longestInput } from '../nutrition/limits.ts';
import { isObject } from '../nutrition/shapes/readValue.ts';
import { findAllergens } from './findAllergens.ts';
import { placesPerText, type Findings, type Variant } from './frame.ts';
import { ListReader } from './ListReader.ts';
import { withoutEmphasis } from './emphasis.ts';

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

/** The fields of product details that may hold ingredients, in the order of §2. */
const fields = ['ingredienti', 'ingrediente', 'ingredients'] as const;
/** Fields that hold ingredients behind a marker word only, or a statement on traces. */
const markedFields = [
  'usage',
  'avvertenze',
  'caratteristiche',
  'long_description',
  'description',
] as const;
/** What one of several lists is for. */
const flavourKeys = ['gusto', 'flavor', 'flavour', 'aroma', 'variante', 'variant'] as const;
const wrappers = ['features', 'product_group_features', 'details'] as const;

type State = Findings & { variants: Variant[]; truncated: boolean; invalid: boolean; left: number };

/**
 * Reads a list of ingredients: a text, a list of texts, or product details with the fields of §2.
 * A text with marker words is cut to its ingredients. Never throws; nothing readable gives empty
 * lists.
 */
export function parseIngredients(
  input: unknown,
  _options: IngredientsOptions = {},
): Result<IngredientList> {
  const state: State = {
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

function readAny(input: unknown, path: Path, state: State, depth: number): void {
  if (depth > deepest) return;
  if (typeof input === 'string') readString(input, path, state, depth);
  else if (Array.isArray(input)) readList(input, path, state, depth);
  else if (isObject(input)) readDetails(input, path, state, depth);
}

function cut(text: string, state: State): string {
  const piece = text.length > state.left ? text.slice(0, state.left) : text;
  if (piece.length < text.length) state.truncated = true;
  state.left -= piece.length;
  return piece;
}

function readString(whole: string, path: Path, state: State, depth: number): void {
  const text = cut(whole, state);
  if (looksLikeJson(text)) {
    const json = readJson(text);
    if (!json.valid) state.invalid = true;
    if (typeof json.value === 'object' || (typeof json.value === 'string' && json.value !== text)) {
      state.left += text.length;
      readAny(json.value, path, state, depth + 1);
      return;
    }
  }
  const source = withoutEmphasis(readSource(text, path.length > 0 ? path : undefined));
  readText(source, state);
}

/** A text, from its ingredients marker to the next one, or whole up to the first other marker. */
function readText(source: Source, state: State): void {
  const markers = findMarkers(source.text);
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i];
    if (marker?.kind !== 'ingredients') continue;
    const end = sectionEnd(source.text, markers, i);
    if (end <= marker.textStart) continue;
    readPiece(source, marker.textStart, end, state, marker.extra);
    readStatements(source.text.slice(end), 'avvertenze', state);
    return;
  }
  const [first] = markers;
  readPiece(source, 0, first?.start ?? source.text.length, state, undefined);
  if (first) readStatements(source.text.slice(first.start), 'avvertenze', state);
}

function readPiece(
  source: Source,
  start: number,
  end: number,
  state: State,
  extra: string | undefined,
): void {
  const label =
    extra === undefined || extra === ''
      ? undefined
      : extra.replace(/^(?:al|per|del)\s+/i, '').trim();
  const reader = new ListReader(source, start, end, state, label);
  state.variants.push(...reader.variants);
  state.texts++;
}

/**
 * A list: of ingredients ('Avena', 'Cacao'), of whole lists, one for each flavour, or of text lines
 * one of which has the marker word.
 */
function readList(list: readonly unknown[], path: Path, state: State, depth: number): void {
  const before = state.variants.length;
  const marked = list.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
  let inside = false;
  list.forEach((item: unknown, i) => {
    if (!marked || typeof item !== 'string') readAny(item, [...path, i], state, depth + 1);
    else inside = readMarkedLine(item, [...path, i], state, inside);
  });
  const added = state.variants.slice(before);
  if (added.length < 2 || added.some(({ label }) => label !== undefined)) return;
  // Items of one list that came apart.
  const ingredients = added.flatMap((variant) => variant.ingredients);
  state.variants.splice(before, added.length, { ingredients });
}

/** Marker words stand at the start of a line. */
const markerReach = 4000;

const hasIngredientsMarker = (text: string): boolean =>
  findMarkers(text.slice(0, markerReach)).some(({ kind }) => kind === 'ingredients');

/** A line of a sectioned list; gives back whether the ingredients go on behind it. */
function readMarkedLine(whole: string, path: Path, state: State, inside: boolean): boolean {
  const source = withoutEmphasis(readSource(cut(whole, state), path));
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
  if (!inside || markers.length > 0 || /^\s*\*\*/.test(whole)) return false;
  readPiece(source, 0, source.text.length, state, undefined);
  return true;
}

/** Product details: the first field that holds ingredients; statements on traces from the others. */
function readDetails(
  details: Record<string, unknown>,
  path: Path,
  state: State,
  depth: number,
): void {
  const own = (key: string): unknown => (Object.hasOwn(details, key) ? details[key] : undefined);
  const before = state.variants.length;
  const found = (): boolean => state.variants.length > before;
  const flavour = flavourKeys.map(own).find((value) => typeof value === 'string');
  for (const key of wrappers) {
    const value = own(key);
    const isText = typeof value === 'string' && hasIngredientsMarker(value);
    const isLines =
      Array.isArray(value) &&
      value.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
    if (!found() && (isText || isLines || isObject(value)))
      readAny(value, [...path, key], state, depth + 1);
  }
  for (const key of fields) {
    if (!found()) readAny(own(key), [...path, key], state, depth + 1);
  }
  for (const key of markedFields) {
    const value = own(key);
    const isMarked = typeof value === 'string' && hasIngredientsMarker(value);
    if (!found() && isMarked) readAny(value, [...path, key], state, depth + 1);
  }
  const usage = own('usage');
  if (!found() && typeof usage === 'string' && looksLikeList(usage))
    readAny(usage, [...path, 'usage'], state, depth + 1);
  for (const key of ['avvertenze', 'allergeni', 'allergens', 'tracce'] as const) {
    const value = own(key);
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    for (const text of texts) if (typeof text === 'string') readStatements(text, key, state);
  }
  if (!found()) readFlavours(details, path, state, depth);
  const first = state.variants[before];
  if (first && typeof flavour === 'string' && flavour.trim() !== '') first.label ??= flavour.trim();
}

/** `usage` may hold a list (§2); directions for use are sentences with a verb. */
const looksLikeList = (text: string): boolean =>
  text.includes(',') &&
  !/\b(?:assum\w+|mescol\w+|sciogli\w+|agit\w+|miscel(?:are|ando)|al giorno|prima|dopo|acqua|misurin\w+|consum\w+|prender\w+|bere|ingeri\w+|appli\w+)\b/i.test(
    text,
  );

/** Allergens and traces in a field of their own, or in the warnings. */
function readStatements(text: string, key: string, state: State): void {
  for (const sentence of text.slice(0, longestInput).split(/[.\n]/)) {
    const isTrace =
      key === 'tracce' || /\btracc|pu[oò'’] contenere|stabiliment|may contain/i.test(sentence);
    if (key === 'avvertenze' && !isTrace) continue;
    for (const { allergen, exempt } of findAllergens(sentence, 0, sentence.length)) {
      const list = isTrace ? state.traces : state.allergens;
      if ((isTrace || !exempt) && !list.has(allergen))
        list.set(allergen, state.texts * placesPerText);
    }
    state.texts++;
  }
}

/** `{ 'Gusto cacao': '…', 'Gusto vaniglia': '…' }`; under `ingredienti` the bare flavours, too. */
function readFlavours(
  details: Record<string, unknown>,
  path: Path,
  state: State,
  depth: number,
): void {
  const isInside = fields.some((field) => field === path.at(-1));
  for (const key of Object.keys(details)) {
    const value = details[key];
    if (typeof value !== 'string' && !Array.isArray(value)) continue;
    if (!isInside && !/^(?:gust[oi]|flavou?r)\b/.test(fold(key))) continue;
    if (isInside && flavourKeys.some((name) => name === key)) continue;
    const before = state.variants.length;
    readAny(value, [...path, key], state, depth + 1);
    const [first] = state.variants.slice(before);
    if (first) first.label ??= key.replaceAll('_', ' ');
  }
}
