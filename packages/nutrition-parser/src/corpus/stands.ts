import type { TableLabel } from './label.ts';

/** Tables of sticks, vials, gummies and bars, as stands at a fair hand them out. */
export const stands: readonly TableLabel[] = [
  {
    name: 'hydration stick per litre',
    input: [
      'Analisi media\tper stick (8 g)\tper 100 ml di soluzione',
      'Energia\t117 kJ / 28 kcal\t23 kJ / 5,5 kcal',
      'Carboidrati\t6,6 g\t1,3 g',
      'di cui zuccheri\t5,8 g\t1,2 g',
      'Sodio\t300 mg\t60 mg',
      'Potassio\t200 mg (10%*)\t40 mg',
      'Magnesio\t56 mg (15%*)\t11 mg',
      'Cloruro\t460 mg (58%*)\t92 mg',
    ].join('\n'),
    table: [
      'serving 8 g "per stick (8 g)" | per100ml "per 100 ml di soluzione"',
      'Energia [energyKj] 117 kJ | 23 kJ',
      'Energia [energyKcal] 28 kcal | 5.5 kcal',
      'Carboidrati [carbohydrate] 6.6 g | 1.3 g',
      '  di cui zuccheri [sugars] 5.8 g | 1.2 g',
      'Sodio [sodium] 300 mg | 60 mg',
      'Potassio [potassium] 200 mg | 40 mg (10%)',
      'Magnesio [magnesium] 56 mg | 11 mg (15%)',
      'Cloruro [chloride] 460 mg | 92 mg (58%)',
    ],
  },
  {
    name: 'semicolon rows with VNR on both',
    input: [
      'Componente;per 100 g;%VNR;per 2 misurini (20 g);%VNR',
      'Vitamina C;400 mg;500%;80 mg;100%',
      'Zinco;50 mg;500%;10 mg;100%',
      'Creatina;15 g;;3 g;',
    ].join('\n'),
    table: [
      'per100g "per 100 g" | nrv "%VNR" | serving 20 g "per 2 misurini (20 g)" | nrv "%VNR"',
      'Vitamina C [vitaminC] 400 mg | 80 mg (100%)',
      'Zinco [zinc] 50 mg | 10 mg (100%)',
      'Creatina [creatine] 15 g | 3 g',
    ],
  },
  {
    name: 'run on with per 100 ml and bottle',
    input:
      'Valori nutrizionali medi per 100 ml / per bottiglia (500 ml): Energia 85 kJ - 20 kcal / 425 kJ - 100 kcal; Grassi 0 g / 0 g; Carboidrati 4,8 g / 24 g; di cui zuccheri 4,5 g / 22,5 g; Proteine 0 g / 0 g; Sale 0,1 g / 0,5 g',
    table: [
      'per100ml "per 100 ml" | serving 500 ml "per bottiglia (500 ml)"',
      'Energia [energyKj] 85 kJ | 425 kJ',
      'Energia [energyKcal] 20 kcal | 100 kcal',
      'Grassi [fat] 0 g | 0 g',
      'Carboidrati [carbohydrate] 4.8 g | 24 g',
      '  di cui zuccheri [sugars] 4.5 g | 22.5 g',
      'Proteine [protein] 0 g | 0 g',
      'Sale [salt] 0.1 g | 0.5 g',
    ],
  },
  {
    name: 'object with arrays per column',
    input:
      '{"colonne":["Componente","Per 100 g","Per dose (30 g)"],"righe":[["Energia","1600 kJ / 378 kcal","480 kJ / 113 kcal"],["Proteine","75 g","22,5 g"]]}',
    table: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 378 kcal | 113 kcal',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'nested nutrients with sub objects',
    input:
      '{"per_100g":{"energia":{"kJ":1600,"kcal":378},"grassi":{"totali":"6 g","saturi":"2 g"},"carboidrati":{"totali":"5 g","zuccheri":"4 g"},"proteine":"75 g","sale":"0,5 g"}}',
    table: [
      'per100g',
      'energia [energyKj] 1600 kJ',
      'energia [energyKcal] 378 kcal',
      'grassi [fat] 6 g',
      '  saturi [saturates] 2 g',
      'carboidrati [carbohydrate] 5 g',
      '  zuccheri [sugars] 4 g',
      'proteine [protein] 75 g',
      'sale [salt] 0.5 g',
    ],
  },
  {
    name: 'collagen drink vial with footnotes glued',
    input:
      'Contenuto per flaconcino da 25 ml: Collagene idrolizzato 5 g; Vitamina C 80 mg (100%VNR*); Zinco 5 mg (50%VNR*); Acido ialuronico 50 mg; Coenzima Q10 15 mg.*VNR=Valori Nutritivi di Riferimento (Reg.UE 1169/2011)',
    table: [
      'serving 25 ml "per flaconcino da 25 ml"',
      'Collagene idrolizzato [collagen] 5 g',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 5 mg (50%)',
      'Acido ialuronico [hyaluronicAcid] 50 mg',
      'Coenzima Q10 [coenzymeQ10] 15 mg',
    ],
    notes: ['*VNR=Valori Nutritivi di Riferimento (Reg.UE 1169/2011)'],
  },
  {
    name: 'table with sub column header gusto',
    input: [
      '| Valori medi | 100 g | 1 barretta 40 g |',
      '|--|--|--|',
      '| Valore energetico | kJ 1650 kcal 394 | kJ 660 kcal 158 |',
      '| Grassi di cui: | g 14 | g 5,6 |',
      '| - acidi grassi saturi | g 8 | g 3,2 |',
      '| Carboidrati di cui: | g 40 | g 16 |',
      '| - zuccheri | g 5 | g 2 |',
      '| Proteine | g 25 | g 10 |',
    ].join('\n'),
    table: [
      'per100g "100 g" | serving 40 g "1 barretta 40 g"',
      'Valore energetico [energyKj] 1650 kJ | 660 kJ',
      'Valore energetico [energyKcal] 394 kcal | 158 kcal',
      'Grassi di cui [fat] 14 g | 5.6 g',
      '  acidi grassi saturi [saturates] 8 g | 3.2 g',
      'Carboidrati di cui [carbohydrate] 40 g | 16 g',
      '  zuccheri [sugars] 5 g | 2 g',
      'Proteine [protein] 25 g | 10 g',
    ],
  },
  {
    name: 'per 4 capsule melatonin-type micro',
    input:
      'Per 4 capsule: Biotina 10.000 mcg (20000% VNR), Selenio 83 µg (151% VNR), Iodio 150mcg (100% VNR), Cromo 0,2 mg (500% VNR)',
    table: [
      'serving 4 capsula "Per 4 capsule"',
      'Biotina [biotin] 10000 µg (20000%)',
      'Selenio [selenium] 83 µg (151%)',
      'Iodio [iodine] 150 µg (100%)',
      'Cromo [chromium] 0.2 mg (500%)',
    ],
  },
  {
    name: 'grassi di cui lines',
    input: [
      'Grassi, di cui: 14 g',
      '- saturi: 8 g',
      'Carboidrati di cui: 40 g',
      '- zuccheri: 5 g',
      '- polioli: 20 g',
      'Proteine: 25 g',
    ].join('\n'),
    table: [
      'serving',
      'Grassi, di cui [fat] 14 g',
      '  saturi [saturates] 8 g',
      'Carboidrati di cui [carbohydrate] 40 g',
      '  zuccheri [sugars] 5 g',
      '  polioli [polyols] 20 g',
      'Proteine [protein] 25 g',
    ],
  },
  {
    name: 'vitamins multi lines with dash and dose first',
    input: [
      'Dose giornaliera: 1 compressa',
      'Vitamina A (retinil acetato) - 800 mcg - 100%',
      'Vitamina D3 (colecalciferolo) - 50 mcg - 1000%',
      'Ferro (fumarato) - 14 mg - 100%',
    ].join('\n'),
    table: [
      'serving 1 compressa "Dose giornaliera: 1 compressa"',
      'Vitamina A (retinil acetato) [vitaminA] 800 µg (100%)',
      'Vitamina D3 (colecalciferolo) [vitaminD] 50 µg (1000%)',
      'Ferro (fumarato) [iron] 14 mg (100%)',
    ],
  },
  {
    name: 'energy line in both orders',
    input: [
      'Valore energetico: 389 kcal - 1646 kJ',
      'Proteine: 24 g (48%*)',
      'Grassi: 1,2 g (2%*)',
      '*Assunzioni di riferimento di un adulto medio',
    ].join('\n'),
    table: [
      'serving',
      'Valore energetico [energyKj] 1646 kJ',
      'Valore energetico [energyKcal] 389 kcal',
      'Grassi [fat] 1.2 g (2%)',
      'Proteine [protein] 24 g (48%)',
    ],
    notes: ['*Assunzioni di riferimento di un adulto medio'],
  },
  {
    name: 'creatina gummies',
    input:
      '{"dose":"5 gommose (15 g)","rows":[{"nutriente":"Energia","quantita":"151 kJ / 36 kcal"},{"nutriente":"Carboidrati","quantita":"7,5 g"},{"sottocomponente":"di cui zuccheri","quantita":"0 g"},{"sottocomponente":"di cui polioli","quantita":"7 g"},{"nutriente":"Creatina monoidrato","quantita":"5 g"}]}',
    table: [
      'serving 15 g "5 gommose (15 g)"',
      'Energia [energyKj] 151 kJ',
      'Energia [energyKcal] 36 kcal',
      'Carboidrati [carbohydrate] 7.5 g',
      '  di cui zuccheri [sugars] 0 g',
      '  di cui polioli [polyols] 7 g',
      'Creatina monoidrato [creatine] 5 g',
    ],
  },
  {
    name: 'name value unit list english',
    input:
      '[{"name":"Energy","value":"1,550","unit":"kJ"},{"name":"Protein","value":"81.5","unit":"g"},{"name":"Salt","value":"0.62","unit":"g"}]',
    table: [
      'serving',
      'Energy [energyKj] 1550 kJ',
      'Protein [protein] 81.5 g',
      'Salt [salt] 0.62 g',
    ],
  },
  {
    name: 'html nested table and caption',
    input:
      '<table><caption>Tabella nutrizionale</caption><tr><td>Porzione</td><td>30 g</td></tr><tr><td>Energia</td><td>480 kJ / 114 kcal</td></tr><tr><td>Proteine</td><td>23 g</td></tr></table>',
    table: [
      'serving 30 g "Porzione 30 g"',
      'Energia [energyKj] 480 kJ',
      'Energia [energyKcal] 114 kcal',
      'Proteine [protein] 23 g',
    ],
    title: 'Tabella nutrizionale',
  },
  {
    name: 'colon inside pairs by pipes',
    input:
      'Energia: 1600 kJ / 380 kcal | Proteine: 75 g | Carboidrati: 8 g | Grassi: 5 g | Sale: 0,4 g',
    table: [
      'serving',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Grassi [fat] 5 g',
      'Carboidrati [carbohydrate] 8 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.4 g',
    ],
  },
  {
    name: 'cla per 3 softgel with fats',
    input:
      'per 3 softgel: Energia 27 kcal/113 kJ; Grassi 3 g di cui CLA 2400 mg; Vitamina E 6 mg (50%)',
    table: [
      'serving 3 softgel "per 3 softgel"',
      'Energia [energyKj] 113 kJ',
      'Energia [energyKcal] 27 kcal',
      'Grassi [fat] 3 g',
      '  di cui CLA [cla] 2400 mg',
      'Vitamina E [vitaminE] 6 mg (50%)',
    ],
  },
];
