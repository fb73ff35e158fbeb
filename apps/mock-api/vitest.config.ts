import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock-api',
    include: ['src/**/*.test.ts', 'catalogue/*.test.ts', '*.test.ts'],
    environment: 'node',
    // Real servers and processes are started: a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
