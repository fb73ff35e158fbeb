import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  // Real servers and processes are started: a busy machine takes its time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        test: { ...shared, name: 'site', include: ['{host,hosting}/**/*.test.ts', '*.test.ts'] },
      },
      {
        // Pure: a worker of its own for each file takes longer than most tests in it.
        test: {
          ...shared,
          name: 'site, pure',
          include: ['{src,build,pictures}/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
