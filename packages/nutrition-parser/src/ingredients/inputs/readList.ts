import { isObject } from '../../document/values.ts';
import { basisLeadEnd } from '../../nutrition/values/headings.ts';
import { listMarkers } from '../../document/listMarkers.ts';
import { tableAt } from '../../allergens/answers.ts';
import { pastTableHead } from '../tableHead.ts';
import { findAllergens } from '../../allergens/findAllergens.ts';
import { languageOf, type Language } from '../../language/languageOf.ts';
import { statementAt } from '../statements.ts';
import { isIngredient } from '../isKnownIngredient.ts';
import { groupsAlike, readFlavourItem } from './flavourItems.ts';
import { hasIngredientsMarker } from './hasMarker.ts';
import { flavourNameOf, readNamedItem } from './readNamedItem.ts';
import { readPiece, sourceOfList, withinLanguage } from './readText.ts';
import { isTitledList, readTitled } from './readTitled.ts';
import { isNothing } from './shares.ts';
import { readStatements } from './readStatements.ts';
import { cut, placeOf, textsIn, type ListState, type Place } from './state.ts';

/** Reads a line of a sectioned list; gives back whether the ingredients go on behind it. */
function readMarkedLine(whole: string, place: Place, state: ListState, inside: boolean): boolean {
  const source = sourceOfList(cut(whole, state), place.path);
  const { text } = source;
  const markers = listMarkers(text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (marker) {
    const next = markers
      .slice(at + 1)
      .find((later) => later.kind !== 'ingredients' || later.extra === '');
    const { textStart: start, extra: label } = marker;
    readPiece({ source, start, end: next?.start ?? text.length, label }, state);
    return next === undefined;
  }
  // 'PER CAPSULA: Magnesio 375 mg', but not 'Per dose: latte 10 g'
  if (basisLeadEnd(text) > 0 && findAllergens(text, 0, text.length).length === 0) return false;
  const kind = statementAt(text, text.length - text.trimStart().length, text.length);
  const isStatement = kind === 'contains' || kind === 'traces';
  if (markers[0]?.kind === 'warnings') readStatements(text, 'avvertenze', state);
  if (markers.length > 0 || (!isStatement && (!inside || whole.trimStart().startsWith('**'))))
    return false;
  readPiece({ source, start: 0, end: text.length, label: undefined }, state);
  return inside;
}

/** The language of the list whose marker is in an item; undefined where none is. */
function languageOfItem(item: unknown): Language | undefined {
  if (typeof item !== 'string') return undefined;
  return hasIngredientsMarker(item) ? languageOf(item) : undefined;
}

/** Whether an object of a list was read as a section or as one ingredient. */
function readObject(item: unknown, place: Place, state: ListState, isTitled: boolean): boolean {
  if (!isObject(item)) return false;
  if (readTitled(item, place, state) || readFlavourItem(item, place, state)) return true;
  return !isTitled && readNamedItem(item, place, state);
}

/** `['Avena', '60%']`, `{ Avena: '60%' }`: an ingredient with its share; null for any other item. */
function pairOf(item: unknown, mayLackShare = false): string | null {
  const pair = isObject(item) ? Object.entries(item) : [item];
  const [only, ...others] = pair;
  if (!Array.isArray(only) || only.length !== 2 || others.length > 0) return null;
  const [name, share]: unknown[] = only;
  const isShare = typeof share === 'string' && share.trimEnd().endsWith('%');
  if (typeof name !== 'string') return null;
  if (mayLackShare && isNothing(share)) return name;
  return isShare ? `${name} ${share}` : null;
}

/** `{ Latte: '' }`: an ingredient whose share nobody told. */
function nameAlone(item: Record<string, unknown>): string | null {
  const name = pairOf(item, true);
  return name !== null && isIngredient(name) ? name : null;
}

/** `{ Glassa: 'latte in polvere' }` beside pairs with shares: an ingredient with what it is of. */
function withParts(item: unknown): string | null {
  const [only, ...others] = isObject(item) ? Object.entries(item) : [];
  if (!only || others.length > 0) return null;
  const [name, parts] = only;
  return typeof parts === 'string' ? `${name} (${parts})` : null;
}

/** `[['Ingrediente', '%'], ['Avena', '60']]`: rows under a head, of allergens too, as a table in text; else null. */
function tableOf(list: readonly unknown[]): string | null {
  const rows: string[] = [];
  for (const row of list) {
    const isRow = Array.isArray(row) && row.every((cell) => typeof cell !== 'object');
    if (!isRow || row.length < 2) return null;
    rows.push(row.map((cell) => String(cell ?? '').trim()).join(' | '));
  }
  const table = rows.join('\n');
  const isTable = pastTableHead(table, 0, table.length) > 0 || tableAt(table, 0, table.length);
  return isTable ? table : null;
}

/**
 * Reads a list: of ingredients ('Avena', 'Cacao'), of whole lists, one for each flavour, or of text
 * lines one of which has the marker word.
 */
export function readList(list: readonly unknown[], place: Place, state: ListState): void {
  const texts = textsIn(list);
  // Whole lists tell their languages each by itself.
  if (texts.some((text) => text.includes(','))) readItemsOf(list, place, state);
  else withinLanguage(texts.join(', '), state, () => readItemsOf(list, place, state));
}

function readItemsOf(list: readonly unknown[], place: Place, state: ListState): void {
  const before = state.variants.length;
  const table = tableOf(list);
  if (table !== null) {
    state.read(table, place, state);
    return;
  }
  const isMarked = list.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
  const hasItalian = list.some((item) => languageOfItem(item) === 'it');
  const isTitled = list.some((item) => isObject(item) && isTitledList(item));
  // `[{ Avena: '60%' }, { Latte: '' }]`
  const arePairs = list.some(
    (item) => isObject(item) && (pairOf(item) ?? nameAlone(item)) !== null,
  );
  let inside = false;
  list.forEach((item: unknown, i) => {
    const at = placeOf(place, i);
    if (readObject(item, { ...at, depth: place.depth }, state, isTitled)) return;
    // What another language names beside it is declared.
    const language = languageOfItem(item);
    if (hasItalian && language !== undefined && language !== 'it') inside = false;
    else if (!isMarked || typeof item !== 'string')
      state.read(pairOf(item, arePairs) ?? (arePairs ? withParts(item) : null) ?? item, at, state);
    else inside = readMarkedLine(item, at, state, inside);
  });
  const added = state.variants.slice(before);
  if (added.length < 2 || added.some(({ label }) => label !== undefined)) return;
  const names = list.map((item, i) => flavourNameOf(item, placeOf(place, i)));
  if (names.length === added.length && names.every((name) => name !== undefined)) {
    for (const [i, variant] of added.entries()) variant.label = names[i];
    return;
  }
  const groups = groupsAlike(added.map((variant) => variant.ingredients));
  if (groups) {
    state.variants.splice(before, added.length, ...groups);
    return;
  }
  // Items of one list that came apart.
  const ingredients = added.flatMap((variant) => variant.ingredients);
  state.variants.splice(before, added.length, { ingredients });
}
