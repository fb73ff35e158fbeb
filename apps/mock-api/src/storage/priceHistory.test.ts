import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysLater } from '@vetta/storefront/backend';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { openStore } from './openStore.ts';
import { lowestPrice, lowestPrices, recordCatalogue, recordPrices } from './priceHistory.ts';

let database: Database;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prices-'));
  const databaseUrl = await createTestDatabase();
  database = await openStore({ dataDir, databaseUrl, catalogueFile: undefined });
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const one = { slug: 'siero', size: '1 kg', flavour: '' };
const record = (day: string, cents: number | null) =>
  recordPrices(database.query, day, cents === null ? [] : [{ ...one, cents }]);
const lowest = async (from: string, until: string) =>
  (await lowestPrice(database.query, one, from, until))?.cents ?? null;

it('gives the lowest price of a span, with the one that was in force when it began', async () => {
  await record('2026-10-01', 3990);
  await record('2026-10-20', 3490);
  await record('2026-10-25', 4490);
  expect(await lowest('2026-10-01', '2026-10-30')).toBe(3490);
  expect(await lowest('2026-10-10', '2026-10-19')).toBe(3990);
  expect(await lowest('2026-10-22', '2026-10-24')).toBe(3490);
  // It was still 34,90 as the day began.
  expect(await lowest('2026-10-25', '2026-11-23')).toBe(3490);
  expect(await lowest('2026-10-26', '2026-11-24')).toBe(4490);
  expect(await lowest('2026-09-01', '2026-09-30')).toBeNull();
  const found = await lowestPrice(database.query, one, '2026-10-26', '2026-11-24');
  expect(found?.since).toBe('2026-10-01');
});

it('keeps the lowest price of a day, and goes on with its last', async () => {
  for (const cents of [3990, 2990, 3490]) await record('2026-10-01', cents);
  expect(await lowest('2026-10-01', '2026-10-01')).toBe(2990);
  expect(await lowest('2026-10-02', '2026-10-31')).toBe(3490);
});

it('counts no day on which the choice was not sold', async () => {
  await record('2026-10-01', 2990);
  await record('2026-10-05', null);
  await record('2026-10-20', 3990);
  expect(await lowest('2026-10-06', '2026-10-19')).toBeNull();
  expect(await lowest('2026-10-06', '2026-10-31')).toBe(3990);
});

it('writes a row only where a price has changed, for each size and flavour', async () => {
  const prices = [
    { ...one, cents: 3990 },
    { ...one, flavour: 'Cacao', cents: 3790 },
    { ...one, size: '2 kg', cents: 6990 },
  ];
  for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) {
    await recordPrices(database.query, day, prices);
  }
  expect(await database.query('SELECT slug FROM price')).toHaveLength(3);
  const of = (flavour?: string) =>
    lowestPrice(database.query, { ...one, flavour }, '2026-10-02', '2026-10-31');
  expect([await of(), await of(''), await of('Cacao'), await of('Fragola')]).toEqual([
    { cents: 3790, since: '2026-10-01' },
    { cents: 3990, since: '2026-10-01' },
    { cents: 3790, since: '2026-10-01' },
    null,
  ]);
});

it('takes a list of many thousands of prices', async () => {
  const prices = Array.from({ length: 30_000 }, (_, index) => ({
    ...one,
    slug: `p${index}`,
    cents: 1000 + index,
  }));
  await recordPrices(database.query, '2026-10-01', prices);
  await recordPrices(database.query, '2026-10-02', prices.slice(0, -1));
  expect(await database.query('SELECT slug FROM price')).toHaveLength(30_001);
});

const promo = (cents: number, from?: string, until?: string) => ({
  promo_price_cents: cents,
  promo_from: from,
  promo_until: until,
});

