import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { openStore } from './openStore.ts';
import { lowestPrice, recordPrices } from './priceHistory.ts';

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
