import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenKeys } from '../catalogue/allergenKeys.ts';
import { ingredientsMatcher } from '../catalogue/ingredients/ingredientMatch.ts';
import { labelFindings } from '../avoid/label/labelFindings.ts';
import type { LabelFacts, MarkedText, WireLabel } from '../contract/label.ts';
import { answer } from './answer.ts';
import { testCatalogue } from './testCatalogue.ts';
import { expectedLabels } from './testing/bundledLabels.ts';
import { declared, hostileShop } from './testing/hostileLabels.ts';

const bundled = new URL('../../../../apps/mock-api/catalogue/', import.meta.url);
const list = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, bundled), 'utf8'));
const bundledShop = testCatalogue({
  products: list('products'),
  product_details: list('product_details'),
});

type Listed = { id: number; slug?: string; label: LabelFacts };
type Shop = typeof bundledShop;

function get(shop: Shop, url: string) {
  const { status, body } = answer(shop, { method: 'GET', url });
  return { status, body: body as unknown };
}
const listed = (shop: Shop, query: string, category = '') =>
  get(shop, `/api/products${category}?${query}`).body as Listed[];
const keyOf = ({ slug, id }: Pick<Listed, 'slug' | 'id'>) => slug ?? String(id);
const allergensNamed = (names: readonly MarkedText[]) =>
  names.flatMap(({ allergens: places }) => places.flatMap(([, , ...named]) => named));
const keys = (shop: Shop, query: string) => listed(shop, query).map(keyOf);

describe('the hostile catalogue', () => {
  const shop = hostileShop();

  test('no product that declares an allergen is listed where it is avoided', () => {
    let pairs = 0;
    const missed = allergenKeys.flatMap((allergen) => {
      const shown = new Set(keys(shop, `avoid=${allergen}`));
      const strict = new Set(keys(shop, `avoid=${allergen}&traces=avoid`));
      return [...declared].flatMap(([slug, label]) => {
        pairs += 1;
        const isContained = label.contains.includes(allergen);
        const isTrace = label.traces.includes(allergen);
        const isMissed =
          (isContained && shown.has(slug)) || ((isContained || isTrace) && strict.has(slug));
        return isMissed ? [`${slug}: ${allergen}`] : [];
      });
    });
    expect(missed).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(200 * allergenKeys.length);
  });

  test('nothing is taken for an allergen that the label does not name', () => {
    const facts = get(shop, '/api/labels').body as Record<string, LabelFacts>;
    const invented = [...declared].filter(
      ([slug, label]) =>
        facts[slug]?.contains.some((allergen) => !label.contains.includes(allergen)) === true,
    );
    expect(invented.map(([slug]) => slug)).toEqual([]);
  });

  test('what a list leaves out for is never said not to be named on the page of the product', () => {
    const facts = get(shop, '/api/labels').body as Record<string, LabelFacts>;
    const denied = [...declared.keys()].flatMap((slug) => {
      const { label } = get(shop, `/api/product/${slug}/details`).body as { label: WireLabel };
      const { allergens: said } = labelFindings(
        label.display.ingredients,
        { avoid: allergenKeys, avoidIngredients: [], avoidTraces: true },
        { ...label.facts, quotes: label.declarations },
      );
      return allergenKeys.filter((key) => {
        const isContained = facts[slug]?.contains.includes(key) === true;
        const isTrace = facts[slug]?.traces.includes(key) === true;
        const says = said.get(key)?.says;
        return isContained ? says !== 'contained' : isTrace && says === 'nothing';
      });
    });
    expect(denied).toEqual([]);
  });

  test('traces stay in the list until they are avoided as well', () => {
    expect(keys(shop, 'avoid=soybeans')).toContain('only-traces-0');
    expect(keys(shop, 'avoid=soybeans&traces=avoid')).not.toContain('only-traces-0');
  });

  test('a denial of traces counts as traces: nothing is lost by it but a product', () => {
    const denying = testCatalogue({
      products: [{ id: 1, slug: 'a', name: 'A' }],
      product_details: [
        { slug: 'a', features: { ingredienti: 'Riso. Non contiene tracce di latte.' } },
      ],
    });
    expect(keys(denying, 'avoid=milk')).toEqual(['a']);
    expect(keys(denying, 'avoid=milk&traces=avoid')).toEqual([]);
  });

  test('what cannot be read stays in and says so; goods that nobody eats are never removed', () => {
    const products = listed(shop, 'avoid=milk&traces=avoid');
    const labelOf = (slug: string) => products.find((product) => product.slug === slug)?.label;
    expect(labelOf('unreadable-0')).toEqual({
      food: true,
      readable: false,
      contains: [],
      traces: [],
    });
    expect(labelOf('shirt-0')).toMatchObject({ food: false });
  });
});

