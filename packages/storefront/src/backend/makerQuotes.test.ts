import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { testCatalogue } from './testCatalogue.ts';

const long =
  'Proteine isolate in microfiltrazione a flusso incrociato, lavorate a freddo e senza lattosio, per chi alla sera beve un frullato denso e lo digerisce';
const shop = testCatalogue({
  products: [
    { id: 1, slug: 'a', name: 'A', description: 'Quasi senza lattosio. Gusto cacao.' },
    { id: 2, slug: 'b', name: 'B', description: 'Cacao. Senza lattosio, per tutti! Vegano' },
    { id: 3, slug: 'c', name: 'C', description: 'Gusto cacao.' },
    { id: 4, slug: 'd', name: 'D', description: long },
    { id: 5, slug: 'e', name: 'E', description: 'Senza zuccheri aggiunti. Senza zuccheri' },
  ],
  product_details: [{ slug: 'c', features: ['**Zero LATTOSIO** e <b>senza glutine</b>'] }],
});
type Found = { slug: string; claims?: readonly string[] };

function found(search: string) {
  const url = `/api/products?search=${encodeURIComponent(search)}`;
  const list = answer(shop, { method: 'GET', url }).body as unknown as readonly Found[];
  return Object.fromEntries(list.map(({ slug, claims }) => [slug, claims]));
}

test('each found product carries the sentence that says so, from any of its texts', () => {
  expect(found('senza lattosio')).toEqual({
    b: ['Senza lattosio, per tutti'],
    c: ['Zero LATTOSIO e senza glutine'],
    d: ['… senza lattosio, per chi alla sera beve un frullato denso e …'],
  });
});

test('one sentence for each thing, and none twice', () => {
  expect(found('senza lattosio e glutine')).toEqual({ c: ['Zero LATTOSIO e senza glutine'] });
  expect(found('vegano senza lattosio')).toEqual({ b: ['Senza lattosio, per tutti', 'Vegano'] });
});

test('what says less than what was searched is no quote of it', () => {
  expect(found('senza zuccheri')).toEqual({ e: ['Senza zuccheri'] });
  expect(found('senza zuccheri aggiunti')).toEqual({ e: ['Senza zuccheri aggiunti'] });
});

test('a misspelt or unfinished word is quoted as the maker writes it', () => {
  expect(found('senza latosio')).toMatchObject({ b: ['Senza lattosio, per tutti'] });
  expect(found('senza latt')).toMatchObject({ b: ['Senza lattosio, per tutti'] });
});

test('any other search quotes nothing', () => {
  expect(found('cacao')).toEqual({ a: undefined, b: undefined, c: undefined });
});
