import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueEnv } from './catalogue.mjs';
import { bin, projectEnv, root } from './root.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-env-'));
  writeFileSync(join(folder, 'export.json'), '{"products":[]}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const digest = () => catalogueEnv({ CATALOGUE_FILE: join(folder, 'export.json') }).CATALOGUE_DIGEST;

test('without CATALOGUE_FILE, or with an empty one, there is nothing to declare', () => {
  expect(catalogueEnv({})).toEqual({});
  expect(catalogueEnv({ CATALOGUE_FILE: '' })).toEqual({});
});

test.each([
  [{ CATALOGUE_FILE: 'export.json', INIT_CWD: '/typed/here' }, '/typed/here/export.json'],
  [{ CATALOGUE_FILE: '../export.json' }, '/export.json'],
  [{ CATALOGUE_FILE: '/data/export.json', INIT_CWD: '/typed/here' }, '/data/export.json'],
])('%j means %s', (env, file) => {
  expect(catalogueEnv(env, '/called').CATALOGUE_FILE).toBe(file);
});

test('the digest stays while the file is the same', () => {
  expect(digest()).toBe(digest());
});

test('the digest changes with the file, with a picture beside it and with the picture of a shop', () => {
  const digests = [digest()];
  writeFileSync(join(folder, 'export.json'), '{"products":[{"name":"Uno"}]}');
  digests.push(digest());
  mkdirSync(join(folder, 'images/shops'), { recursive: true });
  writeFileSync(join(folder, 'images/uno.jpg'), 'uno');
  digests.push(digest());
  writeFileSync(join(folder, 'images/uno.jpg'), 'due');
  digests.push(digest());
  writeFileSync(join(folder, 'images/shops/torino.jpg'), 'torino');
  digests.push(digest());
  expect(new Set(digests).size).toBe(digests.length);
});

/** What turbo keys the site's build by. */
function buildHash(env) {
  const { stdout } = spawnSync(
    bin('turbo'),
    ['run', 'build', '--filter=@vetta/site', '--dry=json'],
    { cwd: root, env: { ...projectEnv, ...env }, encoding: 'utf8' },
  );
  return JSON.parse(stdout).tasks.find(({ taskId }) => taskId === '@vetta/site#build').hash;
}

test('a catalogue, and each change of it, makes the site’s build another one; the same is built once', () => {
  const file = join(folder, 'export.json');
  const own = () => buildHash(catalogueEnv({ CATALOGUE_FILE: file }));
  const first = own();
  expect(own()).toBe(first);
  expect(buildHash({ CATALOGUE_FILE: undefined, CATALOGUE_DIGEST: undefined })).not.toBe(first);
  writeFileSync(file, '{"products":[{"name":"Uno"}]}');
  expect(own()).not.toBe(first);
}, 60_000);

test('whoever builds through npm builds with both', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(scripts.build).toBe('node .scripts/build.mjs');
});
