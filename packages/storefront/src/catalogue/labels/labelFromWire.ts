import type { Column, Diagnostic, NutritionTable, Quantity, Row } from '@vetta/nutrition-parser';
import type {
  Declaration,
  IngredientsContent,
  LabelContent,
  ItemPlace,
  MarkedText,
  PrintedList,
  NutritionContent,
} from '../../contract/label.ts';
import { isRecord } from '../fields.ts';
import { isAllergen } from '../allergenKeys.ts';

/**
 * What the page draws of a label that the API has read. undefined where any part of it has another
 * form: a label is right as a whole or not taken, since half a table misleads.
 */
export function labelFromWire(input: unknown): LabelContent | undefined {
  if (!isRecord(input) || !isRecord(input['display'])) return undefined;
  const nutrition = nutritionOf(input['display']['nutrition'], input['nutrition']);
  const ingredients = ingredientsOf(input['display']['ingredients']);
  return nutrition === undefined || ingredients === undefined
    ? undefined
    : { nutrition, ingredients };
}

function nutritionOf(display: unknown, tables: unknown): NutritionContent | undefined {
  if (!isRecord(display)) return undefined;
  const { kind, text, heading, diagnostics } = display;
  if (kind === 'technical' || kind === 'unavailable') return { kind };
  if (kind === 'raw') return isText(text) ? { kind, text } : undefined;
  const table: unknown = Array.isArray(tables) ? tables[0] : undefined;
  if (kind !== 'table' || !isText(heading) || !isTable(table)) return undefined;
  return isListOf(diagnostics, isDiagnostic) ? { kind, heading, table, diagnostics } : undefined;
}

function ingredientsOf(display: unknown): IngredientsContent | undefined {
  if (!isRecord(display)) return undefined;
  const { kind, composition, traces, contains, features } = display;
  if (kind === 'unavailable') return { kind };
  if (!isPrintedList(composition) || !isListOf(contains, isMarkedText)) return undefined;
  if (kind === 'text' && (traces === undefined || isMarkedText(traces))) {
    return { kind, composition, traces, contains };
  }
  return kind === 'fixed' && isListOf(traces, isMarkedText) && isListOf(features, isText)
    ? { kind, composition, contains, traces, features }
    : undefined;
}

const isText = (input: unknown): input is string => typeof input === 'string';
const isNumber = (input: unknown): input is number => Number.isFinite(input);
const isGap = (input: unknown): input is undefined => input === undefined;

function isListOf<Item>(input: unknown, isItem: (item: unknown) => item is Item): input is Item[] {
  return Array.isArray(input) && input.every(isItem);
}

function isMarkedText(input: unknown): input is MarkedText {
  if (!isRecord(input) || !isText(input['text'])) return false;
  const { length } = input['text'];
  let previousEnd = 0;
  return isListOf(input['allergens'], (place): place is MarkedText['allergens'][number] => {
    if (!isPlaceIn(length, place)) return false;
    const [start, end, ...named] = place;
    const isBehind = start >= previousEnd;
    previousEnd = end;
    return isBehind && named.length > 0 && named.every(isAllergen);
  });
}

function isPrintedList(input: unknown): input is PrintedList {
  const items: unknown = isRecord(input) ? input['items'] : undefined;
  if (!isMarkedText(input)) return false;
  const { length } = input.text;
  return isListOf(items, (item): item is ItemPlace => {
    const [name, code] = isPlaceIn(length, item) ? item.slice(2) : [];
    return isText(name) && (isGap(code) || isText(code));
  });
}

/** Whether an input begins with the two ends of a place in a text of this length. */
function isPlaceIn(length: number, input: unknown): input is [number, number, ...unknown[]] {
  if (!Array.isArray(input)) return false;
  const [start, end]: unknown[] = input;
  return isNumber(start) && isNumber(end) && start >= 0 && end > start && end <= length;
}

const columnKinds: readonly unknown[] = ['per100g', 'per100ml', 'serving', 'nrv', 'other'];

function isColumn(input: unknown): input is Column {
  return (
    isRecord(input) &&
    columnKinds.includes(input['kind']) &&
    (isGap(input['label']) || isText(input['label'])) &&
    (isGap(input['amount']) || isNumber(input['amount'])) &&
    (isGap(input['unit']) || isText(input['unit']))
  );
}

const qualifiers: readonly unknown[] = [undefined, '<', '>', '~', 'traces'];

function isValue(input: unknown): input is Quantity | null {
  if (input === null) return true;
  return (
    isRecord(input) &&
    isNumber(input['amount']) &&
    (isGap(input['max']) || isNumber(input['max'])) &&
    isText(input['unit']) &&
    isText(input['raw']) &&
    qualifiers.includes(input['qualifier'])
  );
}

function isRow(input: unknown): input is Row {
  if (!isRecord(input)) return false;
  const { name, key, indent, values, nrvPercent } = input;
  return (
    isText(name) &&
    (isGap(key) || isText(key)) &&
    (indent === 0 || indent === 1) &&
    isListOf(values, isValue) &&
    (isGap(nrvPercent) || nrvPercent === null || isNumber(nrvPercent))
  );
}

export function isTable(input: unknown): input is NutritionTable {
  if (!isRecord(input)) return false;
  const { columns, rows, title, servingsPerPack, notes, shape } = input;
  if (!isListOf(columns, isColumn) || !isListOf(rows, isRow)) return false;
  const width = columns.filter(({ kind }) => kind !== 'nrv').length;
  return (
    rows.length > 0 &&
    rows.every(({ values }) => values.length === width) &&
    (isGap(title) || isText(title)) &&
    (isGap(servingsPerPack) || isNumber(servingsPerPack)) &&
    isListOf(notes, isText) &&
    isText(shape)
  );
}

function isDiagnostic(input: unknown): input is Diagnostic {
  return (
    isRecord(input) &&
    isText(input['code']) &&
    isText(input['message']) &&
    ['error', 'warning', 'info'].includes(String(input['severity']))
  );
}

/** What the API quotes of a product's declarations; what does not fit is left out. */
export function declarationsFromWire(input: unknown): Declaration[] {
  const items: readonly unknown[] = Array.isArray(input) ? input : [];
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    const { allergen, says, quote } = item;
    const isSaying = says === 'contains' || says === 'traces';
    return isSaying && typeof quote === 'string' && isAllergen(allergen)
      ? [{ allergen, says, quote }]
      : [];
  });
}
