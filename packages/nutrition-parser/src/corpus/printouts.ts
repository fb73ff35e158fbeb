import type { WholeLabel } from './label.ts';

/** Labels that lost their columns, spaces or digits on the way to a text. */
export const printouts: readonly WholeLabel[] = [
  {
    name: 'OCR in which columns came one after the other',
    input:
      'Energia\nGrassi\nCarboidrati\nProteine\nSale\n1640 kJ / 387 kcal\n6,4 g\n7,5 g\n75 g\n0,5 g',
    table: [
      'serving',
      'Energia [energyKj] 1640 kJ',
      'Energia [energyKcal] 387 kcal',
      'Grassi [fat] 6.4 g',
      'Carboidrati [carbohydrate] 7.5 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'white space of a PDF between digits and units',
    input:
      'Valori nutrizionali per 100 g :\nEnergia : 1 602 kJ / 380 kcal\nGrassi : 7 , 2 g\ndi cui acidi grassi saturi : 4 , 4 g\nCarboidrati : 6 , 0 g\nProteine : 73 g\nSale : 0 , 41 g',
    table: [
      'per100g "Valori nutrizionali per 100 g"',
      'Energia [energyKj] 1602 kJ',
      'Energia [energyKcal] 380 kcal',
      'Grassi [fat] 7.2 g',
      '  di cui acidi grassi saturi [saturates] 4.4 g',
      'Carboidrati [carbohydrate] 6 g',
      'Proteine [protein] 73 g',
      'Sale [salt] 0.41 g',
    ],
  },
  {
    name: 'list of minerals with forms in brackets and NRV with slash',
    input:
      'per 2 compresse:\nMagnesio (da ossido, citrato e bisglicinato) 375 mg - 100% VNR\nPotassio (da citrato) 300 mg - 15% VNR\nZinco (da picolinato) 5 mg - 50% VNR',
    table: [
      'serving 2 compressa "per 2 compresse"',
      'Magnesio (da ossido, citrato e bisglicinato) [magnesium] 375 mg (100%)',
      'Potassio (da citrato) [potassium] 300 mg (15%)',
      'Zinco (da picolinato) [zinc] 5 mg (50%)',
    ],
  },
  {
    name: 'energy gel with sodium in milligrams and caffeine, head in the title line',
    input:
      'ENERGY GEL CAFFEINE - Valori nutrizionali per gel (40 g)\nEnergia: 452 kJ / 106 kcal\nCarboidrati: 26 g\n  di cui zuccheri: 9,8 g\nSale: 0,15 g\nCaffeina: 75 mg',
    table: [
      'serving 40 g "ENERGY GEL CAFFEINE - Valori nutrizionali per gel (40 g)"',
      'Energia [energyKj] 452 kJ',
      'Energia [energyKcal] 106 kcal',
      'Carboidrati [carbohydrate] 26 g',
      '  di cui zuccheri [sugars] 9.8 g',
      'Sale [salt] 0.15 g',
      'Caffeina [caffeine] 75 mg',
    ],
  },
  {
    name: 'run-on label of tablets with parentheses around everything',
    input:
      'Valori nutrizionali (per 3 compresse): Creatina monoidrato (3000 mg), Vitamina D3 (5 µg; 100% VNR), Magnesio (56,25 mg; 15% VNR).',
    table: [
      'serving 3 compressa "per 3 compresse"',
      'Creatina monoidrato [creatine] 3000 mg',
      'Vitamina D3 [vitaminD] 5 µg (100%)',
      'Magnesio [magnesium] 56.25 mg (15%)',
    ],
  },
  {
    name: 'Markdown from a chatbot feed with bold names and bullet points',
    input:
      '### Valori nutrizionali (per 100 g)\n\n- **Energia:** 1550 kJ / 366 kcal\n- **Grassi:** 1,8 g\n  - *di cui saturi:* 0,9 g\n- **Carboidrati:** 4,5 g\n  - *di cui zuccheri:* 4,0 g\n- **Proteine:** 82 g\n- **Sale:** 0,6 g\n\n### Ingredienti\n\nProteine isolate del siero del **latte** (96%), aromi, edulcorante (sucralosio).',
    table: [
      'per100g "Valori nutrizionali (per 100 g)"',
      'Energia [energyKj] 1550 kJ',
      'Energia [energyKcal] 366 kcal',
      'Grassi [fat] 1.8 g',
      '  di cui saturi [saturates] 0.9 g',
      'Carboidrati [carbohydrate] 4.5 g',
      '  di cui zuccheri [sugars] 4 g',
      'Proteine [protein] 82 g',
      'Sale [salt] 0.6 g',
    ],
  },
  {
    name: 'nutrition by weight of the egg white in a bottle with ml and albumen count',
    input:
      '| Valori nutrizionali | per 100 ml | per porzione (33 ml = 1 albume) |\n|:---|:---:|:---:|\n| Energia | 196 kJ - 46 kcal | 65 kJ - 15 kcal |\n| Proteine | 10,5 g | 3,5 g |\n| Sale | 0,42 g | 0,14 g |',
    table: [
      'per100ml "per 100 ml" | serving 33 ml "per porzione (33 ml = 1 albume)"',
      'Energia [energyKj] 196 kJ | 65 kJ',
      'Energia [energyKcal] 46 kcal | 15 kcal',
      'Proteine [protein] 10.5 g | 3.5 g',
      'Sale [salt] 0.42 g | 0.14 g',
    ],
  },
  {
    name: 'row names with footnote letters and numbers in brackets',
    input:
      '| | 100 g |\n|---|---|\n| Proteine (N x 6,25) (1) | 80 g |\n| Fibre² | 1 g |\n| Sale (a) | 0,5 g |\n(1) sul secco\n² enzimatico',
    table: [
      'per100g "100 g"',
      'Fibre [fibre] 1 g',
      'Proteine (N x 6,25) [protein] 80 g',
      'Sale [salt] 0.5 g',
      'note: (1) sul secco',
      'note: ² enzimatico',
    ],
  },
  {
    name: 'cell that holds both doses by slash',
    input:
      'Componente | Per 1 / 2 compresse\n---|---\nMagnesio | 187,5 / 375 mg\nVitamina B6 | 0,7 / 1,4 mg',
    table: [
      'serving 1 compressa "Per 1 / 2 compresse"',
      'Magnesio [magnesium] 187.5..375 mg',
      'Vitamina B6 [vitaminB6] 0.7..1.4 mg',
    ],
  },
  {
    name: 'all names, then their basis, then all values',
    input:
      'Valori nutrizionali\nEnergia\nGrassi\ndi cui saturi\nCarboidrati\nProteine\nSale\nPer 100 g\n1640 kJ\n387 kcal\n6,4 g\n2 g\n7,5 g\n75 g\n0,5 g',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1640 kJ',
      'Energia [energyKcal] 387 kcal',
      'Grassi [fat] 6.4 g',
      '  di cui saturi [saturates] 2 g',
      'Carboidrati [carbohydrate] 7.5 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.5 g',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'all names, then the values of one column and of the next',
    input:
      'Per 100 g\nPer dose (30 g)\nEnergia\nGrassi\nProteine\n1640 kJ / 387 kcal\n6,4 g\n75 g\n492 kJ / 116 kcal\n1,9 g\n22,5 g',
    table: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Energia [energyKj] 1640 kJ | 492 kJ',
      'Energia [energyKcal] 387 kcal | 116 kcal',
      'Grassi [fat] 6.4 g | 1.9 g',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
];
