/** The Italian of the nutrition tab. */
export const nutritionCopy = {
  component: 'Componente',
  aminoAcid: 'Aminoacido',
  hundredLines: 'Cento grammi, una linea per grammo',
  protein: 'Proteine',
  carbohydrate: 'Carboidrati',
  fat: 'Grassi',
  rest: 'Altro',
} as const;
