import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** They test the state that a module keeps. */
const isolated = ['src/deferred/*.test.tsx'];

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
          name: 'ui',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: isolated,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'ui, isolated', include: isolated } },
    ],
  },
});