describe('raw materials by their less usual names', () => {
  const names: readonly (readonly [avoid: string, list: string])[] = [
    ['milk', 'Lattalbumina, cacao in polvere, aromi'],
    ['milk', 'prodotti caseari, sale'],
    ['milk', 'riso, toma piemontese'],
    ['fish', 'riso, trote affumicate'],
    ['fish', 'ali di razza, sale'],
    ['gluten', 'farina di segala, sale'],
    ['eggs', 'ovolecitina, riso'],
    ['nuts', 'gherigli, zucchero'],
    ['celery', 'sedani, sale'],
    ['molluscs', 'totanetti, sale'],
    ['', 'carne bovina di razza piemontese, miele di Asiago, erba pesce'],
  ];
  const shop = testCatalogue({
    products: names.map((_, id) => ({ id, slug: `p-${id}`, name: 'P' })),
    product_details: names.map(([, ingredienti], id) => ({
      slug: `p-${id}`,
      features: { ingredienti },
    })),
  });

  test.each([...new Set(names.map(([avoid]) => avoid))].filter((avoid) => avoid !== ''))(
    'are left out where %s is avoided, and nothing else is',
    (avoid) => {
      const others = names.flatMap(([own], id) => (own === avoid ? [] : [`p-${id}`]));
      expect(keys(shop, `avoid=${avoid}`).toSorted()).toEqual(others.toSorted());
    },
  );
});

describe('the bundled catalogue', () => {
  const facts = get(bundledShop, '/api/labels').body as Record<string, LabelFacts>;

  test.each(Object.entries(facts))('%s is what a person reads', (slug, { contains, traces }) => {
    const [ownContains, ownTraces = []] = expectedLabels[slug] ?? [[]];
    expect([contains.toSorted(), traces.toSorted()]).toEqual([
      ownContains.toSorted(),
      ownTraces.toSorted(),
    ]);
  });

  test('a list that only says where it stands is not read, and its declarations count', () => {
    expect(facts['cassa-ritiro-quota']).toMatchObject({
      readable: false,
      ingredients: [],
      contains: ['gluten', 'nuts'],
    });
  });

  test('no product that declares an allergen is listed where it is avoided', () => {
    const missed = allergenKeys.flatMap((allergen) => {
      const shown = keys(bundledShop, `avoid=${allergen}&traces=avoid`);
      return shown.filter((slug) =>
        (expectedLabels[slug] ?? []).some((declares) => declares?.includes(allergen)),
      );
    });
    expect(missed).toEqual([]);
  });

  test('what the product page names is what the list is filtered by', () => {
    const hidden = Object.keys(facts).filter((slug) => {
      const { body } = get(bundledShop, `/api/product/${slug}/details`);
      const { ingredients } = (body as { label: WireLabel }).label.display;
      if (ingredients.kind === 'unavailable') return false;
      const traces = ingredients.kind === 'fixed' ? allergensNamed(ingredients.traces) : [];
      return (
        allergensNamed(ingredients.contains).some((key) => !facts[slug]?.contains.includes(key)) ||
        traces.some((key) => !facts[slug]?.traces.includes(key))
      );
    });
    expect(hidden).toEqual([]);
  });
});

