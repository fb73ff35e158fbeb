import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { testCatalogue } from '../testCatalogue.ts';

/** What a retailer's own export says of one product. */
function factsOf(details: Record<string, unknown>) {
  const catalogue = testCatalogue({
    products: [{ id: 1, slug: 'uno', name: 'Mix Uno', category_slug: 'alimenti-fit' }],
    product_details: [{ slug: 'uno', ...details }],
  });
  const { body } = answer(catalogue, { method: 'GET', url: '/api/labels' });
  return (body as Record<string, { readable: boolean; contains: string[]; traces: string[] }>)[
    'uno'
  ];
}

const list = 'Farina d’avena, lecitina di SOIA, LATTE in polvere.';

test.each(['ingredienti', 'ingrediente', 'ingredients'])(
  'a list of ingredients beside the features, under %s, is the label',
  (field) => {
    expect(factsOf({ [field]: list })).toMatchObject({
      readable: true,
      contains: expect.arrayContaining(['milk', 'soybeans']),
    });
  },
);

test('one among the features stays the label; what only the other names counts as contained', () => {
  const facts = factsOf({ features: { ingredienti: 'Farina di RISO.' }, ingredienti: list });
  expect(facts?.contains).toEqual(expect.arrayContaining(['milk', 'soybeans']));
});

test.each([
  [{ allergeni: 'latte, soia' }, ['milk', 'soybeans'], []],
  [{ allergens: ['milk', 'soy'] }, ['milk', 'soybeans'], []],
  [{ features: { allergeni: [{ nome: 'latte' }] } }, ['milk'], []],
  [{ informazioni: { contiene: 'uova' } }, ['eggs'], []],
  [{ tracce: 'uova, frutta a guscio' }, [], ['eggs', 'nuts']],
  [{ puo_contenere: 'sedano' }, [], ['celery']],
  [{ mayContain: 'sesame' }, [], ['sesame']],
  [{ allergeni: 'Può contenere tracce di uova' }, [], ['eggs']],
  [{ non_contiene: 'glutine' }, [], []],
  [{ allergeni: 'nessuno' }, [], []],
])('a field that is named after what it says declares it: %j', (details, contains, traces) => {
  const facts = factsOf({ features: { ingredienti: 'Farina di riso.' }, ...details });
  const both = { ...facts, contains: facts?.contains.toSorted(), traces: facts?.traces.toSorted() };
  expect(both).toMatchObject({ contains, traces });
});

test.each([
  'www.negozio.it',
  'WWW.NEGOZIO.IT',
  'www.negozio.it/prodotti/mix-uno?id=3',
  'negozio.it',
  'https://www.negozio.it/prodotti/mix-uno',
  'Ingredienti: www.negozio.it',
])('an address in the place of a list is no readable label: %s', (ingredienti) => {
  expect(factsOf({ ingredienti })).toMatchObject({ readable: false, contains: [], traces: [] });
  expect(factsOf({ features: { ingredienti } })?.readable).toBe(false);
});
