import { describe, expect, it } from 'vitest';
import { parseIngredients, parseNutrition } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import type { Catalogue } from '@vetta/storefront/backend';
import { parseCatalogue, readCatalogueText } from '../src/readCatalogue.ts';

const catalogue = parseCatalogue('the bundled catalogue', await readCatalogueText(undefined));
type Details = Catalogue['product_details'][number];

/** The labels that the storefront gives unnamed serving columns (docs/rules.md#serving-labels). */
const servingLabels: Record<string, string> = {
  'iso-soya': 'Per 40 g**',
  'perfect-mass': 'Per 79 g**',
  'cla-1000-why-sport': 'Per 2 capsule**',
};

const linesOf = ({ features }: Details) => (Array.isArray(features) ? features : []);
const fieldsOf = ({ features }: Details) => (Array.isArray(features) ? {} : (features ?? {}));

function nutritionOf(details: Details): unknown {
  const lines = linesOf(details);
  const marker = lines.indexOf('**VALORI NUTRIZIONALI**');
  const fromLines = marker < 0 ? undefined : lines.slice(marker + 1).join('\n');
  return fieldsOf(details)['valori_nutrizionali'] ?? details['valori_nutrizionali'] ?? fromLines;
}

const tables = catalogue.product_details.flatMap((details) => {
  const input = nutritionOf(details);
  if (input === undefined) return [];
  const servingLabel = servingLabels[details.slug] ?? 'Per 30 g**';
  const { value, diagnostics } = parseNutrition(input, { html: htmlReader, servingLabel });
  return [{ slug: details.slug, input, table: value, diagnostics }];
});

describe('the nutrition of the bundled products', () => {
  it('is there for most of them', () => {
    expect(tables.length).toBeGreaterThan(80);
  });

  it.each(tables)('of $slug is read and adds up', ({ table, diagnostics }) => {
    expect(table.rows.length).toBeGreaterThan(0);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    'sections',
    'name-value-unit',
    'dose-table',
    'nutritional-table',
    'serving-list',
    'pipe-table',
    'html-table',
    'lines',
    'sectioned-list',
  ])('comes as %s in three products or more', (shape) => {
    const matching = tables.filter(({ table }) => table.shape === shape);
    expect(matching.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    /"per_100g"/,
    /"per_porzione"/,
    /"per_dose"/,
    /"per_dose_\d+g"/,
    /"per_compressa"/,
    /"per_softgel"/,
    /"per_2_buste"/,
    /"per_bustina"/,
    /"per_barretta_45g"/,
  ])('has sections named %s in three products or more', (key) => {
    const matching = tables.filter(({ input }) => key.test(asText(input)));
    expect(matching.length).toBeGreaterThanOrEqual(3);
  });

  it('comes as an object and as a JSON string', () => {
    const strings = tables.filter(({ input }) => typeof input === 'string' && /^[[{]/.test(input));
    expect(strings.length).toBeGreaterThanOrEqual(3);
  });

  it.each(tables.filter(({ table }) => table.servingsPerPack !== undefined))(
    'of $slug counts the servings that the pack holds',
    ({ slug, table }) => {
      const size = catalogue.products.find((product) => product.slug === slug)?.sizes?.[0]?.size;
      const serving = table.columns.find(({ kind }) => kind === 'serving');
      const held = amountOf(size ?? '') / (serving?.amount ?? Number.NaN);
      expect(Math.floor(held)).toBe(table.servingsPerPack);
    },
  );
});

describe('the warnings of the bundled products', () => {
  const supplements = new Set(['aminoacidi-e-creatina', 'supplementi']);
  const slugs = catalogue.products.flatMap((product) =>
    supplements.has(product.category_slug ?? product.categorySlug ?? '')
      ? (product.slug ?? String(product.id))
      : [],
  );
  const texts = catalogue.product_details.map((details) => ({
    slug: details.slug,
    text: asText(details),
  }));
  const ofSupplements = texts.filter(({ slug }) => slugs.includes(slug));

  // Decreto legislativo 169/2004, art. 6.
  it.each([
    ['not to exceed the daily dose', /non (superare|eccedere)|senza superarla/i],
    ['to keep it from children under three', /bambini[^.]{0,30} (tre|3) anni/i],
    ['that it replaces no varied diet', /(dieta|alimentazione)[^.]{0,20} vari/i],
  ])('of each food supplement say %s', (_what, warning) => {
    expect(ofSupplements.length).toBeGreaterThan(30);
    expect(ofSupplements.filter(({ text }) => !warning.test(text)).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  // Regulation (EU) 1169/2011, annex III, point 4.
  it('name the caffeine and whom it is not for', () => {
    const dosed = tables.filter(({ table }) => table.rows.some(({ name }) => name === 'Caffeina'));
    expect(dosed.length).toBeGreaterThan(5);
    const unwarned = dosed.filter(({ slug }) => {
      const text = texts.find((details) => details.slug === slug)?.text ?? '';
      return !/caffeina[.:] ?non raccomandat\w per i bambini e durante la gravidanza/i.test(text);
    });
    expect(unwarned.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the ingredients of the bundled products', () => {
  const fields = ['ingredienti', 'ingrediente', 'ingredients', 'usage', 'caratteristiche'];
  const sources: [string, (details: Details) => unknown][] = [
    ['INGREDIENTI marker', (d) => linesOf(d).some((line) => line.startsWith('**INGREDIENTI'))],
    ...fields.map((field): [string, (details: Details) => unknown] => [
      field,
      (details) => fieldsOf(details)[field],
    ]),
    ['avvertenze', (d) => String(fieldsOf(d)['avvertenze']).includes('Ingredienti:')],
    ['long_description', (d) => d.long_description?.includes('Ingredienti:')],
  ];

  it.each(sources)('stand in the %s of some', (_source, read) => {
    expect(catalogue.product_details.some((details) => Boolean(read(details)))).toBe(true);
  });

  it('name each allergen in capitals', () => {
    const lists = catalogue.product_details.flatMap((details) => {
      const line = linesOf(details).find((text) => text.startsWith('**INGREDIENTI:**'));
      const field = fieldsOf(details)['ingredienti'] ?? line?.replace('**INGREDIENTI:** ', '');
      return typeof field === 'string' ? [{ slug: details.slug, field }] : [];
    });
    expect(lists.length).toBeGreaterThan(50);
    const shouting = lists.filter(({ field }) => {
      const { allergens, traces } = parseIngredients(field).value;
      return allergens.length + traces.length > 0 && !/\p{Lu}{3}/u.test(field);
    });
    expect(shouting).toEqual([]);
  });
});

describe('the usage of the bundled products', () => {
  it.each<[string, (details: Details) => unknown]>([
    ['MODALITÀ marker', (d) => linesOf(d).some((line) => line.startsWith('**MODALITÀ'))],
    ['USO marker', (d) => linesOf(d).some((line) => line.startsWith('**USO'))],
    ['modalita_uso', (d) => fieldsOf(d)['modalita_uso']],
    ['how_to_use', ({ how_to_use }) => how_to_use],
  ])('stands in the %s of some', (_source, read) => {
    expect(catalogue.product_details.some((details) => Boolean(read(details)))).toBe(true);
  });
});

const asText = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));

/** '900 g' is 900, '1,5 kg' is 1500, '60 compresse' is 60. */
function amountOf(size: string): number {
  const [, digits = '', unit = ''] = /([\d.,]+)\s*(\p{L}+)/u.exec(size) ?? [];
  const amount = Number(digits.replace(',', '.'));
  return ['kg', 'l'].includes(unit) ? amount * 1000 : amount;
}
