import type { Allergen } from '@vetta/nutrition-parser';

/** The fourteen of Reg. EU 1169/2011, annex II, in the words of labels. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soybeans: 'soia',
  milk: 'latte',
  nuts: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'anidride solforosa e solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
};
