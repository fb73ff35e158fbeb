import type { WholeLabel } from './label.ts';

/** Labels in pages with several tables or lists. */
export const blocks: readonly WholeLabel[] = [
  {
    name: 'two products of a stack in one page',
    input:
      '<h3>Giorno</h3><table><tr><th>Per 2 cps</th><th></th></tr><tr><td>Caffeina</td><td>200 mg</td></tr></table><h3>Notte</h3><table><tr><th>Per 1 cps</th><th></th></tr><tr><td>Melatonina</td><td>1 mg</td></tr></table>',
    table: [
      'serving 2 capsula "Per 2 cps" | serving 1 capsula "Per 1 cps"',
      'Caffeina [caffeine] 200 mg | -',
      'Melatonina [melatonin] - | 1 mg',
      'title: Giorno',
    ],
  },
  {
    name: 'table with colspan title, units in a column and dashes for none',
    input:
      '<table border=1><tr><td colspan="4"><b>Analisi media</b></td></tr><tr><td></td><td>U.M.</td><td>100 g</td><td>dose 15 g</td></tr><tr><td>Proteine</td><td>g</td><td>2,1</td><td>0,3</td></tr><tr><td>Carboidrati</td><td>g</td><td>85,0</td><td>12,8</td></tr><tr><td>Magnesio</td><td>mg</td><td>1500</td><td>225</td></tr><tr><td>Fibre</td><td>g</td><td>-</td><td>-</td></tr></table>',
    table: [
      'per100g "100 g" | serving 15 g "dose 15 g"',
      'Carboidrati [carbohydrate] 85 g | 12.8 g',
      'Fibre [fibre] - | -',
      'Proteine [protein] 2.1 g | 0.3 g',
      'Magnesio [magnesium] 1500 mg | 225 mg',
      'title: Analisi media',
    ],
  },
];
