import { describe, expect, test } from 'vitest';
import { findDeclarations, parseIngredients, parseNutrition } from '../index.ts';

const fields = {
  per_100g: { Proteine: '80 g' },
  ingredienti: 'latte, cacao',
  allergeni: ['soia'],
};

const throwing = (key: string): object =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get() {
      throw new Error('It cannot be looked at.');
    },
  });

function cycle(): object {
  const object: Record<string, unknown> = { ...fields };
  object['self'] = object;
  object['proteine'] = object;
  object['list'] = [object, { grassi: { di_cui: object } }];
  return object;
}

/** The same object again and again, twice as often at each level. */
const shared = (): unknown =>
  Array.from({ length: 18 }).reduce<unknown>((inner) => ({ a: inner, b: inner, c: [inner] }), {});

const deep = (): unknown =>
  Array.from({ length: 20_000 }).reduce<unknown>(
    (proteine) => ({ proteine, di_cui: proteine }),
    {},
  );

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const withoutKeys = (): object =>
  new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('It does not tell them.');
      },
    },
  );

describe.each<[string, () => unknown]>([
  ['a getter that throws', () => Object.assign(throwing('aaa'), { x: throwing('b'), ...fields })],
  ['a getter that throws in a list', () => ({ x: [throwing('valore')], ...fields })],
  ['a revoked proxy', () => ({ x: revoked(), ...fields })],
  ['a proxy that does not tell its keys', () => ({ x: withoutKeys(), ...fields })],
  ['a cycle', cycle],
  ['objects that share others', () => ({ x: shared(), ...fields })],
  ['objects too deep to be read', () => ({ grassi: deep(), ...fields })],
  [
    'values that JSON does not have',
    () => ({
      m: new Map([[1, 2]]),
      s: new Set([1]),
      d: new Date(0),
      b: 1n,
      y: Symbol('y'),
      ...fields,
    }),
  ],
  [
    'numbers that are none',
    () => ({ x: { Sale: Number.NaN, Ferro: Infinity, Zinco: 1e308 }, ...fields }),
  ],
  [
    'keys of prototypes',
    (): unknown => JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(fields).slice(1)}`),
  ],
])('%s', (_, make) => {
  test('costs no row', () => {
    const { rows } = parseNutrition(make()).value;
    const amounts = rows.filter(({ key }) => key === 'protein').flatMap(({ values }) => values);
    expect(amounts.some((value) => value?.amount === 80)).toBe(true);
  });

  test('costs no ingredient and no allergen', () => {
    const { ingredients, allergens } = parseIngredients(make()).value;
    expect(ingredients.map(({ name }) => name)).toEqual(['latte', 'cacao']);
    expect(allergens).toEqual(['milk', 'soybeans']);
  });

  test('costs no declaration', () => {
    const found = findDeclarations(make()).flatMap(({ allergen, presence }) =>
      presence === 'contains' ? allergen : [],
    );
    expect(found).toEqual(expect.arrayContaining(['milk', 'soybeans']));
  });
});

test('an input that cannot be looked at holds nothing', () => {
  expect(parseNutrition(revoked()).value.rows).toEqual([]);
  expect(parseIngredients(revoked()).value.ingredients).toEqual([]);
  expect(findDeclarations(revoked())).toEqual([]);
});
