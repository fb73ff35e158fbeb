import { describe, expect, test } from 'vitest';
import { readAddress } from './addressQuery.ts';
import { fromQuery, toQueryString } from './listingQuery.ts';

/** As the page would write the address itself. */
const meant = (address: string) => toQueryString(fromQuery(readAddress(address).query));
const unclear = (address: string) => readAddress(address).unclear;

describe('what a link says is read although it was changed on its way', () => {
  test.each([
    '?avoid=milk%252Csoybeans',
    '?avoid=milk%25252Csoybeans',
    '?avoid=milk;soybeans',
    '?avoid=milk%3Bsoybeans',
    '?avoid=milk|soybeans',
    '?avoid=Milk,SOYBEANS',
    '?AVOID=milk,soybeans',
    '?avoid=milk,soybeans.',
    '?avoid=(milk,soybeans)',
    '?avoid=milk,soybeans%20%3E',
    '?avoid=milk%E2%80%8B,soybeans%EF%BB%BF',
    '?avoid=milk,%20soybeans',
    '?avoid=milk+soybeans',
    '?avoid=milk&avoid=soybeans',
    '?avoid=milk&amp;avoid=soybeans',
    '?avoid%3Dmilk%2Csoybeans',
    '?avoid%253Dmilk%252Csoybeans',
    '?avoid=milk,soybeans,',
    '?%E2%80%8Bavoid=milk,soybeans',
    '?avoid%E2%81%A0=milk,soybeans',
    '?avoid%20=milk,soybeans',
    '?+avoid%C2%A0=milk,soybeans',
    '??avoid=milk,soybeans',
    '?avoid[]=milk&avoid[]=soybeans',
    '?avoid[0]=milk&avoid[1]=soybeans',
    '?avoid=milk&#44;soybeans',
    '?avoid=milk&comma;soybeans',
    '?utm_source=a%26avoid%3Dmilk,soybeans',
    '?utm_source=a;avoid=milk,soybeans',
    '?avoid=milk,soybeans#ingredienti',
    '?avoid=%EF%BD%8D%EF%BD%89%EF%BD%8C%EF%BD%8B,soybeans',
    '?avoid%25253Dmilk%25252Csoybeans',
  ])('%s', (search) => {
    expect(fromQuery(readAddress(search).query).avoid).toEqual(['soybeans', 'milk']);
    expect(unclear(search)).toEqual([]);
  });

  test.each([
    '?avoid=milk&amp;traces=avoid',
    '?avoid=milk&amp;amp;traces=avoid',
    '?avoid=milk%26traces%3Davoid',
    '?avoid=milk%26amp%3Btraces%3Davoid',
    '?avoid%3Dmilk%26traces%3Davoid',
    '?avoid=milk;traces=avoid',
    '?avoid=milk&traces=Avoid.',
    '?utm_source=x&avoid=milk&Traces=avoid)',
    '?avoid=milk&#038;traces=avoid',
    '?avoid=milk&#38;traces=avoid',
  ])('%s', (search) => {
    expect(meant(search)).toBe('?avoid=milk&traces=avoid');
    expect(unclear(search)).toEqual([]);
  });

  test.each([
    ['?avoidIngredient=sucralosio.', ['sucralosio']],
    ['?amp;avoidIngredient=E%2520955', ['E 955']],
    ['?avoidingredient=vitamina%20E%20(acetato)', ['vitamina E (acetato)']],
    ['?avoidIngredient=sucralosio)%22', ['sucralosio']],
    ['?avoid-ingredient=sucralosio', ['sucralosio']],
    ['?avoid_ingredient=sucralosio', ['sucralosio']],
  ])('%s', (search, names) => {
    expect(fromQuery(readAddress(search).query).avoidIngredients).toEqual(names);
  });

  test('other filters are read, too', () => {
    expect(meant('?brand=Serac&amp;priceRange=25-50.&amp;sortBy=Price-asc')).toBe(
      '?brand=serac&priceRange=25-50&sortBy=price-asc',
    );
    expect(meant('?priceRange=100+')).toBe('?priceRange=100%2B');
    expect(readAddress('?search=100%2525%20Latte.').query.get('search')).toBe('100%25 Latte.');
  });
});

test('what does not belong to a listing stays as it came', () => {
  expect(String(readAddress('?utm=a%253Db;c&compare=A~1%252C5').query)).toBe(
    String(new URLSearchParams('?utm=a%253Db;c&compare=A~1%252C5')),
  );
});

test.each([
  ['?avoid=milk,meat', ['meat']],
  ['?avoid=latte%20di%20soia', ['latte di soia']],
  ['?avoid=tree-nuts', ['tree-nuts']],
  ['?traces=maybe', ['maybe']],
  ['?avoidIngredient=%E2%80%94', ['—']],
  [`?avoidIngredient=${'a'.repeat(100)}`, [`${'a'.repeat(40)}…`]],
  ['?avoid=a,b,c,d,e,f,a', ['a', 'b', 'c', 'd', 'e']],
  ['?avoid=', []],
  ['?avoid=%25ZZ', ['%ZZ']],
  ['?avoid:milk', ['avoid:milk']],
  ['?no-avoid=milk', ['no-avoid=milk']],
  ['', []],
])('what is not understood is told: %s', (search, texts) => {
  expect(unclear(search)).toEqual(texts);
});

test('of more ingredients than can be compared the rest is told', () => {
  const search = Array.from({ length: 22 }, (_, n) => `avoidIngredient=x${n}`).join('&');
  expect(unclear(search)).toEqual(['x20', 'x21']);
});
