import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['*.test.mjs'],
    // Node reads the scripts as it does when they run, and once for all tests.
    isolate: false,
    experimental: { viteModuleRunner: false },
    // A database cluster is made and started; the linter reads a tree of files.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
