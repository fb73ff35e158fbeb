import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBuiltPages } from '../host/buildDigest.ts';
import { takeUpBuild } from './begunBuild.ts';

let folder: string;
const dist = () => join(folder, 'dist');
const client = () => join(folder, 'next/client');
const picture = { hash: 'abc12345', width: 700, hasCard: true };
const pending = new Map([['/images/products/a.webp', picture]]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'begun-'));
  await mkdir(join(dist(), 'client/images'), { recursive: true });
  await writeFile(join(dist(), 'client/index.html'), '<h1>Home</h1>');
  await writeFile(join(dist(), 'client/images/a.webp'), 'a picture');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (options: { inputs?: string; pending?: typeof pending } = {}) =>
  writeBuiltPages(dist(), {
    pages: new Set(['/']),
    products: new Map([['a', '/prodotti/b/a']]),
    inlineHashes: { scripts: [], styles: [] },
    inputs: 'one',
    pending,
    ...options,
  });
const takenUp = (inputs = 'one') => takeUpBuild(dist(), client(), inputs);

test('the pages of a stopped build are taken up, without what else lies there', async () => {
  await write();
  await writeFile(join(dist(), 'client/left.html'), 'of another build');
  const built = await takenUp();
  expect(built?.pending).toEqual(pending);
  expect(built?.products).toEqual(new Map([['a', '/prodotti/b/a']]));
  expect((await readdir(client())).toSorted()).toEqual(['images', 'index.html']);
  expect(await readFile(join(client(), 'images/a.webp'), 'utf8')).toBe('a picture');
});

test.each([
  ['none', () => rm(join(folder, 'dist'), { recursive: true }), 'one'],
  ['other sources', () => write({ inputs: 'two' }), 'one'],
  ['sources that nobody has named', () => write({ inputs: '' }), ''],
  ['all of its pictures', () => write({ pending: new Map() }), 'one'],
  [
    'a page that is not what it was',
    async () => {
      await write();
      await writeFile(join(dist(), 'client/index.html'), '<h1>');
    },
    'one',
  ],
])('a build of %s is not', async (_, prepare, inputs) => {
  await prepare();
  expect(await takenUp(inputs)).toBeNull();
});
