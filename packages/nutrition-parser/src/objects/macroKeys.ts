import type { Fact } from '../build/facts.ts';
import { macronutrients } from '../lexicon/macronutrients.ts';
import type { NutrientKey } from '../lexicon/nutrients.ts';
import type { KeyReading } from './keyRoles.ts';

const keyOf = (key: string): NutrientKey | undefined => macronutrients.get(key.toLowerCase());

/** Whether keys are initials of all three macronutrients: `{ pro: 24, cho: 2, fat: 1 }`. */
export const areMacroKeys = (keys: readonly string[]): boolean =>
  new Set(keys.flatMap((key) => keyOf(key) ?? [])).size === 3;

/** A key among those of macronutrients; initials name what they do nowhere else. */
export const withMacro = (key: string, known: KeyReading): KeyReading =>
  keyOf(key) === undefined ? known : { ...known, role: 'nutrient', heading: null, text: key };

/** The facts of a macronutrient's key. */
export const macroFacts = (key: string, facts: readonly Fact[]): readonly Fact[] => {
  const nutrient = keyOf(key);
  return nutrient === undefined
    ? facts
    : facts.map((fact) => (fact.kind === 'row' ? { ...fact, key: nutrient } : fact));
};
