import type { DiagnosticCode } from '@vetta/nutrition-parser';

/** What the parser found in a label, in the owner's words. */
export const labelTexts: Readonly<Record<DiagnosticCode, string>> = {
  'json-invalid': 'il testo comincia come dati JSON, e non lo è',
  'language-unsupported':
    'l’elenco degli ingredienti non è in italiano né in inglese e non si legge',
  'nothing-read': 'non vi si trova nulla da leggere',
  'html-reader-missing': 'il testo è HTML e non si legge',
  'input-truncated': 'il testo è troppo lungo: la fine non si legge',
  'value-unparsed': 'un valore non si legge',
  'unit-implausible': 'una quantità non può essere quella: controlla l’unità',
  'duplicate-conflict': 'la stessa voce c’è due volte con valori diversi',
  'nrv-mismatch': 'la % VNR non segue dal valore',
  'energy-kj-kcal-mismatch': 'kJ e kcal non concordano',
  'energy-atwater-mismatch': 'l’energia non concorda con grassi, carboidrati e proteine',
  'sub-exceeds-parent': 'un «di cui» supera la sua voce',
  'sum-exceeds-100': 'le voci insieme superano i 100 g',
  'serving-ratio-mismatch': 'i valori per dose non seguono da quelli per 100 g',
  'salt-sodium-mismatch': 'sale e sodio non concordano',
};

export const ingredientTexts = {
  subOf: (row: string, parent: string) => `«${row}» supera «${parent}»`,
  plainAllergens: (names: string) => `allergene non evidenziato: ${names}`,
  plainRemedy: 'scrivilo in MAIUSCOLO (Reg. UE 1169/2011, art. 21)',
};
