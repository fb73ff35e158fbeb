/** The Italian of the tabs that are fetched when one is opened. */
export const nutritionCopy = {
  component: 'Componente',
  aminoAcid: 'Aminoacido',
  technical: 'Caratteristiche tecniche',
  hundredLines: 'Cento grammi, una linea per grammo',
  protein: 'Proteine',
  carbohydrate: 'Carboidrati',
  fat: 'Grassi',
  rest: 'Altro',
} as const;

export const usageCopy = {
  warnings: 'Avvertenze',
  tip: 'Consiglio d’uso',
  fixedWarnings: [
    'Gli integratori non sostituiscono una dieta varia ed equilibrata e uno stile di vita sano.',
    'Non superare la dose giornaliera consigliata.',
    'Tenere fuori dalla portata dei bambini sotto i tre anni.',
    'In gravidanza, in allattamento o in caso di terapie, chiedere prima al medico.',
    'Conservare in luogo fresco e asciutto.',
  ],
  powderTip: 'Prima il liquido, poi la polvere: così non restano grumi sul fondo.',
  tabletTip: 'Con un bicchiere d’acqua, ogni giorno alla stessa ora: così non te ne dimentichi.',
  generalTip:
    'Hai un dubbio? Chiedi al banco, a Buttigliera Alta o ad Aosta: rispondiamo volentieri.',
} as const;

export const ingredientsCopy = {
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
