import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, validMessage, postContact } from './testing/serverFixture.ts';

const entry = fileURLToPath(new URL('server.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the API as `npm start` does: a process of its own. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], API_PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^API ready at (http:\S+)\n/.exec(out)?.[1];
      if (address) resolve(address);
    });
    child.on('close', () => reject(new Error(err)));
  });
  ready.catch(() => {});
  return { child, ready, ended };
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes what it has begun on %s', async (signal) => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const answer = postContact(address, validMessage);
    const { status } = await answer;
    child.kill(signal);
    const { code, err } = await ended;
    expect([status, code]).toEqual([201, 0]);
    expect(err).not.toContain('rror');
    await expect(ask(address, '/api/health')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request that is under way when it is told to stop', async () => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const body = JSON.stringify(validMessage);
    const answer = new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const { port } = new URL(address);
      const req = request({ port, path: '/api/contact', method: 'POST', headers }, (res) =>
        resolve(res.resume().statusCode ?? 0),
      );
      req.on('error', reject);
      req.write(body.slice(0, 10));
      // Time for the head to arrive, then for the signal.
      setTimeout(() => child.kill('SIGTERM'), 150);
      setTimeout(() => req.end(body.slice(10)), 300);
    });
    expect(await answer).toBe(201);
    expect((await ended).code).toBe(0);
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, err } = await run({ API_PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(`The API cannot start: port ${port} is taken. Set API_PORT to a free one.\n`);
  });

  it('refuses a data folder that another API uses, and names that one', async () => {
    const dataDir = join(folder, 'shared');
    const first = run({ DATA_DIR: dataDir });
    const { port } = new URL(await first.ready);
    const second = await run({ DATA_DIR: dataDir }).ended;
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toBe(
      `The API cannot start: ${dataDir} is in use by another API (process ${first.child.pid}, port ${port}). Stop it, or set DATA_DIR to another folder.\n`,
    );
    expect((await ask(await first.ready, '/api/health')).status).toBe(200);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  it('starts on the data folder of one that was killed, whoever has its process number now', async () => {
    const dataDir = join(folder, 'killed');
    const first = run({ DATA_DIR: dataDir });
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    await writeFile(join(dataDir, 'api.lock.json'), JSON.stringify({ pid: process.pid, port: 1 }));
    const second = run({ DATA_DIR: dataDir });
    expect((await ask(await second.ready, '/api/health')).status).toBe(200);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it('refuses a variable that does not fit in one sentence', async () => {
    const { code, err } = await run({ CONTACT_PER_MINUTE: 'often' }).ended;
    expect([code, err]).toEqual([1, 'CONTACT_PER_MINUTE must be a whole number\n']);
  });

  it('refuses a catalogue file with a wrong field by the field’s path', async () => {
    const file = join(folder, 'wrong.json');
    await writeFile(
      file,
      JSON.stringify({
        products: [
          { id: 1, name: 'Uno', price: 100 },
          { id: 2, name: 'Due', price: '9,90' },
        ],
        brands: [{ slug: 'x' }],
      }),
    );
    const { code, err } = await run({ CATALOGUE_FILE: file }).ended;
    expect(code).toBe(1);
    expect(err).toContain('products[1].price: ');
    expect(err).toContain('brands[0].name: ');
    expect(err).not.toMatch(/\bat .*\.ts/);
  });

  it.each([
    ['that is not there', null, 'cannot be read'],
    ['that is no JSON', '{', 'not JSON'],
    ['that is no object', '[]', 'products: missing'],
  ])('refuses a catalogue file %s', async (_, text, reason) => {
    const file = join(folder, `odd-${reason.length}.json`);
    if (text !== null) await writeFile(file, text);
    const { code, err } = await run({ CATALOGUE_FILE: file }).ended;
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain(reason);
  });

  it('starts on a retailer’s file of 10,000 products and lists them', async () => {
    const file = join(folder, 'large.json');
    const products = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      name: `Prodotto ${index + 1}`,
      slug: `prodotto-${index + 1}`,
      category_slug: 'proteine',
      price: 180 + index,
    }));
    await writeFile(file, JSON.stringify({ products }));
    const { child, ready, ended } = run({ CATALOGUE_FILE: file, DATA_DIR: join(folder, 'large') });
    const { text } = await ask(await ready, '/api/products');
    expect(JSON.parse(text)).toHaveLength(10_000);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
