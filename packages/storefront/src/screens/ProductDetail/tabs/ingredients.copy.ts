/** The Italian of the ingredients tab. */
export const ingredientsCopy = {
  unavailable: 'Ingredienti non disponibili per questo prodotto.',
  title: 'Ingredienti',
  composition: 'Composizione',
  allergens: 'Allergeni',
  traces: 'Tracce',
  features: 'Caratteristiche',
  contains: 'Contiene',
  mayContain: 'Può contenere tracce di',
  and: 'e',
  labelHint:
    'Li trovi sempre sull’etichetta della confezione. In negozio la leggiamo volentieri insieme.',
  guarantees: 'Le garanzie della marca',
} as const;
