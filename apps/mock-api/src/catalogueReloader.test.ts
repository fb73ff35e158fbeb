import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { importFile } from './owner/command/importFile.ts';
import type { StartOptions } from './startServer.ts';
import { ask, startFixture, type ServerFixture } from './testing/serverFixture.ts';
import { maxWaitMs } from './testing/maxWait.ts';

let folder: string;
let file: string;
let api: ServerFixture | null = null;

const write = (...names: readonly string[]) =>
  writeFile(
    file,
    JSON.stringify({
      products: names.map((name, index) => ({ id: index, name, slug: name, price: 1000 })),
    }),
  );

const start = async (more: Partial<StartOptions> = {}) => {
  api = await startFixture({ catalogueFile: file, dataDir: folder, pollIntervalMs: 20, ...more });
  return api;
};

const namesOf = async ({ address }: ServerFixture) =>
  JSON.parse((await ask(address, '/api/products')).text).map(({ name }: { name: string }) => name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  file = join(folder, 'export.json');
  await write('Uno');
});
afterEach(async () => {
  await api?.stop();
  api = null;
  await rm(folder, { recursive: true, force: true });
});

describe('a catalogue that changes while the API runs', () => {
  it('is taken up without a restart', async () => {
    const running = await start();
    expect(await namesOf(running)).toEqual(['Uno']);
    const { headers } = await ask(running.address, '/api/products');
    await write('Due', 'Tre');
    await vi.waitFor(async () => expect(await namesOf(running)).toEqual(['Due', 'Tre']), maxWaitMs);
    const changed = await ask(running.address, '/api/products', {
      headers: { 'If-None-Match': String(headers['etag']) },
    });
    expect(changed.status).toBe(200);
    expect(running.log()).toContain('catalogueReloaded');
  });

  it('stays as long as the new one does not fit or is gone, and the log says why', async () => {
    const running = await start();
    const refusals = () => running.log().split('catalogueRefused').length - 1;
    const wrong = '{"products":[{"id":1,"name":"Rotto","price":"9,90"}]}';
    for (const text of ['{"products": [', wrong, '', null]) {
      const before = refusals();
      await (text === null ? rm(file) : writeFile(file, text));
      await vi.waitFor(() => expect(refusals()).toBeGreaterThan(before), maxWaitMs);
      expect(await namesOf(running)).toEqual(['Uno']);
    }
    expect(running.log()).toContain('products[0].price');
    expect((await ask(running.address, '/api/health')).status).toBe(200);
    await write('Riparato');
    await vi.waitFor(async () => expect(await namesOf(running)).toEqual(['Riparato']), maxWaitMs);
  });

  it('is taken up when the rest of it comes while its first half is being refused', async () => {
    const whole = JSON.stringify({ products: [{ id: 1, name: 'Intero', price: 1000 }] });
    const logger = createLogger('debug', (line) => {
      if (line.includes('catalogueRefused')) writeFileSync(file, whole);
    });
    const running = await start({ logger });
    await writeFile(file, '{"products": [');
    await vi.waitFor(async () => expect(await namesOf(running)).toEqual(['Intero']), maxWaitMs);
  });
});

describe('a seed that changed while no API ran', () => {
  it('is taken up while nothing was imported', async () => {
    const running = await start();
    await write('Nuovo');
    await running.restart();
    expect(await namesOf(running)).toEqual(['Nuovo']);
    await write('Uno');
    await running.restart();
    expect(await namesOf(running)).toEqual(['Uno']);
  });

  it('leaves an import where it is, and says so', async () => {
    const running = await start();
    const list = join(folder, 'listino.json');
    await writeFile(list, '{"products":[{"id":1,"name":"Dal negozio"}]}');
    const place = { dataDir: folder, catalogueFile: file, databaseUrl: undefined };
    await importFile(list, place, { isConfirmed: true, isDry: false });
    await vi.waitFor(
      async () => expect(await namesOf(running)).toEqual(['Dal negozio']),
      maxWaitMs,
    );
    await write('Nuovo');
    await running.restart();
    expect(await namesOf(running)).toEqual(['Dal negozio']);
    expect(running.log()).toContain('catalogueSeedIgnored');
  });
});
