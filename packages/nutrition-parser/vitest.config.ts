import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'nutrition-parser',
    include: ['{src,scripts,corpus}/**/*.test.ts'],
    environment: 'node',
    // Pure functions: a worker of its own for each file takes longer than most tests in it.
    isolate: false,
    // Property tests take their time on a busy machine; FC_RUNS may ask for a million runs.
    testTimeout: Math.max(120_000, Number(process.env['FC_RUNS'] ?? 0) * 10),
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**'],
      reporter: ['text', 'json'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { branches: 98 },
    },
  },
});
