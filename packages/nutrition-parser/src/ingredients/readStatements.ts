import { longestInput } from '../nutrition/limits.ts';
import { findAllergens } from './findAllergens.ts';
import { placesPerText, type Findings } from './frame.ts';

const isTraceField = /^(?:trac(?:ce|es)|puo_contenere|may_contain)$/;

/** Allergens and traces in a field of their own, or in the warnings. */
export function readStatements(text: string, key: string, state: Findings): void {
  for (const sentence of text.slice(0, longestInput).split(/\.|\n(?![a-zà-ù])/)) {
    const isTrace =
      isTraceField.test(key) ||
      /\btracc|pu[oò'’] contenere|stabiliment|may contain/i.test(sentence);
    if (key === 'avvertenze' && !isTrace) continue;
    for (const { allergen, exempt } of findAllergens(sentence, 0, sentence.length)) {
      const list = isTrace ? state.traces : state.allergens;
      if ((isTrace || !exempt) && !list.has(allergen))
        list.set(allergen, state.texts * placesPerText);
    }
    state.texts++;
  }
}
