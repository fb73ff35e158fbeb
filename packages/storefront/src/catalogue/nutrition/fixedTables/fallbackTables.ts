import type { FixedTables } from '../fixedTable.ts';
import { per100g, perDose } from './columns.ts';

/**
 * Tables of named products whose feed carries none (docs/rules.md#fixed-nutrition-tables): shown
 * only when nothing in the details can be read.
 */
export const fallbackTables: FixedTables = {
  'avena-istantanea': {
    title: "Farina d'Avena Istantanea, gusto neutro",
    dose: '1 dose = 50 g',
    columns: [per100g, perDose(50)],
    rows: [
      { name: 'Energia', values: ['1.546 kJ / 367 kcal', '773 kJ / 184 kcal'] },
      { name: 'Grassi', values: ['6,6 g', '3,3 g'] },
      { name: 'di cui acidi grassi saturi', values: ['1,2 g', '0,6 g'], isSubRow: true },
      { name: 'Carboidrati', values: ['58 g', '29 g'] },
      { name: 'di cui zuccheri', values: ['1,2 g', '0,6 g'], isSubRow: true },
      { name: 'Fibre', values: ['10 g', '5 g'] },
      { name: 'Proteine', values: ['13,9 g', '7 g'] },
      { name: 'Sale', values: ['0,02 g', '0,01 g'] },
    ],
    notes: ['Dosi per confezione: 20 (formato da 1 kg)'],
  },
  'maltodestrine-pure': {
    title: 'Maltodestrine Pure DE 18',
    dose: '1 dose = 40 g',
    columns: [per100g, perDose(40)],
    rows: [
      { name: 'Energia', values: ['1.615 kJ / 380 kcal', '646 kJ / 152 kcal'] },
      { name: 'Grassi', values: ['0 g', '0 g'] },
      { name: 'di cui acidi grassi saturi', values: ['0 g', '0 g'], isSubRow: true },
      { name: 'Carboidrati', values: ['95 g', '38 g'] },
      { name: 'di cui zuccheri', values: ['7,1 g', '2,8 g'], isSubRow: true },
      { name: 'Proteine', values: ['0 g', '0 g'] },
      { name: 'Sale', values: ['0,03 g', '0,01 g'] },
    ],
    notes: ['Dosi per confezione: 25 (formato da 1 kg)'],
  },
  'miele-energetico': {
    title: 'Miele da Corsa',
    dose: '1 dose = 20 g (1 stick)',
    columns: [per100g, { kind: 'serving', label: 'Per stick (20 g)', amount: 20, unit: 'g' }],
    rows: [
      { name: 'Energia', values: ['1.374 kJ / 323 kcal', '275 kJ / 65 kcal'] },
      { name: 'Grassi', values: ['0 g', '0 g'] },
      { name: 'di cui acidi grassi saturi', values: ['0 g', '0 g'], isSubRow: true },
      { name: 'Carboidrati', values: ['80,4 g', '16,1 g'] },
      { name: 'di cui zuccheri', values: ['79,8 g', '16 g'], isSubRow: true },
      { name: 'Proteine', values: ['0,4 g', '0,1 g'] },
      { name: 'Sale', values: ['0,4 g', '0,08 g'] },
    ],
    notes: [],
  },
  'spirulina-valle': {
    title: 'Spirulina della Valle',
    dose: '1 dose = 6 compresse (3 g)',
    columns: [{ kind: 'serving', label: 'Per dose (6 compresse)', amount: 6, unit: 'compressa' }],
    rows: [
      { name: 'Spirulina', values: ['3 g'] },
      { name: 'di cui proteine', values: ['1,9 g'], isSubRow: true },
      { name: 'di cui ficocianina', values: ['450 mg'], isSubRow: true },
    ],
    notes: ['Dosi per confezione: 20'],
  },
};
