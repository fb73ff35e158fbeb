/**
 * The fourteen groups of substances that cause allergies, in the order of the Annex, by their Italian
 * names. Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergenGroups = [
  ['gluten', 'cereali contenenti glutine'],
  ['crustaceans', 'crostacei'],
  ['eggs', 'uova'],
  ['fish', 'pesce'],
  ['peanuts', 'arachidi'],
  ['soybeans', 'soia'],
  ['milk', 'latte'],
  ['nuts', 'frutta a guscio'],
  ['celery', 'sedano'],
  ['mustard', 'senape'],
  ['sesame', 'sesamo'],
  ['sulphites', 'anidride solforosa e solfiti'],
  ['lupin', 'lupini'],
  ['molluscs', 'molluschi'],
] as const;

export type Allergen = (typeof allergenGroups)[number][0];
