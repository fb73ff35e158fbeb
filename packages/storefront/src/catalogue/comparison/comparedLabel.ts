import type {
  Allergen,
  Ingredient,
  IngredientList,
  NutritionTable,
  Span,
} from '@vetta/nutrition-parser';
import type { LabelFacts, MarkedText, WireLabel } from '../../contract/label.ts';
import { isAllergen } from '../allergenKeys.ts';
import { isRecord } from '../fields.ts';
import { isTable } from '../labels/labelFromWire.ts';

/** What a comparison needs of a label. */
export type ComparedLabel = {
  facts: Pick<LabelFacts, 'readable' | 'food' | 'contains' | 'traces' | 'active'>;
  table: NutritionTable | null;
  list: IngredientList | null;
};

/** What an API gives of a label, where it has read one. */
export type GivenLabel = ComparedLabel & {
  /** Where the printed text names allergens; none where the API does not say. */
  allergens: MarkedText['allergens'];
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
  if (ingredients !== null && !isList(ingredients)) return undefined;
  const findings = isRecord(input['ingredients']) ? input['ingredients']['findings'] : undefined;
  return { facts, table, list: ingredients, allergens: placesOf(findings) };
}

/** Of all that was read the list alone is printed: what another field declares has no place in it. */
function placesOf(findings: unknown): GivenLabel['allergens'] {
  const named = (Array.isArray(findings) ? findings : []).filter(isContained);
  const list = named.find(({ source }) => source === 'list') ?? named[0];
  return named
    .filter((own) => list !== undefined && pathOf(own) === pathOf(list))
    .map(({ allergen, span: { start, end } }) => [start, end, allergen] as const);
}

const pathOf = ({ span }: Named) => JSON.stringify(span.path ?? []);

type Named = { allergen: Allergen; span: Span; source?: unknown };

/** What the label warns of alone is no ingredient. */
const isContained = (input: unknown): input is Named =>
  isRecord(input) &&
  isAllergen(input['allergen']) &&
  input['presence'] !== 'traces' &&
  isSpan(input['span']);

const isSpan = (input: unknown): input is Span =>
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

function isList(input: unknown): input is IngredientList {
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
