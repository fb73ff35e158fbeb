// Mutation testing of the parser, a few files at a time, from the root of the repository:
// `MUTATE=lexer/number.ts TESTS=lexer/number.test.ts npx stryker run packages/nutrition-parser/stryker.config.mjs`

/** Files of `src`, parted by commas. */
const mutated = (process.env.MUTATE ?? 'checks/*.ts').split(',');

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'packages/nutrition-parser/vitest.mutation.config.ts', related: false },
  mutate: [
    ...mutated.map((file) => `packages/nutrition-parser/src/${file}`),
    '!packages/nutrition-parser/src/**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs once as a module is loaded takes every test of it, for each change.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/nutrition-parser.json' },
  ignorePatterns: [
    '**',
    '!.tsconfig.base.json',
    '!package.json',
    '!packages/nutrition-parser/*.{json,ts}',
    '!packages/nutrition-parser/src/**',
  ],
};
