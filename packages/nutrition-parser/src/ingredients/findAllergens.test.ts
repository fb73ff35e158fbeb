import { expect, test } from 'vitest';
import { findAllergens } from '../allergens/findAllergens.ts';

/** The allergens of a text as they come, with a mark behind those that Annex II exempts. */
const printed = (text: string): string =>
  findAllergens(text, 0, text.length)
    .map(({ allergen, exempt }) => `${allergen}${exempt ? '!' : ''}`)
    .join(' ');

test.each([
  ['latte', 'milk'],
  ['latte di cocco', ''],
  ['latte cocco', ''],
  ['latte, cocco', 'milk'],
  ['latte vegetale', ''],
  ['latte intero', 'milk'],
  ['latte d’avena', 'gluten'],
  ['burro', 'milk'],
  ['burro di karité', ''],
  ['burro al cacao', ''],
  ['burro di arachidi', 'peanuts'],
  ['burro di noce', 'nuts'],
  ['panna vegetale', ''],
  ['panna di latte', 'milk milk'],
  ['yogurt di soia', 'soybeans'],
  ['yogurt di pecora', 'milk'],
  ['formaggio vegetale', ''],
  ['formaggio di anacardi', 'nuts'],
  ['formaggio di capra', 'milk'],
  ['siero di riso', 'milk'],
  ['grana padano', 'milk'],
  ['cocciniglia grana', ''],
  ['noce', 'nuts'],
  ['noci', 'nuts'],
  ['noce moscata', ''],
  ['noce di cocco', ''],
  ['noci tigrate', ''],
  ['nocciola di palma', 'nuts'],
  ['frutta a guscio', 'nuts'],
  ['frutti con guscio', 'nuts'],
  ['semi a guscio', 'nuts'],
  ['uova in guscio', 'eggs'],
  ['frutta e poi cose in guscio', ''],
  ['mandorle', 'nuts'],
  ['mandorle di terra', ''],
  ['mandorla di terra', 'nuts'],
  ['grano saraceno', ''],
  ['grano tenero', 'gluten'],
  ['semola di riso', ''],
  ['semola di mais', ''],
  ['semolino di grano', 'gluten gluten'],
  ['malto di tapioca', ''],
  ['malto di saraceno', ''],
  ['malto d’orzo', 'gluten gluten'],
  ['orzo di riso', 'gluten'],
  ['albumina', 'eggs'],
  ['albumina di siero', 'milk'],
  ['albumina bovina', ''],
  ['albume di siero', 'eggs milk'],
])('%s: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['E220', 'sulphites'],
  ['E228', 'sulphites'],
  ['e 224', 'sulphites'],
  ['E229', ''],
  ['E230', ''],
  ['E2200', ''],
  ['AE220', ''],
  ['e 2200', ''],
  ['a 220', ''],
])('the code %s: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['senza lattosio', ''],
  ['privo di uova', ''],
  ['zero latte', ''],
  ['senza zuccheri, glutine e latte', ''],
  ['senza glutine ma con latte', 'milk'],
  ['non contiene latte', ''],
  ['senza zuccheri, contiene latte', 'milk'],
  ['non si esclude soia', 'soybeans'],
  ['gluten free', ''],
  ['milk free cheese with egg', 'eggs'],
])('%s leaves %j', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['alcol di grano', 'gluten!'],
  ['distillato di noci', 'nuts!'],
  ['acquavite di siero di latte', 'milk! milk!'],
  ['alcol di soia', 'soybeans'],
  ['destrosio di frumento', 'gluten!'],
  ['maltodestrine di orzo', 'gluten'],
  ['destrosio di farro', 'gluten'],
  ['sciroppo di glucosio di frumento', 'gluten!'],
  ['glucosio di frumento', 'gluten'],
  ['sciroppo di frumento', 'gluten'],
  ['olio di soia raffinato', 'soybeans!'],
  ['oli raffinati di soia', 'soybeans!'],
  ['grasso di soia raffinato', 'soybeans!'],
  ['farina di soia raffinata', 'soybeans'],
  ['olio di soia', 'soybeans'],
  ['olio di arachidi raffinato', 'peanuts'],
  ['vitamina E da soia', 'soybeans!'],
  ['vitamina K da soia', 'soybeans'],
  ['concentrato e soia', 'soybeans'],
  ['tocoferoli di soia', 'soybeans!'],
  ['fitosteroli di soia', 'soybeans!'],
  ['fitostanoli di soia', 'soybeans!'],
  ['steroli di soia', 'soybeans!'],
  ['stanoli di soia', 'soybeans!'],
  ['E306 da soia', 'soybeans!'],
  ['gelatina di pesce come supporto', 'fish!'],
  ['gelatina di pesce per vitamine', 'fish!'],
  ['gelatina di pesce per carotenoidi', 'fish!'],
  ['pesce, ittiocolla come chiarificante', 'fish! fish!'],
  ['gelatina di pesce', 'fish'],
  ['proteine di pesce con vitamine', 'fish'],
  ['lattitolo', 'milk!'],
  ['lattosio', 'milk'],
])('Annex II on %s: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('places are those of the text, and only a piece of it is read', () => {
  const text = 'latte, soia, uova';
  expect(findAllergens(text, 6, 12)).toEqual([
    { allergen: 'soybeans', exempt: false, start: 7, end: 11 },
  ]);
  expect(findAllergens(text, 0, 5)).toHaveLength(1);
  expect(findAllergens(text, 0, 4)).toHaveLength(0);
  expect(findAllergens('aglio, sale', 0, 11)).toEqual([]);
});

test.each([
  ['senza glutine; latte', ['milk']],
  ['senza glutine. Latte', ['milk']],
  ['senza glutine e latte', []],
  ['Ångström, Å, latte', ['milk']],
])('%s names what no negation reaches', (text, expected) => {
  expect(findAllergens(text, 0, text.length).map(({ allergen }) => allergen)).toEqual(expected);
});
