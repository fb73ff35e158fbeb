import { describe, expect, it } from 'vitest';
import type { PriceBasis } from './packContents.ts';
import { dosesPerDay, packDuration } from './packDuration.ts';

const grams = { column: 0, size: { amount: 30, unit: 'g' }, pieces: null };
const tablets = { column: 0, size: { amount: 5, unit: 'compressa' }, pieces: 5 };
const basis = (own: Partial<PriceBasis> = {}): PriceBasis => ({
  serving: grams,
  printedServings: null,
  per100Unit: 'g',
  active: null,
  ...own,
});
const offer = (size: string, cents: number) => ({ flavour: '', size, cents, regularCents: cents });

describe('how long a pack lasts', () => {
  it('is the mass of the pack by the dose of the label, at one dose a day', () => {
    const own = offer('750 g', 3740);
    expect(packDuration(own, [own], basis(), '')).toEqual({
      rows: [{ doses: 1, days: 25, cents: 150 }],
      calculation: '750 g ÷ 30 g = 25 dosi; 37,40\u00a0€ ÷ 25 dosi',
    });
  });

  it('is told for one and for two doses where the label states both', () => {
    const own = offer('1 kg', 4290);
    const found = packDuration(own, [own], basis(), 'Da una a due porzioni al giorno.');
    expect(found?.rows).toEqual([
      { doses: 1, days: 33, cents: 129 },
      { doses: 2, days: 16, cents: 257 },
    ]);
    expect(found?.calculation).toBe('1000 g ÷ 30 g = 33,3 dosi; 42,90\u00a0€ ÷ 33,3 dosi');
  });

  it('takes the printed number of doses of a product in one size', () => {
    const own = offer('300 g', 2990);
    const found = packDuration(own, [own], basis({ printedServings: 30 }), 'Una dose al giorno.');
    expect(found).toEqual({
      rows: [{ doses: 1, days: 30, cents: 100 }],
      calculation: '30 dosi; 29,90\u00a0€ ÷ 30 dosi',
    });
  });

  it('counts the pieces of a pack of pieces', () => {
    const own = offer('500 compresse', 3890);
    const found = packDuration(
      own,
      [own],
      basis({ serving: tablets }),
      'Cinque compresse al giorno',
    );
    expect(found).toEqual({
      rows: [{ doses: 1, days: 100, cents: 39 }],
      calculation: '500 compresse ÷ 5 compresse = 100 dosi; 38,90\u00a0€ ÷ 100 dosi',
    });
  });

  it.each([
    ['no dose on the label', offer('750 g', 3740), basis({ serving: null })],
    ['a dose in another unit than the pack', offer('750 ml', 3740), basis()],
    ['a pack of no known size', offer('Sacco', 3740), basis()],
    ['a pack of less than a day', offer('20 g', 190), basis()],
  ])('is not known: %s', (_why, own, given) => {
    expect(packDuration(own, [own], given, 'Una dose al giorno')).toBeNull();
  });
});

describe('the doses a day that directions state', () => {
  it.each([
    ['Una dose al giorno, anche divisa in due.', grams, [1]],
    ['Una porzione da 40 g al giorno, in acqua.', grams, [1]],
    ['30 g al giorno in frullati.', grams, [1]],
    ['60 g (due misurini) al giorno.', grams, [2]],
    ['Da una a due porzioni al giorno.', grams, [1, 2]],
    ['1-2 dosi al giorno', grams, [1, 2]],
    ['Una o due volte al giorno, lontano dal pasto.', grams, [1, 2]],
    ['Non più di una dose al giorno.', grams, [1]],
    ['Fino a due dosi al giorno.', grams, [1, 2]],
    ['Tre volte al giorno prima dei pasti', grams, [3]],
    ['Cinque compresse al giorno', tablets, [1]],
    ['Dieci misurini', grams, []],
    ['Due cucchiai al giorno', grams, []],
    ['45 g al giorno', grams, []],
    ['il gusto con caffeina non più di quattro volte al giorno', grams, []],
    ['Bevi entro mezz’ora dalla fine dell’allenamento.', grams, []],
    ['Due compresse al giorno', null, []],
  ])('%s', (directions, serving, expected) => {
    expect(dosesPerDay(directions, serving)).toEqual(expected);
  });
});
