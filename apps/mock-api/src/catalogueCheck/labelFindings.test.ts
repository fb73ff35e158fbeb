import { readCatalogue } from '@vetta/storefront/backend';
import { describe, expect, it } from 'vitest';
import { excerptText } from './excerpt.ts';
import { labelFindings } from './labelFindings.ts';

function findingsOf(details: object, product: object = {}) {
  const { catalogue } = readCatalogue({
    products: [{ id: 1, name: 'Uno', slug: 'uno', category_slug: 'proteine', ...product }],
    product_details: [{ slug: 'zero' }, { slug: 'uno', ...details }],
  });
  if (catalogue === null) throw new Error('the test’s catalogue does not fit');
  return labelFindings(catalogue);
}

/** What the findings say, and the words around the place. */
const findingTexts = (details: object, product?: object) =>
  findingsOf(details, product).map(({ message, excerpt }) => [
    message,
    excerpt === undefined ? undefined : excerptText(excerpt),
  ]);

const label = (energy: string) => ({
  per_100g: [
    { component: 'Energia', value: energy },
    { component: 'Grassi', value: '10 g' },
    { component: 'Carboidrati', value: '10 g' },
    { component: 'Proteine', value: '10 g' },
  ],
});

const perHundred = (...rows: readonly (readonly [string, string])[]) => ({
  per_100g: rows.map(([component, value]) => ({ component, value })),
});

describe('a nutrition table', () => {
  it('that adds up, and one that is missing, give no finding', () => {
    expect(findingsOf({ valori_nutrizionali: label('170 kcal') })).toEqual([]);
    expect(findingsOf({})).toEqual([]);
  });

  it('whose energy cannot be is named with its product and its words', () => {
    expect(findingsOf({ valori_nutrizionali: label('570 kcal') })).toEqual([
      {
        severity: 'warning',
        path: 'product_details[1]',
        product: 'uno',
        message: expect.stringMatching(/^energy-atwater-mismatch: /),
        excerpt: { about: 'Energia', before: '', marked: '570 kcal', after: '' },
      },
    ]);
  });

  it.each([
    [
      'kJ against kcal in a text of lines',
      '**Per 100 g**\nEnergia: 900 kJ / 400 kcal\nSale: 1 g',
      'energy-kj-kcal-mismatch: 900 kJ are not 400 kcal.',
      '**Per 100 g**\nEnergia: [900 kJ] / 400 kcal\nSale: 1 g',
    ],
    [
      'kJ against kcal in a list of lines',
      ['**Per 100 g**', 'Energia: 900 kJ / 400 kcal'],
      'energy-kj-kcal-mismatch: 900 kJ are not 400 kcal.',
      'Energia: [900 kJ] / 400 kcal',
    ],
    [
      'kJ against kcal in a text of JSON',
      JSON.stringify(perHundred(['Energia', '900 kJ / 400 kcal'])),
      'energy-kj-kcal-mismatch: 900 kJ are not 400 kcal.',
      'Energia: [900 kJ] / 400 kcal',
    ],
    [
      'a part above its whole',
      perHundred(['Grassi', '1 g'], ['di cui acidi grassi saturi', '3 g']),
      "sub-exceeds-parent: 'di cui acidi grassi saturi' is more than 'Grassi'.",
      'di cui acidi grassi saturi: [3 g]',
    ],
    [
      'a % VNR that does not follow',
      perHundred(['Magnesio', '375 mg (10% VNR)']),
      "nrv-mismatch: 'Magnesio': 10% is not 375 mg of 375 mg.",
      'Magnesio: [375 mg] (10% VNR)',
    ],
    [
      'a part above its whole in HTML',
      '<table><tr><th></th><th>100 g</th></tr><tr><td>Grassi</td><td>1 g</td></tr><tr><td>Saturi</td><td>3 g</td></tr></table>',
      "sub-exceeds-parent: 'Saturi' is more than 'Grassi'.",
      '… <td>1 g</td></tr><tr><td>Saturi</td><td>[3 g]</td></tr></table>',
    ],
  ])('shows %s', (_what, nutrition, message, words) => {
    expect(findingTexts({ valori_nutrizionali: nutrition })).toEqual([[message, words]]);
  });

  it('is the pipe table where there is one, as on the product page', () => {
    const features = ['**VALORI NUTRIZIONALI**', '| Componente | Per 100 g |\n| Sale | 1 g |'];
    const wrong = { valori_nutrizionali: label('570 kcal') };
    expect(findingsOf(wrong)).toHaveLength(1);
    expect(findingsOf({ ...wrong, features })).toEqual([]);
  });
});

