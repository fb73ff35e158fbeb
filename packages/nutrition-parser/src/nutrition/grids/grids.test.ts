import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

describe('tables of cells', () => {
  test.each([
    [
      'lines in the cells of a table escaped once too often',
      '&lt;table&gt;&lt;tr&gt;&lt;td&gt;&lt;p&gt;Energia&lt;/p&gt;&lt;/td&gt;&lt;td&gt;&lt;p&gt;1650 kJ&lt;/p&gt;\n&lt;p&gt;390 kcal&lt;/p&gt;&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
      ['serving', 'Energia [energyKj] 1650 kJ', 'Energia [energyKcal] 390 kcal'],
    ],
    [
      'cells that no row fills',
      '<table><tr><td>Sale<td>1 g<td rowspan=2>x<tr><td>Zinco</table>',
      ['serving', 'Sale [salt] 1 g'],
    ],
    ['a table without values', '<table><tr><td>ciao</table>', ['title: ciao', '! nothing-read']],
    [
      'a heading of names with their unit',
      'Aminoacidi (g) | per 100 g\nLeucina | 10\nValina | 5,5',
      ['per100g "per 100 g"', 'Leucina [leucine] 10 g?', 'Valina [valine] 5.5 g?'],
    ],
    [
      'kcal before kJ, units behind both',
      'Energia | 390/1650 kcal/kJ\nSale | 1 g',
      ['serving', 'Energia [energyKj] 1650 kJ', 'Energia [energyKcal] 390 kcal', 'Sale [salt] 1 g'],
    ],
    [
      'one unit for a pair',
      'Energia | 1650 / 390 kcal\nSale | 1 g',
      [
        'serving',
        'Energia [energyKj] 1650 kJ?',
        'Energia [energyKcal] 390 kcal',
        'Sale [salt] 1 g',
      ],
    ],
    [
      'a second column of energy that is empty',
      'Energia\t1650 kJ\t390 kcal\nValore energetico\t5 kJ\t\nSale\t1 g',
      [
        'serving',
        'Energia [energyKj] 1650 kJ',
        'Valore energetico [energyKj] 5 kJ',
        'Energia [energyKcal] 390 kcal',
        'Sale [salt] 1 g',
      ],
    ],
    [
      'a rule in a row that is no table',
      '| a | --- | b | c | d | e | f | g | h | i |',
      ['! nothing-read'],
    ],
    ['a rule at the front', '| --- | --- | b | c | d | e | f | g | h | i |', ['! nothing-read']],
    [
      'a lone rule among letters',
      '| a | b | --- | c | d | e | f | g | h | i |',
      ['! nothing-read'],
    ],
    ['a table of nothing', '<table></table>', ['! nothing-read']],
    [
      'a title in front of rows that ran together',
      'Valori nutrizionali | Nutriente | per 100 g | |---|---| | Proteine | 80 g | | Sale | 1 g |',
      ['per100g "per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'a basis over the names and letters over the values, above a rule',
      'Valori per 100 g | A | B\n---|---|---\nProteine | 80 g | 78 g\nSale | 1 g | 2 g',
      ['per100g "A" | per100g "B"', 'Proteine [protein] 80 g | 78 g', 'Sale [salt] 1 g | 2 g'],
    ],
    [
      'a table on its side whose row lacks a cell',
      'Valori | Energia | Grassi | Proteine | Sale\nPer 100 g | 1500 kJ | 5 g | 80 g',
      [
        'per100g "Per 100 g"',
        'Energia [energyKj] 1500 kJ',
        'Grassi [fat] 5 g',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'a bare number without a name below energy',
      'Energia | 1500 kJ\n | 12\nProteine | 80 g',
      ['serving', 'Energia [energyKj] 1500 kJ', 'Proteine [protein] 80 g'],
    ],
    [
      'two lines in a row with one percentage',
      '<table><tr><th>Nutriente<th>per 100 g<th>%VNR<tr><td>Calcio<br>Sale<td>800 mg<br>1 g<td>100%</table>',
      ['per100g "per 100 g" | nrv "%VNR"', 'Sale [salt] 1 g', 'Calcio [calcium] 800 mg (100%)'],
    ],
    [
      'bare measures over the columns',
      '100 g | 30 g\nProteine | 80 g | 24 g',
      ['per100g "100 g" | serving 30 g "30 g"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'headings without one over the names',
      'Per 100 g | Per dose (30 g) | %VNR\n---|---|---\nCalcio | 800 mg | 240 mg | 30%',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)" | nrv "%VNR"',
        'Calcio [calcium] 800 mg | 240 mg (30%)',
      ],
    ],
    [
      'units of energy on lines of their own',
      '<table><tr><td><b>Energia</b><br><i>(kJ)</i><br><i>(kcal)</i></td><td><br>1650<br>390</td></tr></table>',
      ['serving', 'Energia [energyKj] 1650 kJ', 'Energia [energyKcal] 390 kcal'],
    ],
    [
      'energy whose second line has a cell of units',
      '<table><tr><td>Energia</td><td>kJ</td><td>1650</td></tr><tr><td></td><td>kcal</td><td>390</td></tr><tr><td>Zinco</td><td>mg</td><td>10</td></tr></table>',
      [
        'serving',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Zinco [zinc] 10 mg',
      ],
    ],
    [
      'a title over all columns',
      '<table><tr><td colspan="3">VALORI NUTRIZIONALI</td></tr><tr><td></td><td>100 g</td><td>Porzione 30 g</td></tr><tr><td>Proteine</td><td>80 g</td><td>24 g</td></tr></table>',
      [
        'per100g "100 g" | serving 30 g "Porzione 30 g"',
        'Proteine [protein] 80 g | 24 g',
        'title: VALORI NUTRIZIONALI',
      ],
    ],
    [
      'kJ and kcal in cells of their own',
      'per 100 g\nEnergia\t1650 kJ\t390 kcal\nProteine\t80 g',
      [
        'per100g "per 100 g"',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'a table escaped once too often',
      '&lt;table class=&quot;a&quot;&gt;\n&lt;tr&gt;&lt;th&gt;Nutriente&lt;/th&gt;&lt;th&gt;Per 100 g&lt;/th&gt;&lt;/tr&gt;\n&lt;tr&gt;&lt;td&gt;Sale&lt;/td&gt;&lt;td&gt;&lt;0,5 g&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
      ['per100g "Per 100 g"', 'Sale [salt] <0.5 g'],
    ],
    [
      'a tab before each row',
      '\tNutriente\tPer 100 g\n\tProteine\t80 g',
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
    ],
    [
      'units in a column of their own',
      '| Nutriente | Unità | Per 100 g |\n|---|---|---|\n| Energia | kJ/kcal | 1570/370 |\n| Proteine | g | 80 |',
      [
        'per100g "Per 100 g"',
        'Energia [energyKj] 1570 kJ',
        'Energia [energyKcal] 370 kcal',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'a unit column without heading',
      '| Proteine | g | 80 |\n| Sale | g | 1 |',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'percentages without heading',
      '| Calcio | 420 mg | 53% |\n| Ferro | 14 mg | 100% |',
      ['serving | nrv', 'Calcio [calcium] 420 mg (53%)', 'Ferro [iron] 14 mg (100%)'],
    ],
    [
      'references of the serving',
      '| | Per 100 g | Per dose (30 g) | %VNR per dose |\n|---|---|---|---|\n| Calcio | 420 mg | 126 mg | 16% |',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)" | nrv "%VNR per dose"',
        'Calcio [calcium] 420 mg | 126 mg (16%)',
      ],
    ],
    [
      'a reference without serving',
      '| | Per 100 g | %VNR per dose |\n|---|---|---|\n| Calcio | 420 mg | 53% |',
      ['per100g "Per 100 g" | nrv "%VNR per dose"', 'Calcio [calcium] 420 mg (53%)'],
    ],
    [
      'a heading in the middle',
      '| Nutriente | Per 100 g |\n| Proteine | 80 g |\n| Nutriente | Per dose (30 g) |\n| Proteine | 24 g |',
      ['per100g "Per 100 g" | serving 30 g "Per dose (30 g)"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'a lone basis in the middle',
      '| Proteine | 80 g |\n| Per dose (30 g) | |\n| Proteine | 24 g |',
      ['serving | serving 30 g "Per dose (30 g)"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'a lone basis under two columns',
      '| Nutriente | A | B |\n|---|---|---|\n| Per 100 g | | |\n| Proteine | 80 g | 70 g |',
      ['per100g "A" | per100g "B"', 'Proteine [protein] 80 g | 70 g'],
    ],
    [
      'servings and notes in a table',
      '| Proteine | 24 g |\n| Dosi per confezione: 25 | |\n| *VNR: riferimento | |',
      ['serving', 'Proteine [protein] 24 g', 'servings: 25', 'note: *VNR: riferimento'],
    ],
    [
      'the serving size in a row',
      '| Porzione | 30 g |\n| Dosi per confezione | 25 |\n| Proteine | 24 g |',
      ['serving 30 g "Porzione 30 g"', 'Proteine [protein] 24 g', 'servings: 25'],
    ],
    [
      'a table on its side',
      '| | Proteine | Grassi | Sale |\n| Per 100 g | 80 g | 2 g | 1 g |\n| Per dose (30 g) | 24 g | 0,6 g | 0,3 g |',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Grassi [fat] 2 g | 0.6 g',
        'Proteine [protein] 80 g | 24 g',
        'Sale [salt] 1 g | 0.3 g',
      ],
    ],
    [
      'flavours as columns',
      '| | Cacao | Vaniglia |\n|---|---|---|\n| Proteine | 80 g | 82 g |',
      ['other "Cacao" | other "Vaniglia"', 'Proteine [protein] 80 g | 82 g'],
    ],
    [
      'rows that ran together',
      '| Nutriente | Per 100 g | |---|---| | Proteine | 80 g | | Sale | 1 g |',
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'a value column by its unit',
      '| Nutriente | Quantità (mg) |\n|---|---|\n| Zinco | 10 |',
      ['serving "Quantità (mg)"', 'Zinco [zinc] 10 mg'],
    ],
    [
      'a basis above and a unit below',
      'Valori per 100 g\n| Nutriente | Quantità (mg) |\n|---|---|\n| Zinco | 10 |',
      ['per100g "Valori per 100 g"', 'Zinco [zinc] 10 mg'],
    ],
    [
      'a basis and a reference over rows without a head',
      '100 g | %AR\nCalcio 400 mg | 50%\nFerro 7 mg | 50%',
      ['per100g "100 g" | nrv "%AR"', 'Calcio [calcium] 400 mg (50%)', 'Ferro [iron] 7 mg (50%)'],
    ],
    [
      'units of names that multiply their values',
      'Fermenti lattici (miliardi di UFC) | 5\nBacillus coagulans (10^9 UFC) | 2\nZinco (mg) | 10',
      [
        'serving',
        'Fermenti lattici [] 5000000000 UFC',
        'Bacillus coagulans [] 2000000000 UFC',
        'Zinco [zinc] 10 mg',
      ],
    ],
    [
      'values that tell in full what the unit multiplies them by',
      'Fermenti lattici (miliardi di UFC) | 5 miliardi\nBacillus coagulans (10^9 UFC) | 2.000.000.000\nZinco (mg) | 10',
      [
        'serving',
        'Fermenti lattici [] 5000000000 UFC',
        'Bacillus coagulans [] 2000000000 UFC',
        'Zinco [zinc] 10 mg',
      ],
    ],
    [
      'a range that a cell of units multiplies',
      'Nutriente | Unità | Per dose\nFermenti lattici | miliardi UFC | 5-10\nZinco | mg | 10',
      [
        'serving "Per dose"',
        'Fermenti lattici [] 5000000000..10000000000 UFC',
        'Zinco [zinc] 10 mg',
      ],
    ],
    [
      'quoted cells',
      'Nutriente;Per 100 g\n"Proteine";"80 g"\n"Sale";"1 g"',
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'two names and two amounts',
      '| Grassi (di cui saturi) | 10 g (2 g) |\n| Carboidrati di cui zuccheri | 5 g |',
      [
        'serving',
        'Grassi [fat] 10 g',
        '  di cui saturi [saturates] 2 g',
        'Carboidrati di cui zuccheri [carbohydrate] 5 g',
      ],
    ],
    [
      'energy without amount',
      '| Energia | n.d. |\n| kcal | n.d. |\n| Proteine | 80 g |',
      ['serving', 'Energia [energyKj] -', 'kcal [energyKcal] -', 'Proteine [protein] 80 g'],
    ],
    [
      'an amount that is no energy',
      '| Energia | 5 g |\n| Energia (kJ) | 370 kcal |',
      ['serving', 'Energia [energyKj] 5 g', 'Energia [energyKcal] 370 kcal', '! unit-implausible'],
    ],
    [
      'energy of bare numbers',
      '| Energia | 1570 |\n| Calorie | 370 |',
      ['serving', 'Energia [energyKj] 1570 kJ?', 'Calorie [energyKcal] 370 kcal?'],
    ],
    [
      'a kJ and a bare number',
      '| Energia | 1570 kJ 370 |\n| Proteine | 80 g |',
      [
        'serving',
        'Energia [energyKj] 1570 kJ',
        'Energia [energyKcal] 370 kcal?',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'equal numbers of a pair',
      '| Energia (kcal/kJ) | 0/0 |',
      ['serving', 'Energia [energyKj] 0 kJ', 'Energia [energyKcal] 0 kcal'],
    ],
    [
      'cells of many lines',
      '<table><tr><td>Grassi<br>di cui saturi<td>5 g<br><br>1 g<tr><td>Sale<br>x<td>1 g</table>',
      ['serving', 'Grassi [fat] 5 g', '  di cui saturi [saturates] 1 g', 'Sale x [] 1 g'],
    ],
    [
      'a name of one line',
      '<table><tr><td>Proteine<br><td>80 g</table>',
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'a fact whose size is none',
      '| Porzione | 370 kcal |\n| Sale | 1 g |',
      ['serving "Porzione 370 kcal"', 'Sale [salt] 1 g'],
    ],
    [
      'a heading of units alone',
      '| Nutriente | (g) |\n| Sale | 1 |',
      ['other "(g)"', 'Sale [salt] 1 g?'],
    ],
    [
      'names with breaks',
      '<table><tr><td><br>Sale<br><td><br>1 g<br></table>',
      ['serving', 'Sale [salt] 1 g'],
    ],
    [
      'one name of two with no values',
      '| Grassi (di cui saturi) | |\n| Sale | 1 g |',
      ['serving', 'Sale [salt] 1 g'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
