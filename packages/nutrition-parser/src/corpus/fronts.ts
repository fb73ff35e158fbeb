import type { WholeLabel } from './label.ts';

/** Labels in tabs, captions and blocks of shop pages. */
export const fronts: readonly WholeLabel[] = [
  {
    name: 'mass gainer page, accordion with h3 and two tables side by side',
    input:
      '<h3 class="acc">INGREDIENTI</h3><div><p>Maltodestrine, concentrato di proteine del siero di latte (18%), farina d\'avena, saccarosio, cacao in polvere, aromi, addensante (gomma di guar), enzimi digestivi (alfa-amilasi, proteasi), edulcorante (sucralosio).<br>Contiene: <u>latte</u>, <u>glutine</u>. Può contenere tracce di: <u>uova</u>, <u>soia</u>, <u>arachidi</u>.</p></div><h3 class="acc">VALORI NUTRIZIONALI</h3><div><table><tr><td colspan=3>Porzione: 150 g - Porzioni per confezione: 20</td></tr><tr><td></td><td>100 g</td><td>150 g</td></tr><tr><td>Energia</td><td>1.602 kJ/378 kcal</td><td>2.403 kJ/567 kcal</td></tr><tr><td>Grassi</td><td>2,8 g</td><td>4,2 g</td></tr><tr><td>di cui acidi grassi saturi</td><td>1,3 g</td><td>2,0 g</td></tr><tr><td>Carboidrati</td><td>71 g</td><td>107 g</td></tr><tr><td>di cui zuccheri</td><td>18 g</td><td>27 g</td></tr><tr><td>Proteine</td><td>16 g</td><td>24 g</td></tr><tr><td>Sale</td><td>0,25 g</td><td>0,38 g</td></tr></table></div>',
    table: [
      'per100g "100 g" | serving 150 g "150 g"',
      'Energia [energyKj] 1602 kJ | 2403 kJ',
      'Energia [energyKcal] 378 kcal | 567 kcal',
      'Grassi [fat] 2.8 g | 4.2 g',
      '  di cui acidi grassi saturi [saturates] 1.3 g | 2 g',
      'Carboidrati [carbohydrate] 71 g | 107 g',
      '  di cui zuccheri [sugars] 18 g | 27 g',
      'Proteine [protein] 16 g | 24 g',
      'Sale [salt] 0.25 g | 0.38 g',
      'title: VALORI NUTRIZIONALI',
      'servings: 20',
    ],
  },
  {
    name: 'sports drink in a Prestashop description, br everywhere, ingredients after',
    input:
      '<p><strong>Valori medi</strong> per 100 ml<br />Energia: 103 kJ / 24 kcal<br />Grassi: 0 g<br />Carboidrati: 6 g<br />- di cui zuccheri: 5,9 g<br />Proteine: 0 g<br />Sale: 0,13 g<br /><br /><strong>Ingredienti</strong>: Acqua, destrosio, fruttosio, acidificante: acido citrico; correttore di acidità: citrato trisodico; aromi, stabilizzante: gomma arabica; colorante: E133.</p>',
    table: [
      'per100ml "Valori medi per 100 ml"',
      'Energia [energyKj] 103 kJ',
      'Energia [energyKcal] 24 kcal',
      'Grassi [fat] 0 g',
      'Carboidrati [carbohydrate] 6 g',
      '  di cui zuccheri [sugars] 5.9 g',
      'Proteine [protein] 0 g',
      'Sale [salt] 0.13 g',
    ],
  },
  {
    name: 'two columns without any head but a caption for both',
    input:
      '<p>Valori nutrizionali medi per 100 g e per porzione da 40 g</p><table><tr><td>Energia</td><td>1500 kJ / 355 kcal</td><td>600 kJ / 142 kcal</td></tr><tr><td>Proteine</td><td>50 g</td><td>20 g</td></tr><tr><td>Sale</td><td>1 g</td><td>0,4 g</td></tr></table>',
    table: [
      'per100g "per 100 g" | serving 40 g "per porzione da 40 g"',
      'Energia [energyKj] 1500 kJ | 600 kJ',
      'Energia [energyKcal] 355 kcal | 142 kcal',
      'Proteine [protein] 50 g | 20 g',
      'Sale [salt] 1 g | 0.4 g',
    ],
  },
  {
    name: 'electrolytes, milligrams in the head',
    input:
      '<table><thead><tr><th>Minerali</th><th>mg per bustina</th><th>% VNR</th></tr></thead><tbody><tr><td>Sodio</td><td>460</td><td>&mdash;</td></tr><tr><td>Potassio</td><td>300</td><td>15</td></tr><tr><td>Magnesio</td><td>112,5</td><td>30</td></tr><tr><td>Cloruro</td><td>700</td><td>88</td></tr></tbody></table>',
    table: [
      'serving 1 bustina "mg per bustina" | nrv "% VNR"',
      'Sodio [sodium] 460 mg',
      'Potassio [potassium] 300 mg (15%)',
      'Magnesio [magnesium] 112.5 mg (30%)',
      'Cloruro [chloride] 700 mg (88%)',
    ],
  },
];
