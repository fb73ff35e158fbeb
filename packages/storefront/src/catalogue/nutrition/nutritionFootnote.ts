/** Below every table with a reference-value column (§9). */
export const nutritionFootnote = '*VNR: Valori Nutritivi di Riferimento';
