import { createServer, get, request, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RunningHost, startHost } from './startHost.ts';
import { fetchResponse, writeBuild } from './testing/hostFixture.ts';
import { listen } from './testing/recordingApi.ts';

/** An API that answers when it is told to. */
type Asked = { line: string; answer: (body: string) => void; res: ServerResponse };
let folder: string;
let asked: Asked[];
let host: RunningHost;
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  const folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  asked = [];
  const api = createServer((req, res) => {
    req.resume().on('end', () => {
      const line = `${req.method} ${req.url} ${req.headers['if-none-match'] ?? ''}`.trim();
      asked.push({ line, answer: (body) => res.end(body), res });
    });
  });
  const apiOrigin = new URL(`http://127.0.0.1:${await listen(api)}`);
  host = await startHost({ port: 0, host: undefined, apiOrigin }, folders);
  stop = async () => {
    for (const { res } of asked) res.end();
    await host.close();
    api.close();
    await rm(folder, { recursive: true });
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await stop();
});

const ask = (path = '/api/products', headers: Record<string, string> = {}, method = 'GET') =>
  fetchResponse(host.address, path, { method, headers });
const textOf = async (response: ReturnType<typeof ask>) => (await response).text;
const askedFor = (count: number) => expect.poll(() => asked.length).toBe(count);
/** What was sent before it has come to the host: it answers in the order in which it reads. */
const hostHasRead = () => fetchResponse(host.address, '/', {});

it('asks once for visitors who wait for the same, after all of them have asked', async () => {
  const first = textOf(ask());
  await askedFor(1);
  const later = Array.from({ length: 5 }, () => textOf(ask()));
  await hostHasRead();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('before');
  expect(await first).toBe('before');
  await askedFor(2);
  asked[1]?.answer('after');
  expect(await Promise.all(later)).toEqual(Array.from({ length: 5 }, () => 'after'));
  expect(asked).toHaveLength(2);
});

it('asks for each whose request another answer could follow', async () => {
  const visits = [
    ask('/api/products'),
    ask('/api/products?search=a'),
    ask('/api/products', {}, 'HEAD'),
    ask('/api/products', { 'If-None-Match': 'W/"x"' }),
    ask('/api/products', { 'Accept-Encoding': 'br' }),
    ask('/api/contact', {}, 'POST'),
    ask('/api/contact', {}, 'POST'),
  ];
  await askedFor(visits.length);
  for (const { line, answer } of asked) answer(line);
  expect((await Promise.all(visits)).map(({ text }) => text)).toEqual([
    'GET /api/products',
    'GET /api/products?search=a',
    '',
    'GET /api/products W/"x"',
    'GET /api/products',
    'POST /api/contact',
    'POST /api/contact',
  ]);
});

it('gives each an answer of his own that is too large to be held, however slow another reads', async () => {
  const large = 'x'.repeat(300 * 1024);
  const begin = ask();
  await askedFor(1);
  // Asks as the others do, then reads nothing.
  const idle = get(`${host.address}/api/products`, (res) => res.pause());
  await hostHasRead();
  const others = Array.from({ length: 3 }, () => textOf(ask()));
  await hostHasRead();
  asked[0]?.answer('small');
  await begin;
  await askedFor(2);
  asked[1]?.answer(large);
  await askedFor(5);
  for (const { answer } of asked.slice(2)) answer(large);
  expect((await Promise.all(others)).map((text) => text.length)).toEqual(
    Array.from({ length: 3 }, () => large.length),
  );
  idle.destroy();
});

it('goes on for the others when one leaves, and lets go when all have left', async () => {
  const first = ask();
  await askedFor(1);
  const leaving = request(`${host.address}/api/products`).on('error', () => {});
  leaving.end();
  await hostHasRead();
  const staying = textOf(ask());
  await hostHasRead();
  asked[0]?.answer('first');
  await first;
  await askedFor(2);
  leaving.destroy();
  await hostHasRead();
  asked[1]?.answer('second');
  expect(await staying).toBe('second');

  const alone = request(`${host.address}/api/brands`).on('error', () => {});
  alone.end();
  await askedFor(3);
  alone.destroy();
  await expect.poll(() => asked[2]?.res.destroyed).toBe(true);
});

it('lets nobody wait longer for a request that the API leaves unanswered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stuck = textOf(ask());
  await askedFor(1);
  const waiting = textOf(ask());
  await hostHasRead();
  vi.advanceTimersByTime(2000);
  const later = textOf(ask());
  await askedFor(2);
  asked[1]?.answer('well');
  expect(await Promise.all([waiting, later])).toEqual(['well', 'well']);

  const next = textOf(ask());
  await askedFor(3);
  const afterNext = textOf(ask());
  await hostHasRead();
  asked[0]?.answer('late');
  expect(await stuck).toBe('late');
  await hostHasRead();
  expect(asked).toHaveLength(3);
  asked[2]?.answer('next');
  expect(await next).toBe('next');
  await askedFor(4);
  asked[3]?.answer('last');
  expect(await afterNext).toBe('last');
});

it('answers all of them 502 when the API hangs up, and the next ones rightly', async () => {
  const first = ask();
  await askedFor(1);
  const waiting = Array.from({ length: 3 }, () => ask());
  await hostHasRead();
  asked[0]?.answer('');
  await first;
  await askedFor(2);
  asked[1]?.res.destroy();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses).toEqual([502, 502, 502]);
  const next = textOf(ask());
  await askedFor(3);
  asked[2]?.answer('well');
  expect(await next).toBe('well');
});
