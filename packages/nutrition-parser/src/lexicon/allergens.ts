/**
 * The fourteen groups of substances that cause allergies, in the order of the Annex, by their Italian
 * and English names. Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergenGroups = [
  ['gluten', 'cereali contenenti glutine', 'cereals containing gluten'],
  ['crustaceans', 'crostacei', 'crustaceans'],
  ['eggs', 'uova', 'eggs'],
  ['fish', 'pesce', 'fish'],
  ['peanuts', 'arachidi', 'peanuts'],
  ['soybeans', 'soia', 'soybeans'],
  ['milk', 'latte', 'milk'],
  ['nuts', 'frutta a guscio', 'nuts'],
  ['celery', 'sedano', 'celery'],
  ['mustard', 'senape', 'mustard'],
  ['sesame', 'sesamo', 'sesame seeds'],
  ['sulphites', 'anidride solforosa e solfiti', 'sulphur dioxide and sulphites'],
  ['lupin', 'lupini', 'lupin'],
  ['molluscs', 'molluschi', 'molluscs'],
] as const;

export type Allergen = (typeof allergenGroups)[number][0];
