import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    environment: 'node',
    // What the files import is read once, and by Node, as it reads the host itself.
    isolate: false,
    experimental: { viteModuleRunner: false },
    // Real servers and processes are started: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
