import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productFromWire, type Product } from '../product.ts';
import { variantsFromWire } from '../variants/normaliseVariant.ts';
import { firstChoice } from '../variants/chooseVariant.ts';
import { type Day, romeDay } from './day.ts';
import { chosenOffer, listedOffer, listedPrice, offersOf, pageOffer } from './offers.ts';
import { dayText, pagePrice, priceLine } from './price.ts';
import { daysLater, daysOfChange, isDay } from './readPromotion.ts';

function product(wire: object): Product {
  const reading = productFromWire({ id: 1, name: 'Siero', ...wire });
  if (reading.product === null) throw new Error(reading.reason);
  return reading.product;
}

const promo = (cents: number, from?: Day, until?: Day, lowest?: object) => ({
  promo_price_cents: cents,
  promo_from: from,
  promo_until: until,
  ...lowest,
});

const running = (lowest?: object) =>
  product({ price: 3990, originalPrice: 4990, ...promo(2990, undefined, '2026-11-30', lowest) });
const lineOf = (own: Product) => {
  const line = priceLine(own, '2026-11-20');
  if (line.kind !== 'price') throw new Error('no price');
  return line;
};
const plain = (text?: string) => text?.replaceAll('\u00a0', ' ');

describe('a day of Rome', () => {
  test.each([
    ['2026-11-29T22:59:59Z', '2026-11-29'],
    ['2026-11-29T23:00:00Z', '2026-11-30'],
    // Summer time begins and ends.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
  ])('%s is %s', (moment, day) => {
    expect(romeDay(new Date(moment))).toBe(day);
  });

  test('is a day of the calendar', () => {
    expect(['2026-02-29', '2028-02-29', '2026-13-01', '30/11/2026', ''].map(isDay)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2026-03-30', -30)).toBe('2026-02-28');
  });

  test('is said with its year only in another', () => {
    expect(dayText('2026-11-30', '2026-11-20')).toBe('30 novembre');
    expect(dayText('2027-01-01', '2026-12-20')).toBe('1º gennaio 2027');
  });
});

describe('from the first to the last day the price is the promotion’s', () => {
  const siero = product({ price: 3990, ...promo(2990, '2026-11-20', '2026-11-30') });

  test.each([
    ['the day before', '2026-11-19', 3990],
    ['the first day', '2026-11-20', 2990],
    ['the last day', '2026-11-30', 2990],
    ['the day after', '2026-12-01', 3990],
    ['a day that nobody knows', null, 3990],
  ])('%s', (_, day, cents) => {
    expect(listedPrice(siero, day)).toBe(cents);
    expect(offersOf(siero, [], day)[0]?.cents).toBe(cents);
  });

  test('either may be open', () => {
    expect(listedPrice(product({ price: 3990, ...promo(2990) }), '2020-01-01')).toBe(2990);
    const begun = product({ price: 3990, ...promo(2990, '2026-11-20') });
    expect([listedPrice(begun, '2026-11-19'), listedPrice(begun, '2099-01-01')]).toEqual([
      3990, 2990,
    ]);
  });

  test.each([
    ['it begins on no day', promo(2990, 'domani')],
    ['it ends on no day', promo(2990, undefined, '2026-02-30')],
    ['its price is zero', promo(0)],
    ['it ends before it begins', promo(2990, '2026-11-30', '2026-11-20')],
  ])('none where %s', (_, wire) => {
    expect(listedPrice(product({ price: 3990, ...wire }), '2026-11-25')).toBe(3990);
  });

  test('both spellings are read', () => {
    const camel = { promoPriceCents: 2990, promoFrom: '2026-11-20', promoUntil: '2026-11-30' };
    expect(product(camel).promotions).toEqual(siero.promotions);
  });
});

describe('of several sizes', () => {
  const sizes = [
    { size: '2 kg', price: 5990 },
    { size: '1 kg', price: 3490, ...promo(2990, '2026-11-20') },
    { size: '500 g', price: 1990 },
  ];

  test('each has its own, and a card shows the lowest', () => {
    const siero = product({ sizes });
    expect(offersOf(siero, [], '2026-11-20').map(({ cents }) => cents)).toEqual([5990, 2990, 1990]);
    expect(listedPrice(siero, '2026-11-20')).toBe(1990);
    const dear = product({ sizes: sizes.slice(0, 2) });
    expect(listedOffer(dear, '2026-11-20')).toMatchObject({ cents: 2990, size: '1 kg' });
  });

  test('the product’s own is of what costs the product’s price', () => {
    const siero = product({ ...promo(1790), sizes });
    expect(offersOf(siero, [], '2026-11-01').map(({ cents }) => cents)).toEqual([5990, 3490, 1790]);
    expect(listedPrice(siero, '2026-11-01')).toBe(1790);
  });

  test('a size’s holds for its flavours, unless flavours have their own', () => {
    const siero = product({ sizes });
    const variants = [
      { flavor: 'Cacao', size: '1 kg', price_cents: 3490 },
      { flavor: 'Menta', size: '1kg', price_cents: 3490 },
    ];
    const centsOf = (wire: readonly object[]) =>
      offersOf(siero, variantsFromWire(wire), '2026-11-20').map(({ cents }) => cents);
    expect(centsOf(variants)).toEqual([2990, 2990]);
    const [cacao = {}, menta = {}] = variants;
    expect(centsOf([{ ...cacao, ...promo(2890) }, menta])).toEqual([2890, 3490]);
  });

  test('a page opens at the card’s price: flavours as they came, sizes from the smallest', () => {
    const siero = product({ sizes });
    const variants = variantsFromWire(
      sizes.map(({ size, price }) => ({ flavor: 'Cacao', size, price_cents: price })),
    );
    const opening = pageOffer(siero, variants, firstChoice(variants), '2026-11-19');
    expect(opening).toMatchObject({ size: '500 g', cents: listedPrice(siero, '2026-11-19') });
  });
});

describe('what is struck', () => {
  test('is the lowest price of the thirty days before', () => {
    const { struck, untilText } = lineOf(running({ lowest_price_30d_cents: 3490 }));
    expect(`${struck?.label} ${plain(struck?.text)}`).toBe(
      'Prezzo più basso degli ultimi 30 giorni: 34,90 €',
    );
    expect(untilText).toBe('Offerta fino al 30 novembre');
  });

  test('says so where the product is younger', () => {
    const since = { lowest_price_30d_cents: 3490, lowest_price_since: '2026-11-10' };
    expect(lineOf(running(since)).struck?.label).toBe('Prezzo più basso da quando è in vendita:');
  });

  test('nothing without a history, whatever the source calls original', () => {
    expect(lineOf(running()).struck).toBeUndefined();
  });

  test('nothing where the promotion is no lower: that is a price, not a reduction', () => {
    expect(lineOf(running({ lowest_price_30d_cents: 2990 })).struck).toBeUndefined();
    expect(lineOf(running({ lowest_price_30d_cents: 2490 })).cents).toBe(2990);
  });

  test('the source’s own outside promotions', () => {
    const line = pagePrice(running({ lowest_price_30d_cents: 3490 }), [], null, '2026-12-01');
    expect(line).toBeNull();
    const listed = priceLine(running(), '2026-12-01');
    expect(listed).toMatchObject({
      struck: { label: 'Prezzo più basso dei 30 giorni precedenti:' },
    });
  });
});

describe('over any calendar', () => {
  const days = fc.integer({ min: 0, max: 1200 }).map((count) => daysLater('2026-01-01', count));
  const promotions = fc.record(
    { cents: fc.integer({ min: 1, max: 9000 }), from: days, until: days },
    { requiredKeys: ['cents'] },
  );

  test('a price is the regular one or a promotion’s that runs; of two the size’s counts', () => {
    fc.assert(
      fc.property(promotions, promotions, days, (own, shared, day) => {
        const wireOf = ({ cents, from, until }: typeof own) => promo(cents, from, until);
        const siero = product({
          price: 9900,
          ...wireOf(shared),
          sizes: [{ size: '1 kg', price: 9900, ...wireOf(own) }],
        });
        const runs = ({ from = day, until = day }: typeof own) => from <= day && day <= until;
        const expected = runs(own) ? own.cents : runs(shared) ? shared.cents : 9900;
        expect(offersOf(siero, [], day)[0]?.cents).toBe(expected);
        expect(listedPrice(siero, day)).toBe(expected);
        expect(chosenOffer(siero, [], null, day)?.cents).toBe(expected);
      }),
    );
  });

  test('a price changes on no other day than those that promotions name', () => {
    fc.assert(
      fc.property(promotions, days, (own, day) => {
        const siero = product({ price: 9900, ...promo(own.cents, own.from, own.until) });
        const before = listedPrice(siero, daysLater(day, -1));
        const isChange = before !== listedPrice(siero, day);
        expect(!isChange || daysOfChange(own).includes(day)).toBe(true);
      }),
    );
  });

  test('every moment has its day: midnight in Rome parts two of them, in summer time and out', () => {
    fc.assert(
      fc.property(days, (day) => {
        const noon = new Date(`${day}T12:00:00Z`);
        expect(romeDay(noon)).toBe(day);
        const next = daysLater(day, 1);
        const starts = ['+01:00', '+02:00'].map((zone) => new Date(`${next}T00:00:00${zone}`));
        const isStart = (at: Date) =>
          romeDay(at) === next && romeDay(new Date(at.getTime() - 1)) === day;
        expect(starts.filter(isStart)).toHaveLength(1);
      }),
    );
  });
});