describe('sums: shown, contained, traces and unreadable are all, for 400 random choices', () => {
  const choice = fc.record({
    avoid: fc.subarray([...allergenKeys]),
    ingredients: fc.subarray(['sucralosio', 'E322', 'aromi', 'gomma guar', 'acqua', 'nessuno']),
    isStrict: fc.boolean(),
    // Of the bundled shop alone.
    category: fc.constantFrom('', '', '/proteine', '/alimenti-fit', '/supplementi'),
    brand: fc.constantFrom('', '', '&brand=serac', '&brand=nordend'),
    others: fc
      .tuple(
        fc.constantFrom('', '', '&priceRange=0-25', '&priceRange=25-50'),
        fc.constantFrom('', '', '&search=gusto', '&search=prodotto', '&search=senza+glutine'),
        fc.constantFrom('', '&store=2'),
        fc.constantFrom('', '&sortBy=price-desc', '&sortBy=protein-price'),
      )
      .map((parts) => parts.join('')),
  });

  test.each([
    ['bundled', bundledShop, 100],
    ['hostile', hostileShop(), 200],
  ] as const)('of the %s catalogue', (_name, shop, least) => {
    const facts = get(shop, '/api/labels').body as Record<string, LabelFacts>;
    let leftOut = 0;
    fc.assert(
      fc.property(choice, ({ avoid, ingredients, isStrict, category, brand, others }) => {
        const own = [
          ...(avoid.length > 0 ? [`avoid=${avoid.join()}`] : []),
          ...ingredients.map((name) => `avoidIngredient=${encodeURIComponent(name)}`),
          ...(isStrict ? ['traces=avoid'] : []),
        ].join('&');
        const [where, also] = shop === bundledShop ? [category, brand + others] : ['', others];
        const left = listed(shop, own + also, where);
        const before = listed(shop, also.slice(1), where);
        const matches = ingredientsMatcher(ingredients);
        const isContained = (label: LabelFacts) =>
          avoid.some((key) => label.contains.includes(key)) || matches(label.ingredients);
        const isTrace = (label: LabelFacts) =>
          isStrict && avoid.some((key) => label.traces.includes(key));
        const states = { shown: 0, contained: 0, traces: 0, unreadable: 0 };
        for (const product of before) {
          const label = facts[keyOf(product)];
          if (label === undefined) throw new Error(keyOf(product));
          if (isContained(label)) states.contained += 1;
          else if (isTrace(label)) states.traces += 1;
          else if (label.food && !label.readable) states.unreadable += 1;
          else states.shown += 1;
        }
        leftOut += states.contained + states.traces;
        const isChosen = avoid.length + ingredients.length > 0;
        // Without a choice the answer carries no labels.
        const unreadable = isChosen
          ? left.filter(({ label }) => label.food && !label.readable).length
          : states.unreadable;
        expect(left.length).toBe(states.shown + states.unreadable);
        expect(unreadable).toBe(states.unreadable);
      }),
      { numRuns: 400 },
    );
    expect(listed(shop, '').length).toBeGreaterThan(least);
    expect(leftOut).toBeGreaterThan(500);
  });
});

describe('ingredients', () => {
  const shop = testCatalogue({
    products: ['a', 'b', 'c', 'd'].map((slug, id) => ({ id, slug, name: slug.toUpperCase() })),
    product_details: [
      { slug: 'a', features: ['**INGREDIENTI**', 'acqua, edulcorante: sucralosio; aromi'] },
      { slug: 'b', features: ['**INGREDIENTI**', 'acqua, edulcorante: E955'] },
      { slug: 'c', features: ['**INGREDIENTI**', 'acqua, addensante: gomma di guar'] },
    ],
  });

  test.each([
    ['sucralosio', ['c', 'd']],
    ['E955', ['c', 'd']],
    ['e%20955', ['c', 'd']],
    ['gomma+guar', ['a', 'b', 'd']],
    ['E412', ['a', 'b', 'd']],
    ['aspartame', ['a', 'b', 'c', 'd']],
    ['sucralosio&avoidIngredient=guar', ['d']],
  ])('%s', (text, expected) => {
    expect(keys(shop, `avoidIngredient=${text}`)).toEqual(expected);
  });
});

describe('the answer', () => {
  test('carries labels only where something is avoided, ingredients where one is', () => {
    expect(listed(bundledShop, '')[0]).not.toHaveProperty('label');
    expect(listed(bundledShop, 'traces=avoid')[0]).not.toHaveProperty('label');
    const facts = (query: string) => Object.keys(listed(bundledShop, query)[0]?.label ?? {});
    const allergensAlone = ['food', 'readable', 'contains', 'traces'];
    expect(facts('avoid=fish')).toEqual(allergensAlone);
    // The page checks those, too (docs/rules.md#avoid-check).
    expect(facts('avoidIngredient=x')).toEqual([...allergensAlone, 'ingredients']);
  });

  test.each([
    ['avoid=milk,latte', 'allergeni'],
    ['avoidIngredient=...', 'ingredienti'],
    [`avoidIngredient=${'x'.repeat(81)}`, '80 caratteri'],
    ['traces=no', 'traces'],
    ['store=3', 'negozio'],
    ['store=1&store=2', 'store'],
    ['avoid=milk&avoid=eggs', 'avoid'],
  ])('%s is refused', (query, detail) => {
    const { status, body } = get(bundledShop, `/api/products/proteine?${query}`);
    expect(status).toBe(400);
    expect((body as { detail: string }).detail).toContain(detail);
  });

  test('equal choices are one list, and many choices do not pile up', () => {
    const first = get(bundledShop, '/api/products?avoid=milk,eggs').body;
    expect(get(bundledShop, '/api/products?avoid=eggs,,milk,milk').body).toBe(first);
    for (let i = 0; i < 80; i += 1) get(bundledShop, `/api/products?avoidIngredient=x${i}`);
    expect(get(bundledShop, '/api/products?avoid=milk,eggs').body).not.toBe(first);
  });
});

