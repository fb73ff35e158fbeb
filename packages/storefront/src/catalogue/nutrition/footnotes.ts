/** Below every table with a reference-value column (docs/rules.md#nutrition-footnote). */
export const nutritionFootnote = '*VNR: Valori Nutritivi di Riferimento';

/** What the two stars of a default serving label say. */
export const servingFootnote = '**Dose di riferimento: vale quella indicata sulla confezione.';
