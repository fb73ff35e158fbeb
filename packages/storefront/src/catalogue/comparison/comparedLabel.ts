import type { Ingredient, IngredientList, NutritionTable, Span } from '@vetta/nutrition-parser';
import type { LabelFacts, WireLabel } from '../../contract/label.ts';
import { isRecord } from '../fields.ts';
import { isTable } from '../labels/labelFromWire.ts';

/** What is needed of a list, and checked as it comes. */
export type GivenList = Pick<IngredientList, 'ingredients' | 'variants' | 'allergens' | 'traces'>;

/** What a comparison needs of a label. */
export type ComparedLabel = {
  facts: Pick<LabelFacts, 'readable' | 'food' | 'contains' | 'traces' | 'active'>;
  table: NutritionTable | null;
  list: GivenList | null;
};

/** What an API gives of a label, where it has read one. */
export type GivenLabel = ComparedLabel & {
  /** Where the list names allergens, as it came: read where the list is drawn. */
  findings: unknown;
};

/**
 * A label of the API; undefined where any part of it has another form, since half a label misleads,
 * of allergens above all.
 */
export function comparedLabelFromWire(input: unknown): GivenLabel | undefined {
  if (!isRecord(input) || !isFacts(input['facts'])) return undefined;
  const { nutrition, ingredients, facts } = input;
  const table: unknown = Array.isArray(nutrition) ? (nutrition[0] ?? null) : undefined;
  if (table !== null && !isTable(table)) return undefined;
  const findings = isRecord(ingredients) ? ingredients['findings'] : undefined;
  if (ingredients !== null && !isList(ingredients)) return undefined;
  return { facts, table, list: ingredients, findings };
}

export const isSpan = (input: unknown): input is Span =>
  isRecord(input) &&
  isOffset(input['start']) &&
  isOffset(input['end']) &&
  input['start'] <= input['end'];

const isOffset = (input: unknown): input is number =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0;

const isTexts = (input: unknown): input is string[] =>
  Array.isArray(input) && input.every((item) => typeof item === 'string');

function isFacts(input: unknown): input is WireLabel['facts'] {
  return (
    isRecord(input) &&
    typeof input['readable'] === 'boolean' &&
    typeof input['food'] === 'boolean' &&
    isTexts(input['contains']) &&
    isTexts(input['traces']) &&
    (input['active'] === null || (isRecord(input['active']) && isText(input['active']['key'])))
  );
}

const isText = (input: unknown) => typeof input === 'string';
const isGapOr = (input: unknown, type: 'string' | 'number') =>
  input === undefined || typeof input === type;

/** Brackets within brackets: no label has more of them. */
const deepest = 12;

function isIngredient(input: unknown, depth = 0): input is Ingredient {
  if (!isRecord(input) || depth > deepest) return false;
  const { name, percent, code, role, span, children = [] } = input;
  return (
    isText(name) &&
    isGapOr(percent, 'number') &&
    isGapOr(code, 'string') &&
    isGapOr(role, 'string') &&
    (span === undefined || isSpan(span)) &&
    Array.isArray(children) &&
    children.every((child) => isIngredient(child, depth + 1))
  );
}

const isIngredients = (input: unknown) =>
  Array.isArray(input) && input.every((item) => isIngredient(item));

function isList(input: unknown): input is GivenList {
  return (
    isRecord(input) &&
    isIngredients(input['ingredients']) &&
    Array.isArray(input['variants']) &&
    input['variants'].every(
      (variant: unknown) =>
        isRecord(variant) &&
        isGapOr(variant['label'], 'string') &&
        isIngredients(variant['ingredients']),
    ) &&
    isTexts(input['allergens']) &&
    isTexts(input['traces'])
  );
}
