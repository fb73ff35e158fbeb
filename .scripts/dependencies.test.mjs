import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = read('package-lock.json');
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licences that let a shop use, change and pass on what it ships. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose package.json names no licence; each has been read in the file that comes with it. */
const readByHand = { eval: 'MIT', only: 'MIT', 'require-like': 'MIT' };

/** Tools of the build under licences that bind only those who ship them: nothing of these is shipped. */
const buildOnly = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** An SPDX expression is fine when all that it joins is, and for OR when one of it is. */
function isAccepted(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence.trim())));
}

test('the rule for expressions can refuse', () => {
  expect(isAccepted('(MIT OR GPL-3.0-only)')).toBe(true);
  expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAccepted('UNLICENSED')).toBe(false);
});

test('every installed package has a licence that may be used', () => {
  const refused = foreign
    .filter(([path]) => existsSync(join(root, path, 'package.json')))
    .map(([path]) => [nameOf(path), read(`${path}/package.json`)])
    .map(([name, { license }]) => [name, license ?? readByHand[name] ?? 'none'])
    .filter(([name, licence]) => !buildOnly[licence]?.test(name))
    .filter(([, licence]) => typeof licence !== 'string' || !isAccepted(licence));
  expect(refused).toEqual([]);
});

test('the lockfile names every package by its content, and no download address', () => {
  const withoutIntegrity = foreign
    // Builds for other systems are listed by name alone: they are never installed here.
    .filter(([path, { optional }]) => !(optional && !existsSync(join(root, path))))
    .filter(([, { integrity }]) => !integrity)
    .map(([path]) => path);
  expect(withoutIntegrity).toEqual([]);
  expect(foreign.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
