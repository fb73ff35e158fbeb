import { atWord } from '../../lexicon/phrases.ts';
import { tracesInWarnings } from '../../lexicon/statements.ts';
import { longestInput } from '../../nutrition/limits.ts';
import { keepAllergen, type Findings } from '../collectAllergens.ts';
import { allergensOf } from '../findAllergens.ts';

const traceFields = new Set(['trace', 'traces', 'tracce', 'puo_contenere', 'may_contain']);
const traces = atWord(tracesInWarnings);

/** Allergens and traces in a field of their own, or in the warnings. */
export function readStatements(text: string, key: string, state: Findings): void {
  for (const sentence of text.slice(0, longestInput).split(/\.|\n(?![a-zà-ù])/)) {
    const isTrace = traceFields.has(key) || traces.test(sentence);
    if (key === 'avvertenze' && !isTrace) continue;
    for (const { allergen, exempt } of allergensOf(sentence)) {
      if (isTrace) keepAllergen(state, state.traces, { allergen, start: 0 });
      else if (!exempt) keepAllergen(state, state.allergens, { allergen, start: 0 });
    }
    state.texts++;
  }
}
