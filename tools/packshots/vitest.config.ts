import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'packshots',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Pictures are read and labels drawn: a busy machine takes its time.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
