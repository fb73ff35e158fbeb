import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

const contents = {
  lines: 'Per 100 g\nProteine: 80 g\nGrassi: 5 g',
  pipes: '| | Per 100 g |\n|---|---|\n| Proteine | 80 g |\n| Grassi | 5 g |',
  HTML: '<table><tr><th></th><th>Per 100 g</th></tr><tr><td>Proteine</td><td>80 g</td></tr><tr><td>Grassi</td><td>5 g</td></tr></table>',
};

/** Where shops and content systems keep the table of a product. */
const places: Record<string, (content: string) => unknown> = {
  'sections in a list': (content) => [
    { title: 'Ingredienti', content: 'avena, cacao 5%' },
    { title: 'Valori nutrizionali', content },
  ],
  'tabs in a list': (content) => ({
    tabs: [
      { title: 'Uso', content: 'Una compressa: 1 g' },
      { title: 'Valori nutrizionali', content },
    ],
  }),
  'tabs by name': (content) => ({
    tabs: { ingredienti: 'avena', valori_nutrizionali: content, avvertenze: 'Dose: 1' },
  }),
  'the body of a product': (content) => ({ product: { title: 'Whey', body_html: content } }),
  attributes: (content) => ({ data: { attributes: { nutrition: content } } }),
  'beside a description': (content) => ({
    name: 'Whey',
    description: 'Ottima: buona',
    nutritional_info: content,
  }),
  'lines of features': (content) => ({
    features: ['**INGREDIENTI:** avena', '**VALORI NUTRIZIONALI:**', ...content.split('\n')],
  }),
  'fields by key': (content) => ({
    metafields: [{ namespace: 'custom', key: 'nutrition', value: content }],
  }),
  'attributes by code': (content) => ({
    custom_attributes: [{ attribute_code: 'nutritional_table', value: content }],
  }),
  'a language': (content) => ({ valori_nutrizionali: { it: content } }),
  'a type and its content': (content) => ({
    valori_nutrizionali: { tipo: 'tabella', contenuto: content },
  }),
  'values in a list': (content) => ({ result: { data: [{ valori: content }] } }),
};

describe.each(Object.entries(places))('%s', (_, place) => {
  test.each(Object.entries(contents))('%s', (__, content) => {
    const [head, ...rows] = printedTable(place(content)).filter((line) => !/^\w+: /.test(line));
    expect(head).toBe('per100g "Per 100 g"');
    expect(rows).toEqual(['Grassi [fat] 5 g', 'Proteine [protein] 80 g']);
  });
});
