import { expect, test } from 'vitest';
import { hasAll } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'packages/ui': { version: '1.0.0' },
  'node_modules/@vetta/ui': { link: true },
  'node_modules/react': { version: '19.2.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const react = { 'node_modules/react': { version: '19.2.0' } };
const all = { ...react, 'node_modules/vitest': { version: '5.1.0' } };

test.each([
  ['nothing installed', {}, false, false],
  ['what the shop runs on', react, true, false],
  ['all of it', all, true, true],
  ['another version', { ...all, 'node_modules/react': { version: '19.1.0' } }, false, false],
])('%s', (_, installed, forRuntime, forAll) => {
  expect(hasAll(installed, wanted, 'runtime')).toBe(forRuntime);
  expect(hasAll(installed, wanted, 'all')).toBe(forAll);
});
