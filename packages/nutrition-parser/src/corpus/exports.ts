import type { TableLabel } from './label.ts';

/** Tables as programs and spreadsheets write them, and sentences that are one. */
export const exported: readonly TableLabel[] = [
  {
    name: 'mojibake units',
    input: [
      'Energia: 1520 kJ',
      'Vitamina B12: 2,5 Âµg (100% VNR)',
      'Vitamina B6: 1,4 mg',
      'Fibra: â‰¤ 0,5 g',
      'Caffè verde: 200 mg',
    ].join('\n'),
    table: [
      'serving',
      'Energia [energyKj] 1520 kJ',
      'Fibra [fibre] <0.5 g',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg',
      'Caffè verde [] 200 mg',
    ],
  },
  {
    name: 'zero-width and full-width',
    input: ['Ｅnergia： １６５０ kJ／３９０ kcal', 'Pro​teine: ８０ g', 'Sale: ０，５ g'].join('\n'),
    table: [
      'serving',
      'Energia [energyKj] 1650 kJ',
      'Energia [energyKcal] 390 kcal',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'per 100 g of two flavours',
    input: [
      '| Per 100 g | Cacao | Vaniglia | Neutro |',
      '|---|---|---|---|',
      '| Energia | 1580 kJ / 374 kcal | 1595 kJ / 377 kcal | 1610 kJ / 381 kcal |',
      '| Proteine | 75 g | 77 g | 82 g |',
    ].join('\n'),
    table: [
      'per100g "Cacao" | per100g "Vaniglia" | per100g "Neutro"',
      'Energia [energyKj] 1580 kJ | 1595 kJ | 1610 kJ',
      'Energia [energyKcal] 374 kcal | 377 kcal | 381 kcal',
      'Proteine [protein] 75 g | 77 g | 82 g',
    ],
  },
  {
    name: 'lines in capital for compressa masticabile',
    input:
      'PER COMPRESSA MASTICABILE (1,5 G): VITAMINA C 1000 MG (1250% VNR) - ZINCO 10 MG (100% VNR) - ROSA CANINA E.S. 50 MG',
    table: [
      'serving 1.5 g "PER COMPRESSA MASTICABILE (1,5 G)"',
      'VITAMINA C [vitaminC] 1000 mg (1250%)',
      'ZINCO [zinc] 10 mg (100%)',
      'ROSA CANINA E.S. [] 50 mg',
    ],
  },
  {
    name: 'double dose row',
    input: [
      'Nutrienti\tPer 1 misurino (12,5 g)\tPer 2 misurini (25 g)',
      'Creatina monoidrato\t2,5 g\t5 g',
      'Destrosio\t8 g\t16 g',
      'Sodio\t150 mg\t300 mg',
      'Acido alfa-lipoico\t50 mg\t100 mg',
    ].join('\n'),
    table: [
      'serving 12.5 g "Per 1 misurino (12,5 g)" | serving 25 g "Per 2 misurini (25 g)"',
      'Creatina monoidrato [creatine] 2.5 g | 5 g',
      'Destrosio [glucose] 8 g | 16 g',
      'Sodio [sodium] 150 mg | 300 mg',
      'Acido alfa-lipoico [alphaLipoicAcid] 50 mg | 100 mg',
    ],
  },
  {
    name: 'product text with everything',
    input:
      "Descrizione: integratore di caffeina. Valori nutrizionali per compressa: Caffeina 200 mg, Tiamina 1,1 mg (100% VNR). Modalità d'uso: 1 compressa al giorno. Ingredienti: caffeina, agente di carica: cellulosa. Avvertenze: non superare 400 mg al giorno.",
    table: [
      'serving 1 compressa "per compressa"',
      'Caffeina [caffeine] 200 mg',
      'Tiamina [thiamin] 1.1 mg (100%)',
    ],
  },
  {
    name: 'html div spans lines with colon in separate',
    input:
      '<div><strong>Energia</strong> <span>1554 kJ / 366 kcal</span></div><div><strong>Proteine</strong> <span>81 g</span></div><div><strong>Sale</strong> <span>0,3 g</span></div>',
    table: [
      'serving',
      'Energia [energyKj] 1554 kJ',
      'Energia [energyKcal] 366 kcal',
      'Proteine [protein] 81 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'value with unit columns reversed',
    input: ['Valore | Componente', '24 g | Proteine', '1,5 g | Carboidrati', '0,9 g | Grassi'].join(
      '\n',
    ),
    table: [
      'serving "Valore"',
      'Grassi [fat] 0.9 g',
      'Carboidrati [carbohydrate] 1.5 g',
      'Proteine [protein] 24 g',
    ],
  },
  {
    name: 'english prose',
    input:
      'Each 30 g serving provides 24 g of protein, 1.5 g of fat and 2 g of carbohydrates, of which 1.2 g sugars.',
    table: [
      'serving 30 g "Each 30 g serving"',
      'fat [fat] 1.5 g',
      'carbohydrates [carbohydrate] 2 g',
      '  sugars [sugars] 1.2 g',
      'protein [protein] 24 g',
    ],
  },
  {
    name: 'italian prose',
    input:
      'Una porzione da 30 g apporta 24 g di proteine, 1,5 g di grassi e 2 g di carboidrati, di cui 1,2 g di zuccheri.',
    table: [
      'serving 30 g "Una porzione da 30 g"',
      'grassi [fat] 1.5 g',
      'carboidrati [carbohydrate] 2 g',
      '  zuccheri [sugars] 1.2 g',
      'proteine [protein] 24 g',
    ],
  },
  {
    name: 'english lines per 100g and serving',
    input: [
      'Nutrition Information',
      'Typical values per 100g per 40g serving',
      'Energy 1544kJ/365kcal 618kJ/146kcal',
      'Fat 4.2g 1.7g',
      'of which saturates 1.1g 0.4g',
      'Carbohydrate 10g 4.0g',
      'of which sugars 4.5g 1.8g',
      'Fibre 3.0g 1.2g',
      'Protein 70g 28g',
      'Salt 0.55g 0.22g',
    ].join('\n'),
    table: [
      'per100g "per 100g" | serving 40 g "per 40g serving"',
      'Energy [energyKj] 1544 kJ | 618 kJ',
      'Energy [energyKcal] 365 kcal | 146 kcal',
      'Fat [fat] 4.2 g | 1.7 g',
      '  of which saturates [saturates] 1.1 g | 0.4 g',
      'Carbohydrate [carbohydrate] 10 g | 4 g',
      '  of which sugars [sugars] 4.5 g | 1.8 g',
      'Fibre [fibre] 3 g | 1.2 g',
      'Protein [protein] 70 g | 28 g',
      'Salt [salt] 0.55 g | 0.22 g',
    ],
    title: 'Nutrition Information',
  },
  {
    name: 'parenthesised units and semicolons',
    input:
      'Energia (kJ) 1570; Energia (kcal) 371; Grassi (g) 5,4; di cui saturi (g) 2,2; Carboidrati (g) 5,7; di cui zuccheri (g) 4,9; Proteine (g) 75; Sale (g) 0,47',
    table: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 371 kcal',
      'Grassi [fat] 5.4 g',
      '  di cui saturi [saturates] 2.2 g',
      'Carboidrati [carbohydrate] 5.7 g',
      '  di cui zuccheri [sugars] 4.9 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.47 g',
    ],
  },
  {
    name: 'columns with AR percentages inside cells',
    input: [
      '| | per 100 g | per porzione (40 g) (%AR*) |',
      '|-|-|-|',
      '| Energia | 1520 kJ / 362 kcal | 608 kJ / 145 kcal (7%) |',
      '| Grassi | 9,5 g | 3,8 g (5%) |',
      '| di cui acidi grassi saturi | 1,5 g | 0,6 g (3%) |',
      '| Carboidrati | 25 g | 10 g (4%) |',
      '| di cui zuccheri | 1,2 g | 0,5 g (1%) |',
      '| Fibre | 22 g | 8,8 g |',
      '| Proteine | 34 g | 13,6 g (27%) |',
      '| Sale | 0,6 g | 0,24 g (4%) |',
    ].join('\n'),
    table: [
      'per100g "per 100 g" | serving 40 g "per porzione (40 g) (%AR*)"',
      'Energia [energyKj] 1520 kJ | 608 kJ (7%)',
      'Energia [energyKcal] 362 kcal | 145 kcal (7%)',
      'Grassi [fat] 9.5 g | 3.8 g (5%)',
      '  di cui acidi grassi saturi [saturates] 1.5 g | 0.6 g (3%)',
      'Carboidrati [carbohydrate] 25 g | 10 g (4%)',
      '  di cui zuccheri [sugars] 1.2 g | 0.5 g (1%)',
      'Fibre [fibre] 22 g | 8.8 g',
      'Proteine [protein] 34 g | 13.6 g (27%)',
      'Sale [salt] 0.6 g | 0.24 g (4%)',
    ],
  },
  {
    name: 'key-value object snake case',
    input:
      '{"energia_kcal":"370","energia_kj":"1548","proteine":"80 g","carboidrati":"4 g","zuccheri":"3 g","grassi":"3,5 g","grassi_saturi":"1 g","sale":"0,4 g"}',
    table: [
      'serving',
      'energia [energyKj] 1548 kJ',
      'energia [energyKcal] 370 kcal',
      'grassi [fat] 3.5 g',
      '  grassi saturi [saturates] 1 g',
      'carboidrati [carbohydrate] 4 g',
      '  zuccheri [sugars] 3 g',
      'proteine [protein] 80 g',
      'sale [salt] 0.4 g',
    ],
  },
  {
    name: 'Open Food Facts style keys',
    input:
      '{"nutriments":{"energy-kj_100g":1548,"energy-kcal_100g":370,"fat_100g":3.5,"saturated-fat_100g":1,"carbohydrates_100g":4,"sugars_100g":3,"proteins_100g":80,"salt_100g":0.4}}',
    table: [
      'per100g',
      'energy-kj [energyKj] 1548 kJ?',
      'energy-kcal [energyKcal] 370 kcal?',
      'fat [fat] 3.5 g?',
      '  saturated-fat [saturates] 1 g?',
      'carbohydrates [carbohydrate] 4 g?',
      '  sugars [sugars] 3 g?',
      'proteins [protein] 80 g?',
      'salt [salt] 0.4 g?',
    ],
  },
  {
    name: 'array of arrays with headers',
    input:
      '[["Componente","Per 100 g","Per dose 25 g"],["Energia","1580 kJ / 374 kcal","395 kJ / 94 kcal"],["Proteine","75 g","18,8 g"],["","",""],["Sale","0,5 g","0,13 g"]]',
    table: [
      'per100g "Per 100 g" | serving 25 g "Per dose 25 g"',
      'Energia [energyKj] 1580 kJ | 395 kJ',
      'Energia [energyKcal] 374 kcal | 94 kcal',
      'Proteine [protein] 75 g | 18.8 g',
      'Sale [salt] 0.5 g | 0.13 g',
    ],
  },
  {
    name: 'dose JSON per_2_buste with label',
    input:
      '{"per_2_buste":{"porzione":"2 buste (20 g)","Magnesio":"375 mg (100% VNR)","Potassio":"1000 mg (50% VNR)","Sodio":"400 mg","Vitamina C":"160 mg (200% VNR)","Creatina":"3 g"}}',
    table: [
      'serving 20 g "2 buste (20 g)"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 1000 mg (50%)',
      'Sodio [sodium] 400 mg',
      'Vitamina C [vitaminC] 160 mg (200%)',
      'Creatina [creatine] 3 g',
    ],
  },
  {
    name: 'broken JSON trailing comma & single quotes',
    input:
      "{'per_100g': {'Energia': '1600 kJ / 380 kcal', 'Proteine': '75 g', 'Grassi': '6 g',}, 'per_dose_30g': {'Energia': '480 kJ / 114 kcal', 'Proteine': '22,5 g',},}",
    table: [
      'per100g | serving 30 g',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 380 kcal | 114 kcal',
      'Grassi [fat] 6 g | -',
      'Proteine [protein] 75 g | 22.5 g',
    ],
    diagnostics: ['json-invalid'],
  },
  {
    name: 'HTML in JSON',
    input:
      '{"valori_nutrizionali":"<table><tr><th>Componente</th><th>Per 100 g</th></tr><tr><td>Energia</td><td>1600 kJ / 380 kcal</td></tr><tr><td>Proteine</td><td>75&nbsp;g</td></tr></table>"}',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Proteine [protein] 75 g',
    ],
  },
  {
    name: 'per mezza barretta and word numerals',
    input: 'Per mezza barretta (30 g): proteine 10 g, carboidrati 9 g, grassi 4 g',
    table: [
      'serving 30 g "Per mezza barretta (30 g)"',
      'grassi [fat] 4 g',
      'carboidrati [carbohydrate] 9 g',
      'proteine [protein] 10 g',
    ],
  },
  {
    name: 'tablets with heading and value line wraps',
    input: [
      'Tenore medio degli ingredienti caratterizzanti per dose',
      'massima giornaliera (6 compresse)',
      'L-Arginina 3.000 mg',
      'L-Ornitina 1.500 mg',
      'L-Lisina 1.500 mg',
    ].join('\n'),
    table: [
      'serving 6 compressa "Tenore medio degli ingredienti caratterizzanti per dose massima giornaliera (6 compresse)"',
      'L-Arginina [arginine] 3000 mg',
      'L-Ornitina [ornithine] 1500 mg',
      'L-Lisina [lysine] 1500 mg',
    ],
  },
  {
    name: 'psyllium fibre and qualifiers',
    input:
      'Per 100 g - Fibra: 80 g (di cui solubile 65 g; insolubile 15 g) - Proteine: < 2 g - Sale: ca. 0,1 g',
    table: [
      'per100g "Per 100 g"',
      'Fibra [fibre] 80 g',
      '  di cui solubile [solubleFibre] 65 g',
      'Proteine [protein] <2 g',
      'Sale [salt] ~0.1 g',
      'insolubile [insolubleFibre] 15 g',
    ],
  },
];
