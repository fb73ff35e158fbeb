import { maxCompared } from '../../catalogue/comparison/maxCompared.ts';

/** The Italian of choosing products for the comparison (docs/rules.md#comparison). */
export const copy = {
  addNamed: (name: string) => `Metti a confronto: ${name}`,
  /** On the card: the end of the box's own name. */
  pick: 'A confronto',
  tray: 'Confronto',
  open: (count: number) => `Confronta (${count})`,
  clear: 'Svuota',
  remove: (name: string) => `Togli: ${name}`,
  chosen: 'Prodotti scelti',
  /** Of a product whose name is not known yet. */
  unnamed: 'prodotto',
  one: 'Scegline almeno un altro.',
  free: (places: number) => (places === 1 ? 'Ancora 1 posto.' : `Ancora ${places} posti.`),
  full: 'Il confronto è pieno: togline uno per cambiare.',
  tooMany: `Puoi confrontare fino a ${maxCompared} prodotti`,
} as const;
