import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesOf, readCases } from '../corpus/readCases.ts';
import {
  changesBetween,
  currentRelease,
  namesOf,
  nextVersion,
  releasedVersion,
} from './release.ts';

const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
const [unreleased = ''] = changelog.split('\n## ').slice(1);

test('the changelog tells the version that the changes ask for, and each name that is gone', () => {
  const released = releasedVersion();
  const cases = [...readCases('ingredients'), ...readCases('nutrition')];
  const changes = changesBetween(released, currentRelease(cases), cases);
  const next = nextVersion(released.version, changes);
  expect(unreleased.split('\n')[0]).toBe(`Unreleased (${next})`);
  expect(changes.namesGone.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([]);
});

const label = (input: string, ...list: string[]) =>
  casesOf('ingredients/a.txt', `=== a label\n--- input\n${input}\n--- list\n${list.join('\n')}`);
const release = (names: string[], cases: ReturnType<typeof label>) => ({
  ...currentRelease(cases),
  version: '1.4.2',
  names,
});

test.each([
  ['nothing', ['a'], label('Avena', 'Avena'), '1.4.3'],
  ['a new name', ['a', 'b'], label('Avena', 'Avena'), '1.5.0'],
  ['a reading', ['a'], label('Avena', 'avena'), '1.5.0'],
  ['a label that is gone', ['a'], label('Miele', 'Miele'), '2.0.0'],
  ['a name that is gone', ['b'], label('Avena', 'Avena'), '2.0.0'],
])('the next version after a change of %s', (_, names, cases, version) => {
  const before = release(['a'], label('Avena', 'Avena'));
  const changes = changesBetween(before, release(names, cases), cases);
  expect(nextVersion(before.version, changes)).toBe(version);
});

test('the names of a module are its exports, types among them', () => {
  const source =
    "export { one, type Two } from './a.ts';\nexport type {\n  Three,\n} from './b.ts';\nexport const four = 4;\nexport type Five = 5;\nconst six = 6;";
  expect(namesOf(source)).toEqual(['one', 'Two', 'Three', 'four', 'Five']);
});