const ingredients = (text: string) => ({ features: { ingredienti: text } });
const article = '(Reg. (EU) 1169/2011, art. 21)';

describe('an allergen', () => {
  it.each([
    'proteine del siero del LATTE, aroma',
    'proteine del siero del _latte_, aroma',
    'proteine del siero del **latte**, aroma',
    'proteine del siero del __latte__, aroma',
    'proteine del siero del *latte*, aroma',
    'proteine del siero del <b>latte</b>, aroma',
    'proteine del siero del <STRONG class="x">latte</STRONG>, aroma',
    'proteine del siero (LATTE), aroma',
    '**proteine del siero del latte, lecitina di soia**, aroma',
    'cioccolato al latte (zucchero, LATTE in polvere), aroma',
    'LATTosio, aroma',
  ])('is emphasised in %j', (text) => {
    expect(findingsOf(ingredients(text))).toEqual([]);
  });

  it.each([
    'maltodestrine, aroma. Può contenere tracce di latte.',
    'maltodestrine, aroma. Prodotto in uno stabilimento che lavora soia.',
    'maltodestrine, burro di <b>cacao</b>, latte di cocco, senza glutine',
    'sciroppo di glucosio di frumento, aroma',
    'cacao (solo gusto gianduia), aroma',
  ])('is none in %j', (text) => {
    expect(findingsOf(ingredients(text))).toEqual([]);
  });

  it('among emphasised ones is named with its place', () => {
    expect(findingTexts(ingredients('proteine del LATTE, lecitina di soia (1%), aroma'))).toEqual([
      [
        `allergen-not-emphasised: soia is not emphasised, other allergens of the list are ${article}`,
        'proteine del LATTE, lecitina di [soia] (1%), aroma',
      ],
    ]);
  });

  it('among marks has its place in the text as it came', () => {
    expect(findingTexts(ingredients('<b>LATTE</b>, **uova**, farina di frumento, sale'))).toEqual([
      [
        expect.stringContaining('glutine is not emphasised'),
        '<b>LATTE</b>, **uova**, farina di [frumento], sale',
      ],
    ]);
  });

  it.each([
    'latte in polvere, lecitina di soia, siero di latte',
    'LATTE IN POLVERE, LECITINA DI SOIA, SIERO DI LATTE',
    'latte in polvere*, lecitina di soia*, siero di latte',
    'latte in polvere <, lecitina di soia, siero di latte >',
    'Gusto cacao: latte, cacao. Gusto nocciola: soia, sale',
  ])('of a list that emphasises none is one finding: %j', (text) => {
    expect(findingsOf(ingredients(text)).map(({ message }) => message)).toEqual([
      `allergen-not-emphasised: no allergen of the list is emphasised: latte, soia ${article}`,
    ]);
  });

  it('of what is not food is under another law', () => {
    const cosmetic = { category_slug: 'merchandising-e-cosmetici', category_id: 6 };
    expect(findingsOf(ingredients('olio di mandorle, profumo'), cosmetic)).toEqual([]);
    expect(findingsOf(ingredients('olio di mandorle, aroma'))).toHaveLength(1);
  });
});

describe('hostile details', () => {
  it.each([
    ['tags that never close', '<b>'.repeat(50_000)],
    ['marks without a pair', '_a'.repeat(100_000)],
    ['brackets without an end', 'latte ('.repeat(20_000)],
    ['ten thousand ingredients', 'latte, '.repeat(10_000)],
  ])('with %s leave the findings of other products', (_what, text) => {
    const { catalogue } = readCatalogue({
      products: [],
      product_details: [
        { slug: 'ostile', ...ingredients(`siero, ${text}`), valori_nutrizionali: text },
        { slug: 'uno', ...ingredients('latte, sale') },
      ],
    });
    if (catalogue === null) throw new Error('the test’s catalogue does not fit');
    const findings = labelFindings(catalogue).filter(({ product }) => product === 'uno');
    expect(findings).toHaveLength(1);
  });

  it('with keys of the prototype are read like any other', () => {
    const details: unknown = JSON.parse(
      '{"__proto__": {"per_100g": [{"component": "Energia", "value": "900 kJ / 400 kcal"}]}}',
    );
    expect(() => findingsOf({ valori_nutrizionali: details })).not.toThrow();
    expect(Object.hasOwn(Object.prototype, 'per_100g')).toBe(false);
  });
});
