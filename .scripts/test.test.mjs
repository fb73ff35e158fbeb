import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';

/** A repository with nothing to install and suites that say how they were called. */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-'));
  mkdirSync(join(folder, '.scripts'));
  for (const name of ['test.mjs', 'install.mjs', 'root.mjs', 'catalogue.mjs']) {
    cpSync(join(root, '.scripts', name), join(folder, '.scripts', name));
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(
    join(folder, '.scripts/suites.mjs'),
    'console.log(process.argv.slice(2).join(" ")); process.exitCode = 3;',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test('`npm test` hands its options on to the suites, and ends as they do', () => {
  const command = [join(folder, '.scripts/test.mjs'), '--changed'];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['--changed\n', 3]);
});
