import { describe, expect, test } from 'vitest';
import { printedTable } from '../testing/print.ts';

describe('HTML', () => {
  test.each([
    [
      'a table in a cell',
      '<table><tr><td>Proteine<td>80 g<td><table><tr><td>Sale<td>1 g</table></table>',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'a caption',
      '<table><caption>Valori per 100 g</caption><tr><td>Proteine<td>80 g</table>',
      ['per100g "Valori per 100 g"', 'Proteine [protein] 80 g'],
    ],
    [
      'a broken colspan',
      '<table><tr><td colspan=x>Proteine<td rowspan=0>80 g</table>',
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'rows of other things',
      '<table><tr>x<td>Proteine<td>80 g<tr></table>',
      ['serving', 'Proteine [protein] 80 g', 'title: x'],
    ],
    [
      'too many columns',
      '<table><tr><td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<td>x<tr><td>Proteine<td>80 g</table>',
      ['serving', 'Proteine [protein] 80 g', 'x [] -', '! value-unparsed'],
    ],
    [
      'rows of different width',
      '<table><tr><th>Nutriente<th>Per 100 g<th>Per dose<tr><td>Proteine<td>80 g</table>',
      ['per100g "Per 100 g" | serving "Per dose"', 'Proteine [protein] 80 g | -'],
    ],
    [
      'powers and scripts',
      '<style>x{}</style><p>Fermenti: 10<sup>9</sup> UFC</p><p>Vitamina B<sub>12</sub>: 2,5 µg</p>',
      ['serving', 'Fermenti [] 1000000000 UFC', 'Vitamina B12 [vitaminB12] 2.5 µg'],
    ],
    [
      'a list',
      '<ul><li>Proteine: 80 g<li>Sale: 1 g</ul>',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'an empty table',
      '<table></table><p>Proteine: 80 g</p>',
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'spans beside each other',
      '<div><span>Proteine</span><span>80 g</span></div>',
      ['serving', 'Proteine [protein] 80 g'],
    ],
    ['comments', '<p>Proteine<!-- x -->: 80 g</p>', ['serving', 'Proteine [protein] 80 g']],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
