/** The Italian of the playground. */
export const copy = {
  label: 'Etichetta',
  hint: 'Incolla una tabella, un elenco di valori, un JSON, dell’HTML o una lista di ingredienti.',
  nutrition: 'Valori letti',
  component: 'Componente',
  noNutrition: 'Nessuna tabella letta.',
  ingredients: 'Ingredienti letti',
  noIngredients: 'Nessun ingrediente letto.',
  allergens: 'Allergeni',
  traces: 'Tracce',
  diagnostics: 'Segnalazioni',
  noDiagnostics: 'Nessuna segnalazione.',
  source: 'Dove è stato letto',
  shape: 'Forma',
  serving: 'Dose',
} as const;
