import { expect, test } from 'vitest';
import { isReached } from './changes.mjs';

const reached = [
  ['format', 'README.md', true],
  ['unit', 'docs/rules.md', false],
  ['end to end', 'packages/ui/README.md', false],
  ['unit', 'packages/ui/src/Badge/Badge.tsx', true],
  ['end to end', 'packages/ui/src/Badge/Badge.tsx', true],
  ['end to end', 'packages/ui/src/Badge/Badge.stories.tsx', false],
  ['stories and pictures', 'packages/ui/src/Badge/Badge.stories.tsx', true],
  ['end to end', 'tests/search.spec.ts', true],
  ['unit', 'tests/search.spec.ts', false],
  ['stories and pictures', 'tests/search.spec.ts', false],
  ['stories and pictures', 'tests/visual/compare.ts', true],
  ['end to end', 'tests/visual/compare.ts', false],
  ['stories and pictures', 'tests/support/test.ts', true],
  ['stories and pictures', 'tests/playwright.config.ts', true],
  ['stories and pictures', '.storybook/preview.tsx', true],
  ['build', '.storybook/preview.tsx', false],
  ['stories and pictures', 'apps/mock-api/catalogue/products.json', true],
  ['weight', 'package-lock.json', true],
  ['unit', '.scripts/suites.mjs', true],
];

test.each(reached)('%s after a change of %s: %s', (suite, file, expected) => {
  expect(isReached(suite, [file])).toBe(expected);
  expect(isReached(suite, ['LICENSE', file])).toBe(expected);
});

test('without a change only the quick suites run', () => {
  expect(isReached('lint', [])).toBe(true);
  expect(isReached('end to end', [])).toBe(false);
});
