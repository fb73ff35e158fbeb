import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * They count the calls of the API. A call that failed is made again seconds later, when another
 * file's tests may run in the same worker.
 */
const counting = globSync('src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('mockApi('),
);

/** They replace a module, or test the state that a module keeps. */
const isolated = [
  ...counting,
  'src/app/prefetchScreen.test.ts',
  'src/backend/labels/failingReader.test.ts',
  'src/browser/lockedWrite.test.ts',
  'src/state/clock.test.tsx',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // Pure modules run in node; a component test names its environment in its first line.
    environment: 'node',
    testTimeout: 30_000,
    setupFiles: ['../../.scripts/vitest.setup.ts'],
    server: { deps: { inline: [/^@vetta\//] } },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        // A worker of its own for each file takes longer than the tests in it.
        test: {
          name: 'storefront',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: isolated,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'storefront, isolated', include: isolated } },
    ],
  },
});
