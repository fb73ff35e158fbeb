import type { Allergen } from '@vetta/nutrition-parser';

/**
 * The fourteen of Reg. EU 1169/2011, annex II, in its order: as a name, and with the article that a
 * sentence needs (docs/rules.md#avoid-words).
 */
export const avoidNames: Readonly<Record<Allergen, { name: string; articled: string }>> = {
  gluten: { name: 'Cereali con glutine', articled: 'i cereali con glutine' },
  crustaceans: { name: 'Crostacei', articled: 'i crostacei' },
  eggs: { name: 'Uova', articled: 'le uova' },
  fish: { name: 'Pesce', articled: 'il pesce' },
  peanuts: { name: 'Arachidi', articled: 'le arachidi' },
  soybeans: { name: 'Soia', articled: 'la soia' },
  milk: { name: 'Latte', articled: 'il latte' },
  nuts: { name: 'Frutta a guscio', articled: 'la frutta a guscio' },
  celery: { name: 'Sedano', articled: 'il sedano' },
  mustard: { name: 'Senape', articled: 'la senape' },
  sesame: { name: 'Sesamo', articled: 'il sesamo' },
  sulphites: {
    name: 'Anidride solforosa e solfiti',
    articled: 'l’anidride solforosa e i solfiti',
  },
  lupin: { name: 'Lupini', articled: 'i lupini' },
  molluscs: { name: 'Molluschi', articled: 'i molluschi' },
};
