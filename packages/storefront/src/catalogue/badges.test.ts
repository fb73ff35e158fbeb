import { expect, test } from 'vitest';
import { badgesOf } from './badges.ts';
import { productFlags } from './product.ts';

test('each flag gives its badge, in the order of the flags', () => {
  expect(badgesOf({ flags: productFlags.toReversed() }).map(({ label }) => label)).toEqual([
    'Best Seller',
    'Nuovo',
    'Miglior Prezzo',
    'Disponibile',
    'Spedizione Gratuita',
    'Novità',
    'Consegna 24h',
    'Consigliato',
    "Valle d'Aosta",
  ]);
});

test('no flag, no badge', () => {
  expect(badgesOf({ flags: [] })).toEqual([]);
});
