import type { TableLabel } from './label.ts';

/** Bars, snacks, spreads, drinks and foods: whole nutrition labels in the manner of the trade, and what they say. */
export const snacks: readonly TableLabel[] = [
  {
    name: 'bar, per 100 g and per bar',
    input: {
      per_100g: [
        { componente: 'Energia', valore: '1443 kJ / 345 kcal' },
        { componente: 'Grassi', valore: '13 g' },
        { componente: 'di cui saturi', valore: '7,2 g' },
        { componente: 'Carboidrati', valore: '32 g' },
        { componente: 'di cui zuccheri', valore: '2,9 g' },
        { componente: 'di cui polioli', valore: '24 g' },
        { componente: 'Proteine', valore: '33 g' },
      ],
      per_barretta_45g: [
        { componente: 'Energia', valore: '649 kJ / 155 kcal' },
        { componente: 'Grassi', valore: '5,9 g' },
        { componente: 'di cui saturi', valore: '3,2 g' },
        { componente: 'Carboidrati', valore: '14 g' },
        { componente: 'di cui zuccheri', valore: '1,3 g' },
        { componente: 'di cui polioli', valore: '11 g' },
        { componente: 'Proteine', valore: '15 g' },
      ],
    },
    table: [
      'per100g | serving 45 g',
      'Energia [energyKj] 1443 kJ | 649 kJ',
      'Energia [energyKcal] 345 kcal | 155 kcal',
      'Grassi [fat] 13 g | 5.9 g',
      '  di cui saturi [saturates] 7.2 g | 3.2 g',
      'Carboidrati [carbohydrate] 32 g | 14 g',
      '  di cui zuccheri [sugars] 2.9 g | 1.3 g',
      '  di cui polioli [polyols] 24 g | 11 g',
      'Proteine [protein] 33 g | 15 g',
    ],
  },
  {
    name: 'bar, HTML with rowspan',
    input:
      '<table><thead><tr><th rowspan="2">Valori medi</th><th colspan="2">Contenuto</th></tr><tr><th>per 100 g</th><th>per barretta (60 g)</th></tr></thead><tbody><tr><td rowspan="2">Energia</td><td>1519 kJ</td><td>911 kJ</td></tr><tr><td>364 kcal</td><td>218 kcal</td></tr><tr><td>Proteine</td><td>33,3&nbsp;g</td><td>20&nbsp;g</td></tr></tbody></table>',
    table: [
      'per100g "Contenuto per 100 g" | serving 60 g "Contenuto per barretta (60 g)"',
      'Energia [energyKj] 1519 kJ | 911 kJ',
      'Energia [energyKcal] 364 kcal | 218 kcal',
      'Proteine [protein] 33.3 g | 20 g',
    ],
  },
  {
    name: 'spread, HTML with unclosed tags',
    input:
      '<table><tr><th>Valori nutrizionali<th>Per 100 g<tr><td>Energia<td>2111 kJ / 509 kcal<tr><td>Grassi<td>36 g<tr><td>di cui acidi grassi saturi<td>5,2 g<tr><td>Proteine<td>22 g</table>',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 2111 kJ',
      'Energia [energyKcal] 509 kcal',
      'Grassi [fat] 36 g',
      '  di cui acidi grassi saturi [saturates] 5.2 g',
      'Proteine [protein] 22 g',
    ],
  },
  {
    name: 'pancake, HTML list',
    input:
      '<h3>Valori nutrizionali per 100 g</h3><ul><li>Energia: 1627 kJ / 385 kcal</li><li>Proteine: 34 g</li><li>Carboidrati: 45 g</li><li>di cui zuccheri: 2,8 g</li></ul>',
    table: [
      'per100g "Valori nutrizionali per 100 g"',
      'Energia [energyKj] 1627 kJ',
      'Energia [energyKcal] 385 kcal',
      'Carboidrati [carbohydrate] 45 g',
      '  di cui zuccheri [sugars] 2.8 g',
      'Proteine [protein] 34 g',
    ],
  },
  {
    name: 'biscuits, several lines in a cell',
    input:
      '<table><tr><td>Energia</td><td>1834 kJ<br>438 kcal</td></tr><tr><td>Grassi<br>di cui acidi grassi saturi</td><td>17 g<br>8,8 g</td></tr><tr><td>Proteine</td><td>20 g</td></tr></table>',
    table: [
      'serving',
      'Energia [energyKj] 1834 kJ',
      'Energia [energyKcal] 438 kcal',
      'Grassi [fat] 17 g',
      '  di cui acidi grassi saturi [saturates] 8.8 g',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'rice cakes, brackets for the parts',
    input:
      'Valori medi per 100 g: Energia 1521 kJ/358 kcal, Grassi 0,8 g (di cui saturi 0,2 g), Carboidrati 80 g (di cui zuccheri 0,3 g), Proteine 7,2 g, Sale 0,01 g',
    table: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1521 kJ',
      'Energia [energyKcal] 358 kcal',
      'Grassi [fat] 0.8 g',
      '  di cui saturi [saturates] 0.2 g',
      'Carboidrati [carbohydrate] 80 g',
      '  di cui zuccheri [sugars] 0.3 g',
      'Proteine [protein] 7.2 g',
      'Sale [salt] 0.01 g',
    ],
  },
  {
    name: 'nuts, nutrient with unit in its name',
    input: [
      'Nutriente;Per 100 g',
      'Energia (kJ);2510',
      'Energia (kcal);607',
      'Grassi (g);52',
      'di cui saturi (g);4',
      'Sodio (mg);12',
    ].join('\n'),
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 2510 kJ',
      'Energia [energyKcal] 607 kcal',
      'Grassi [fat] 52 g',
      '  di cui saturi [saturates] 4 g',
      'Sodio [sodium] 12 mg',
    ],
  },
  {
    name: 'snack, percentages of the reference intake',
    input: [
      '| | Per 100 g | Per porzione (25 g) | %AR* |',
      '|---|---|---|---|',
      '| Energia | 1910 kJ / 456 kcal | 478 kJ / 114 kcal | 6% |',
      '| Grassi | 20 g | 5 g | 7% |',
      '| Proteine | 30 g | 7,5 g | 15% |',
      '*AR: Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving 25 g "Per porzione (25 g)" | nrv "%AR*"',
      'Energia [energyKj] 1910 kJ | 478 kJ (6%)',
      'Energia [energyKcal] 456 kcal | 114 kcal (6%)',
      'Grassi [fat] 20 g | 5 g (7%)',
      'Proteine [protein] 30 g | 7.5 g (15%)',
    ],
    notes: ['*AR: Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)'],
  },
  {
    name: 'pudding, with milk',
    input: [
      'Valori nutrizionali | Per 100 g | Per dose (30 g) | Con 300 ml di latte',
      'Energia | 1540 kJ / 364 kcal | 462 kJ / 109 kcal | 1060 kJ / 253 kcal',
      'Proteine | 71 g | 21 g | 31 g',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)" | other "Con 300 ml di latte"',
      'Energia [energyKj] 1540 kJ | 462 kJ | 1060 kJ',
      'Energia [energyKcal] 364 kcal | 109 kcal | 253 kcal',
      'Proteine [protein] 71 g | 21 g | 31 g',
    ],
  },
  {
    name: 'drink, per 100 ml',
    input: [
      'Valori nutrizionali medi per 100 ml',
      'Energia: 76 kJ / 18 kcal',
      'Carboidrati: 4,2 g',
      'di cui zuccheri: 3,9 g',
      'Sale: 0,1 g',
    ].join('\n'),
    table: [
      'per100ml "Valori nutrizionali medi per 100 ml"',
      'Energia [energyKj] 76 kJ',
      'Energia [energyKcal] 18 kcal',
      'Carboidrati [carbohydrate] 4.2 g',
      '  di cui zuccheri [sugars] 3.9 g',
      'Sale [salt] 0.1 g',
    ],
  },
  {
    name: 'gel, one cell with two names',
    input: [
      '| Componente | Per gel (60 ml) |',
      '| Energia | 510 kJ (120 kcal) |',
      '| Carboidrati (di cui zuccheri) | 30 g (10,7 g) |',
      '| Sale | 0,22 g |',
    ].join('\n'),
    table: [
      'serving 60 ml "Per gel (60 ml)"',
      'Energia [energyKj] 510 kJ',
      'Energia [energyKcal] 120 kcal',
      'Carboidrati [carbohydrate] 30 g',
      '  di cui zuccheri [sugars] 10.7 g',
      'Sale [salt] 0.22 g',
    ],
  },
  {
    name: 'table that lost its line breaks',
    input:
      '| Componente | Per 100 g | |---|---| | Energia | 1570 kJ / 370 kcal | | Proteine | 80 g | | Sale | 0,5 g |',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'transposed table',
    input: [
      '| | Energia | Proteine | Grassi | Sale |',
      '|---|---|---|---|---|',
      '| Per 100 g | 1570 kJ / 370 kcal | 80 g | 6 g | 0,5 g |',
      '| Per 30 g | 471 kJ / 111 kcal | 24 g | 1,8 g | 0,15 g |',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving 30 g "Per 30 g"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 6 g | 1.8 g',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'lists of lists',
    input: [
      ['Nutriente', 'Per 100 g'],
      ['Proteine', '20 g'],
      ['Grassi', 5],
    ],
    table: ['per100g "Per 100 g"', 'Grassi [fat] 5 g?', 'Proteine [protein] 20 g'],
  },
  {
    name: 'sea salt, nothing but traces',
    input: [
      'Per 100 g',
      'Energia: 0 kJ / 0 kcal',
      'Grassi: assenti',
      'Proteine: tracce',
      'Sale: 98 g',
    ].join('\n'),
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 0 kJ',
      'Energia [energyKcal] 0 kcal',
      'Grassi [fat] 0 g?',
      'Proteine [protein] traces 0 g',
      'Sale [salt] 98 g',
    ],
  },
  {
    name: 'crackers, sub-row of protein',
    input: [
      'Per 100 g',
      'Proteine: 60 g',
      '- di cui glutine: 40 g',
      'Grassi: 5 g',
      '- di cui saturi: 1 g',
      'Fibre: 8 g',
    ].join('\n'),
    table: [
      'per100g "Per 100 g"',
      'Grassi [fat] 5 g',
      '  di cui saturi [saturates] 1 g',
      'Fibre [fibre] 8 g',
      'Proteine [protein] 60 g',
      '  di cui glutine [] 40 g',
    ],
  },
];