test('a shop lists what it has in stock', () => {
  const shop = testCatalogue({
    products: [
      { id: 1, name: 'A', availability: [{ storeId: 1, stockQuantity: 2 }] },
      { id: 2, name: 'B', availability: [{ storeId: '2', stockQuantity: 1 }] },
      { id: 3, name: 'C', availability: [{ storeId: 1, stockQuantity: 0 }] },
      { id: 4, name: 'D', availability: [{ store_id: 1, is_available: false, stock_quantity: 5 }] },
      { id: 5, name: 'E' },
    ],
  });
  expect(keys(shop, 'store=1')).toEqual(['1']);
  expect(keys(shop, 'store=2')).toEqual(['2']);
});

test('by the price of protein, lowest first, and what has none by name at the end', () => {
  const facts = get(bundledShop, '/api/labels?category=proteine').body as Record<
    string,
    LabelFacts
  >;
  const lowest = (slug: string) =>
    Math.min(...(facts[slug]?.prices ?? []).map((price) => price.perActiveCents ?? Infinity));
  const order = listed(bundledShop, 'sortBy=protein-price', '/proteine').map(keyOf);
  const prices = order.map(lowest);
  expect(prices).toEqual(prices.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  expect(prices[0]).toBeLessThan(Infinity);
  expect(order).toHaveLength(Object.keys(facts).length);
  const wholeCatalogue = listed(bundledShop, 'sortBy=protein-price').map(keyOf);
  expect(wholeCatalogue.filter((slug) => order.includes(slug))).toEqual(order);
});

describe('a search for what is left out', () => {
  const texts: Readonly<Record<string, string>> = {
    claims: 'Proteine in polvere senza lattosio.',
    almost: 'Proteine quasi senza lattosio.',
    may: 'Può contenere lattosio. Senza zuccheri.',
    cakes: 'Gallette senza glutine né soia',
    traces: 'Cialde senza glutine. Può contenere tracce di glutine.',
    vegan: 'Crema vegana al cacao',
    never: 'Crema: non è un prodotto vegano',
    collar: 'Veganograsso, collare del vogatore',
    sugar: 'Barretta senza zuccheri aggiunti',
  };
  /** Labels that say otherwise than their maker. */
  const contradicting: Readonly<Record<string, readonly [claim: string, list: string]>> = {
    whey: ['Ricetta vegana', 'siero di latte'],
    shell: ['Perle vegane', 'riso. Può contenere tracce di latte.'],
    lactose: ['Senza lattosio', 'latte in polvere, lattosio'],
    delactosed: ['Caffè senza lattosio', 'latte delattosato'],
  };
  const shop = testCatalogue({
    products: [
      ...Object.entries(texts),
      ...Object.entries(contradicting).map(([slug, [claim]]) => [slug, claim] as const),
    ].map(([slug, description], id) => ({ id, slug, name: slug, description })),
    product_details: Object.entries(contradicting).map(([slug, [, printed]]) => ({
      slug,
      features: ['**INGREDIENTI**', printed],
    })),
  });

  test.each([
    ['senza lattosio', ['claims', 'delactosed']],
    ['Senza latt', ['claims', 'delactosed', 'lactose']],
    ['senza latosio', ['claims', 'delactosed']],
    ['senza glutne', ['cakes']],
    ['proteine senza lattosio', ['claims']],
    ['senza lattosio crema', []],
    ['senza glutine', ['cakes']],
    ['senza glutine e soia', ['cakes']],
    ['senza zuccheri', ['may']],
    ['senza zuccheri aggiunti', ['sugar']],
    ['vegano', ['shell', 'vegan']],
    ['vegani crema', ['vegan']],
    ['vogatore', ['collar']],
    ['lattosio', ['almost', 'claims', 'delactosed', 'lactose', 'may']],
  ])('%s', (query, expected) => {
    expect(keys(shop, `search=${encodeURIComponent(query)}`).toSorted()).toEqual(expected);
  });

  test('in the bundled catalogue no whey that is almost free of lactose', () => {
    const found = keys(bundledShop, 'search=senza+lattosio');
    expect(found).toContain('multivitaminico-quattro-stagioni');
    expect(found).not.toContain('siero-idrolizzato');
    expect(keys(bundledShop, 'search=vegano')).toContain('vegan-blend');
  });
});
