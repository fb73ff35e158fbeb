import type { FixedTables } from '../fixedTable.ts';
import { per100g, perDose } from './columns.ts';

const referenceNote = '*VNR: Valori Nutritivi di Riferimento';

/**
 * The three products whose tables stand here and not in the feed
 * (docs/rules.md#fixed-nutrition-tables).
 */
export const fixedTables: FixedTables = {
  'aminoacidi-essenziali': {
    title: 'Aminoacidi Essenziali',
    dose: '1 dose = 10 g',
    columns: [per100g, perDose(10)],
    rows: [
      { name: 'Aminoacidi essenziali', values: ['80 g', '8 g'] },
      { name: 'L-Leucina', values: ['20 g', '2 g'], isSubRow: true },
      { name: 'L-Lisina', values: ['13 g', '1,3 g'], isSubRow: true },
      { name: 'L-Valina', values: ['11 g', '1,1 g'], isSubRow: true },
      { name: 'L-Isoleucina', values: ['10 g', '1 g'], isSubRow: true },
      { name: 'L-Treonina', values: ['10 g', '1 g'], isSubRow: true },
      { name: 'L-Fenilalanina', values: ['7 g', '0,7 g'], isSubRow: true },
      { name: 'L-Metionina', values: ['4 g', '0,4 g'], isSubRow: true },
      { name: 'L-Istidina', values: ['4 g', '0,4 g'], isSubRow: true },
      { name: 'L-Triptofano', values: ['1 g', '0,1 g'], isSubRow: true },
    ],
    notes: ['Dosi per confezione: 30'],
  },
  'eaa-pro': {
    title: 'EAA Pro',
    dose: '1 dose = 14 g (2 misurini)',
    columns: [per100g, perDose(14), { kind: 'nrv', label: '% VNR*' }],
    rows: [
      { name: 'Aminoacidi essenziali', values: ['70 g', '9,8 g', '–'] },
      { name: 'L-Leucina', values: ['20 g', '2,8 g', '–'], isSubRow: true },
      { name: 'L-Lisina', values: ['12 g', '1,68 g', '–'], isSubRow: true },
      { name: 'L-Isoleucina', values: ['10 g', '1,4 g', '–'], isSubRow: true },
      { name: 'L-Valina', values: ['10 g', '1,4 g', '–'], isSubRow: true },
      { name: 'L-Treonina', values: ['8 g', '1,12 g', '–'], isSubRow: true },
      { name: 'L-Fenilalanina', values: ['4 g', '0,56 g', '–'], isSubRow: true },
      { name: 'L-Istidina', values: ['3 g', '0,42 g', '–'], isSubRow: true },
      { name: 'L-Metionina', values: ['2 g', '0,28 g', '–'], isSubRow: true },
      { name: 'L-Triptofano', values: ['1 g', '0,14 g', '–'], isSubRow: true },
      { name: 'Sodio', values: ['1.500 mg', '210 mg', '–'] },
      { name: 'Potassio', values: ['2.143 mg', '300 mg', '15%'] },
      { name: 'Magnesio', values: ['402 mg', '56,3 mg', '15%'] },
      { name: 'Vitamina B6', values: ['10 mg', '1,4 mg', '100%'] },
    ],
    notes: [referenceNote, 'Dosi per confezione: 30'],
  },
  'aminoacidi-plus': {
    title: 'Aminoacidi Plus',
    dose: '1 dose = 5 compresse',
    columns: [
      { kind: 'serving', label: 'Per compressa', amount: 1, unit: 'compressa' },
      { kind: 'serving', label: 'Per dose (5 compresse)', amount: 5, unit: 'compressa' },
      { kind: 'nrv', label: '% VNR*' },
    ],
    rows: [
      { name: 'Proteine del siero idrolizzate', values: ['900 mg', '4,5 g', '–'] },
      { name: 'L-Leucina', values: ['150 mg', '0,75 g', '–'] },
      { name: 'Tiamina (vitamina B1)', values: ['0,22 mg', '1,1 mg', '100%'] },
      { name: 'Riboflavina (vitamina B2)', values: ['0,28 mg', '1,4 mg', '100%'] },
      { name: 'Vitamina B6', values: ['0,28 mg', '1,4 mg', '100%'] },
    ],
    notes: [`${referenceNote}, calcolati sulla dose di 5 compresse`, 'Dosi per confezione: 100'],
  },
};
