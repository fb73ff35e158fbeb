import { startsLikeValue } from '../bareValue.ts';
import type { LineForm } from '../form.ts';
import { valuesFirstFacts } from '../valuesFirst.ts';

/** Longer lines are no list of values. */
const maxList = 240;

/** Values before their names. */
export const valuesFirst: LineForm = {
  name: 'values first',
  example: '370 kcal, 80 g proteine, 5 g di grassi',
  match({ cell, text }, context) {
    if (text.length >= maxList || !startsLikeValue(text.charCodeAt(0))) return null;
    return valuesFirstFacts(cell, context);
  },
};
