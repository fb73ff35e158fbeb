import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const { stdout } = spawnSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
const documents = stdout.split('\n').filter(Boolean);
const allFiles = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout;
const fileNames = new Set(allFiles.split('\n').map((file) => basename(file)));

test('there are documents to look at', () => {
  expect(documents).toContain('README.md');
});

test.each(documents)('%s links to what is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const dead = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(([, target]) => target)
    .filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(dead).toEqual([]);
});

test.each(documents)('%s names no test that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`(?:[\w.-]+\/)*([\w-]+\.(?:spec|test|visual)\.tsx?)`/g)];
  expect(named.map(([, name]) => name).filter((name) => !fileNames.has(name))).toEqual([]);
});
