import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeUpBuild, withPublication, writeBuiltPages } from './publication.ts';

let folder: string;
const dist = () => join(folder, 'dist');
const client = () => join(folder, 'next/client');
const picture = { hash: 'abc12345', width: 700, hasCard: true };
const pending = new Map([['/images/products/a.webp', picture]]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'begun-'));
  await mkdir(join(dist(), 'client/images'), { recursive: true });
  for (const page of ['index', 'shell', '404']) {
    await writeFile(join(dist(), `client/${page}.html`), '<h1>Home</h1>');
  }
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
  expect((await readdir(client())).toSorted()).toEqual([
    '404.html',
    'images',
    'index.html',
    'shell.html',
  ]);
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

const folders = () => ({ dist: dist(), store: join(folder, 'store') });
const built = {
  pages: new Set(['/']),
  products: new Map<string, string>(),
  inlineHashes: { scripts: [], styles: [] },
  inputs: '',
  pending: new Map<string, typeof picture>(),
};

/** Makes a small build of this name, step by step. */
async function makeBuild(next: string, name: string): Promise<void> {
  for (const page of ['index', 'shell', '404']) {
    await mkdir(join(next, 'client'), { recursive: true });
    await setTimeout(20);
    await writeFile(join(next, `client/${page}.html`), name);
  }
}

const served = () => readFile(join(dist(), 'client/index.html'), 'utf8');

test('of two builds at once the second waits, and both go live in turn', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const live: string[] = [];
  const publish = (name: string) =>
    withPublication(folders(), async (publication) => {
      await makeBuild(publication.next, name);
      await publication.publish(built);
      live.push(await served());
    });
  await Promise.all(['one', 'two', 'three'].map(publish));
  expect(live.toSorted()).toEqual(['one', 'three', 'two']);
  expect(said.mock.calls.join('')).toContain('Another build is under way');
  said.mockRestore();
});

test('a build that was broken off leaves nothing in the way, and its lock ends with it', async () => {
  const code = `
    const { withPublication } = await import('${new URL('publication.ts', import.meta.url).href}');
    const { mkdir } = await import('node:fs/promises');
    await withPublication(${JSON.stringify(folders())}, async ({ next }) => {
      await mkdir(next + '/client', { recursive: true });
      process.kill(process.pid, 'SIGKILL');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await new Promise((resolve) => child.once('exit', resolve));
  const left = async () =>
    (await readdir(folders().store)).filter((name) => name.startsWith('next-'));
  expect(await left()).toHaveLength(1);
  await withPublication(folders(), async ({ next, publish }) => {
    await makeBuild(next, 'after');
    await publish(built);
  });
  expect([await served(), await left()]).toEqual(['after', []]);
});

test('a build that lacks a page is refused before the one before is touched', async () => {
  await write();
  const publishing = withPublication(folders(), async ({ next, publish }) => {
    await makeBuild(next, 'new');
    await publish({ ...built, pages: new Set(['/', '/prodotti']) });
  });
  await expect(publishing).rejects.toThrow('it has no file for the page /prodotti');
  expect(await served()).toBe('<h1>Home</h1>');
  expect(await takenUp()).not.toBeNull();
});
