import { defineConfig } from 'vitest/config';

/** Run twice, on SQLite and on PostgreSQL: the same tests prove both. */
const contract = [
  'src/contact.test.ts',
  'src/confirmationMail.test.ts',
  'src/mailFailures.test.ts',
  'src/everyCharacter.test.ts',
  'src/storage/clocks.test.ts',
  'src/storage/imports.test.ts',
  'src/storage/priceHistory.test.ts',
  'src/storage/twoHosts.test.ts',
];

const shared = {
  environment: 'node',
  // What the files import is read once: it takes longer than most tests in them.
  isolate: false,
  // Node reads TypeScript as it does for the API itself; nothing is bundled for a test.
  experimental: { viteModuleRunner: false },
  // Real servers and processes are started, and several follow each other, each step waited for.
  testTimeout: 300_000,
  hookTimeout: 90_000,
} as const;

export default defineConfig({
  test: {
    // Each reads catalogues in threads of its own: more of them wait for each other.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        test: {
          ...shared,
          name: 'mock-api',
          include: ['{src,catalogue}/**/*.test.ts'],
          exclude: ['src/storage/postgres/**'],
          provide: { postgresUrl: null },
        },
      },
      {
        test: {
          ...shared,
          name: 'mock-api on PostgreSQL',
          include: [...contract, 'src/storage/postgres/*.test.ts'],
          globalSetup: ['src/testing/postgresCluster.ts'],
        },
      },
    ],
  },
});
