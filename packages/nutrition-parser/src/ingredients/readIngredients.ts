import type { Allergen, IngredientList, Result } from '../model.ts';
import { maxInputLength } from '../text/limits.ts';
import { readGuarded } from '../document/guard.ts';
import { readAny } from './inputs/readAny.ts';
import { readMarkedTexts } from './inputs/readMarkedTexts.ts';
import { newState, type ListState } from './inputs/state.ts';
import { structureOf } from './inputs/structureOf.ts';

/** Allergens as they came. */
const inOrder = (found: ReadonlyMap<Allergen, number>): Allergen[] =>
  [...found].toSorted(([, a], [, b]) => a - b).map(([allergen]) => allergen);

function diagnosticsOf({ invalid, truncated }: ListState): Result<IngredientList>['diagnostics'] {
  const diagnostics: Result<IngredientList>['diagnostics'] = [];
  if (invalid) {
    diagnostics.push({
      code: 'json-invalid',
      severity: 'error',
      message: 'The JSON is broken; what could be made out was read.',
    });
  }
  if (truncated) {
    diagnostics.push({
      code: 'input-truncated',
      severity: 'warning',
      message: `Only the first ${maxInputLength} characters were read.`,
    });
  }
  return diagnostics;
}

/** Reads the list of an input, and the allergens that it and the fields beside it name. */
export function readIngredients(input: unknown): Result<IngredientList> {
  const state = readGuarded(input, (value, entered) => {
    const reading = newState(readAny, entered);
    const place = { path: [], depth: 0 };
    readAny(value, place, reading);
    const structure = reading.variants.length === 0 ? structureOf(value) : null;
    if (structure) readMarkedTexts(structure, place, reading);
    return reading;
  });
  const { variants, allergens, traces, notes } = state;
  const isByFlavour = variants.some(({ label }) => label !== undefined) || variants.length > 1;
  return {
    value: {
      ingredients: variants[0]?.ingredients ?? [],
      variants: isByFlavour ? variants : [],
      allergens: inOrder(allergens),
      traces: inOrder(traces),
      notes: [...new Set(notes)],
    },
    diagnostics: diagnosticsOf(state),
  };
}
