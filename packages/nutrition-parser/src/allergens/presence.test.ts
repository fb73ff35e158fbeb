import { expect, test } from 'vitest';
import { declared, inOrder } from '../testing/declared.ts';

/** What is contained stays contained beside words of traces, legends, codes and answers of others. */
const cases: readonly (readonly [input: unknown, contains: string, traces: string])[] = [
  // An answer of presence is contained, whatever a sentence before leaves open.
  ['Può contenere tracce. Latte: presente', 'milk', ''],
  ['May contain traces. Milk: yes', 'milk', ''],
  ['Può contenere tracce. Latte: tracce. Soia: sì', 'soybeans', 'milk'],
  [{ avvertenze: 'Può contenere tracce. Latte: presente. Uova: assente' }, 'milk', ''],
  [{ allergeni: 'Può contenere tracce. Latte: presente' }, 'milk', ''],
  ['Può contenere tracce.\nLatte: presente', 'milk', ''],
  ['Può contenere:\nlatte: sì\nsoia: no', '', 'milk'],
  [{ tracce: 'Latte: presente. Soia: presente' }, '', 'milk soybeans'],
  // A legend that says nothing else than traces.
  [{ allergeni: 'Latte*, soia. *in tracce' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. *tracce' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. *può essere presente in tracce' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. *Può essere presente.' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. * = eventuali tracce' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. *possibile presenza' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte*, soia. *possibile contaminazione crociata' }, 'soybeans', 'milk'],
  [{ allergeni: 'Latte (2), soia. (2) possibile contaminazione' }, 'soybeans', 'milk'],
  // One that says more.
  [{ allergeni: 'Latte*, soia*. *può contenere tracce di altri allergeni' }, 'milk soybeans', ''],
  [{ allergeni: 'Latte*, soia. *esente da tracce' }, 'milk soybeans', ''],
  [{ allergeni: 'Latte*, soia. *tracce assenti' }, 'milk soybeans', ''],
  [{ allergeni: 'Latte*, soia. *sodio: tracce' }, 'milk soybeans', ''],
  [{ allergeni: 'Latte°, soia. °Vitamine in tracce' }, 'milk soybeans', ''],
  // A code beside a name.
  [{ allergens: [{ code: 'AM', name: 'Latte', level: 'FREE_FROM' }] }, '', ''],
  [{ allergens: [{ code: 'AM', name: 'Latte', value: 'no' }] }, '', ''],
  [{ allergens: [{ code: 'AM', name: 'Latte', presence: 'NO' }] }, '', ''],
  [{ allergens: [{ code: 'AM', name: 'Latte', level: 'MAY_CONTAIN' }] }, '', 'milk'],
  [{ allergens: [{ code: 'AM', name: 'Latte', level: 'CONTAINS' }] }, 'milk', ''],
  // Codes beside an unknown one.
  [{ allergens: ['ZZ'] }, '', ''],
  // Names below each other are no plant drink.
  [{ allergeni: ['latte', 'mandorle'] }, 'milk nuts', ''],
  [{ allergeni: ['latte', 'avena', 'riso'] }, 'gluten milk', ''],
  ['Allergeni:\nlatte\navena', 'gluten milk', ''],
  ['Contiene latte\nmandorle', 'milk nuts', ''],
  ['Può contenere tracce di:\nlatte\nmandorle', '', 'milk nuts'],
  [{ allergeni: ['latte', 'riso'] }, 'milk', ''],
  ['Contiene latte\ndi mandorla', 'nuts', ''],
  ['Contiene latte\ndi riso', '', ''],
  [{ allergeni: 'Latte\nassente' }, '', ''],
  [{ allergeni: 'Latte\nno' }, '', ''],
  [{ allergeni: 'Latte\nin tracce' }, '', 'milk'],
  [{ allergeni: ['proteine del', 'latte'] }, 'milk', ''],
  // Traces of what an answer denies, and what is behind them.
  [{ allergeni: 'Latte: no • possibili tracce' }, '', 'milk'],
  ['Soia: assente — può contenere tracce. Latte: presente', 'milk', 'soybeans'],
  ['Latte: no — tracce', '', 'milk'],
  ['Latte: no · possibili tracce', '', 'milk'],
  ['Latte: no • possibili tracce • Soia: sì', 'soybeans', 'milk'],
  ['Latte: no. Può contenere tracce di soia.', '', 'soybeans'],
  ['Soia: no, possibili tracce. Contiene uova.', 'eggs', 'soybeans'],
  // Answers before their names.
  [{ allergeni: 'SI latte, soia. NO glutine, uova' }, 'milk soybeans', ''],
  [{ allergeni: 'SI glutine NO latte, soia' }, 'gluten', ''],
  [{ allergeni: 'SI soia, NO glutine, latte' }, 'milk soybeans', ''],
  [{ allergeni: 'SI latte. Soia. NO glutine. Uova' }, 'eggs milk soybeans', ''],
  [{ allergeni: 'NO glutine SI latte, soia' }, 'milk soybeans', ''],
  ['NO latte, soia, SI uova', 'eggs soybeans', ''],
  ['SI latte / NO soia, uova', 'milk', ''],
  // Keys of what is contained and of traces.
  [{ precauzioni_allergeni: 'Latte, soia' }, 'milk soybeans', ''],
  [{ 'Allergeni / Precauzioni': 'Latte, soia' }, 'milk soybeans', ''],
  [{ contains_or_cross_contact: 'Latte, soia' }, 'milk soybeans', ''],
  [{ precautionary_allergens: 'Latte, soia' }, '', 'milk soybeans'],
  [{ 'Latte e derivati (anche in tracce)': 'SI' }, 'milk', ''],
  [{ 'Latte e tracce': 'SI' }, 'milk', ''],
  [{ 'Latte/tracce': 'SI' }, 'milk', ''],
  [{ 'Uova e prodotti a base di uova, anche in tracce': 'SI' }, 'eggs', ''],
  [{ 'Latte e tracce': 'tracce' }, '', 'milk'],
  [{ 'Latte e tracce': 'NO' }, '', ''],
  [{ 'Latte e tracce': 'proteine del latte' }, 'milk', ''],
  [{ 'Latte e tracce di soia': 'SI' }, '', 'milk soybeans'],
  [{ 'Latte (in tracce)': 'SI' }, '', 'milk'],
  [{ 'Tracce di latte e soia': 'SI' }, '', 'milk soybeans'],
  [{ not_cross_contact: ['latte'] }, '', ''],
  // A taste, a source and a place.
  [{ gusti: { latte: true } }, '', ''],
  [{ gusti: { latte: true, nocciola: false } }, '', ''],
  [{ gusto: { nome: 'Vaniglia', latte: true } }, 'milk', ''],
  [{ gusti: [{ nome: 'Vaniglia', latte: true }] }, 'milk', ''],
  [{ gusti: { vaniglia: { latte: true } } }, 'milk', ''],
  [{ allergeni: { gusti: { latte: true } } }, 'milk', ''],
  [{ provenienza: 'Noce (PZ)' }, '', ''],
  [{ fonte: 'EFSA: latte e derivati' }, '', ''],
  [{ origine: 'proteine isolate del siero di latte' }, 'milk', ''],
  [{ origine: 'latte (Italia)' }, 'milk', ''],
  [{ origine: ['soia'] }, 'soybeans', ''],
  // An address ends at white space and marks.
  [{ allergeni: 'https://negozio.example/a\nlatte' }, 'milk', ''],
  [{ allergeni: 'www.negozio.example/a;latte;soia' }, 'milk soybeans', ''],
  [{ allergeni: 'www.negozio.example/a<br>latte' }, 'milk', ''],
  [{ allergeni: 'https://negozio.example/latte' }, '', ''],
];

test.for(cases)('%j', ([input, contains, traces]) => {
  expect(declared(input)).toEqual(inOrder(contains, traces));
});
