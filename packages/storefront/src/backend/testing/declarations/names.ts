import type { Allergen } from '@vetta/nutrition-parser';

/** The languages of the labels that a shop in Italy sells. */
export type Language = 'it' | 'en';

/**
 * What labels call the fourteen groups: the words of annex II of Regulation (EU) No 1169/2011 in the
 * versions of these languages, and foods of each group. Names of one language are parted by bars.
 */
export const names: Readonly<Record<Allergen, Readonly<Record<Language, string>>>> = {
  gluten: {
    it: 'glutine|cereali contenenti glutine|frumento',
    en: 'gluten|cereals containing gluten|wheat',
  },
  crustaceans: {
    it: 'crostacei|gamberi',
    en: 'crustaceans|shrimps',
  },
  eggs: {
    it: 'uova|uovo|albume',
    en: 'eggs|egg',
  },
  fish: {
    it: 'pesce|pesce e prodotti a base di pesce',
    en: 'fish',
  },
  peanuts: {
    it: 'arachidi|arachide',
    en: 'peanuts|peanut',
  },
  soybeans: {
    it: 'soia|lecitina di soia',
    en: 'soybeans|soy|soya',
  },
  milk: {
    it: 'latte|lattosio|latte (incluso lattosio)|siero di latte',
    en: 'milk|lactose',
  },
  nuts: {
    it: 'frutta a guscio|nocciole|frutta secca',
    en: 'nuts|tree nuts|hazelnuts',
  },
  celery: {
    it: 'sedano',
    en: 'celery',
  },
  mustard: {
    it: 'senape|semi di senape',
    en: 'mustard',
  },
  sesame: {
    it: 'sesamo|semi di sesamo',
    en: 'sesame|sesame seeds',
  },
  sulphites: {
    it: 'solfiti|anidride solforosa e solfiti|anidride solforosa',
    en: 'sulphites|sulphur dioxide',
  },
  lupin: {
    it: 'lupini|lupino',
    en: 'lupin',
  },
  molluscs: {
    it: 'molluschi|cozze',
    en: 'molluscs|mussels',
  },
};
