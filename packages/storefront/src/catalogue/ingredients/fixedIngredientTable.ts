/**
 * Ingredients written by hand for one slug, where the details have none
 * (docs/rules.md#ingredient-sources).
 */
export type FixedIngredients = {
  /** The list as printed on the label. */
  composition: string;
  /** 'latte', 'soia': what it contains. */
  allergens: readonly string[];
  /** What it may contain traces of. */
  traces: readonly string[];
  /** 'Senza glutine', 'Senza zuccheri aggiunti'. */
  features: readonly string[];
};

export type FixedIngredientTables = Readonly<Record<string, FixedIngredients>>;