describe('the lowest price of the thirty days before a promotion', () => {
  type Wire = Parameters<typeof lowestPrices>[1]['products'][number];
  const catalogueOf = (wire: Wire) => ({
    products: [{ slug: 'siero', name: 'Siero', ...wire }],
    product_details: [],
  });
  const publish = (day: string, wire: Wire) =>
    database.transaction((query) => recordCatalogue(query, day, catalogueOf(wire)));
  const lowestOf = async (wire: Wire) =>
    (await lowestPrices(database.query, catalogueOf(wire))).map(({ cents, since }) => [
      cents,
      since,
    ]);

  it('is known as soon as it is published, prices that are to come included', async () => {
    const wire = { price: 3990, ...promo(2990, '2026-12-20', '2026-12-31') };
    await publish('2026-10-01', { price: 3490 });
    await publish('2026-11-25', wire);
    expect(await lowestOf(wire)).toEqual([[3490, null]]);
    const later = { price: 3990, ...promo(2990, '2026-12-26') };
    await publish('2026-11-26', later);
    expect(await lowestOf(later)).toEqual([[3990, null]]);
  });

  it('counts an adjoining promotion before it', async () => {
    await publish('2026-10-01', { price: 3990, ...promo(2990, '2026-11-01', '2026-11-30') });
    const next = { price: 3990, ...promo(2790, '2026-12-01', '2026-12-10') };
    await publish('2026-11-30', next);
    // Of the one before its last day was still a day of the other.
    expect(await lowestOf(next)).toEqual([[2990, null]]);
  });

  it('stays that of its first day while it or the price is changed', async () => {
    await publish('2026-09-01', { price: 3990 });
    for (const [day, wire] of [
      ['2026-11-20', { price: 3990, ...promo(2990, '2026-11-20') }],
      ['2026-11-22', { price: 3990, ...promo(2590, '2026-11-20', '2026-11-30') }],
      ['2026-11-24', { price: 4490, ...promo(2590, '2026-11-20', '2026-11-30') }],
    ] as const) {
      await publish(day, wire);
      expect(await lowestOf(wire)).toEqual([[3990, null]]);
    }
  });

  it('is that since a product is on sale where that is less, and none without a history', async () => {
    const wire = { price: 3990, ...promo(2990, '2026-11-20') };
    await publish('2026-11-20', wire);
    expect(await lowestOf(wire)).toEqual([]);
    await publish('2026-11-10', { price: 3790 });
    await publish('2026-11-20', wire);
    expect(await lowestOf(wire)).toEqual([[3790, '2026-11-10']]);
  });

  it('begins with its price where no first day is said', async () => {
    await publish('2026-09-01', { price: 3990 });
    const wire = { price: 3990, ...promo(2990, undefined, '2026-12-31') };
    await publish('2026-11-20', wire);
    await publish('2026-11-25', { ...wire, name: 'Siero 100' });
    expect(await lowestOf(wire)).toEqual([[3990, null]]);
  });

  it('is what a shop would reckon by hand, over any calendar', async () => {
    const begin = '2027-12-01';
    const offset = fc.integer({ min: 0, max: 120 });
    const steps = fc.uniqueArray(
      fc.record({
        at: offset,
        price: fc.integer({ min: 1000, max: 5000 }),
        promo: fc.option(
          fc.record({ cents: fc.integer({ min: 500, max: 999 }), first: offset, length: offset }),
        ),
      }),
      { selector: ({ at }) => at, minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (unordered) => {
        await database.query('DELETE FROM price');
        const versions = unordered.toSorted((a, b) => a.at - b.at);
        const byDay = new Map<number, number>();
        let last: Wire = {};
        for (const [place, { at, price, promo: own }] of versions.entries()) {
          const from = own ? daysLater(begin, own.first) : undefined;
          const until = own ? daysLater(begin, own.first + own.length) : undefined;
          last = { price, ...(own && promo(own.cents, from, until)) };
          await publish(daysLater(begin, at), last);
          const end = versions[place + 1]?.at ?? 400;
          // The day of an import begins with the price of the catalogue before.
          for (let day = at; day <= end; day += 1) {
            const runs = own && own.first <= day && day <= own.first + own.length;
            const cents = runs ? own.cents : price;
            byDay.set(day, day === at ? Math.min(cents, byDay.get(day) ?? cents) : cents);
          }
        }
        const own = versions.at(-1)?.promo;
        if (!own) return;
        const counted = Array.from({ length: 30 }, (_, back) => own.first - 1 - back);
        const known = counted.flatMap((day) => byDay.get(day) ?? []);
        const expected = known.length === 0 ? [] : [Math.min(...known)];
        expect((await lowestOf(last)).map(([cents]) => cents)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
