// Mutation testing: `npm run test:mutation` (see tests/README.md). It runs from the root of the
// repository, so that the copy in which it changes the code has the tests' neighbours beside it.

/** A part of it: `MUTATE='state/*.ts' npm run test:mutation`. */
const mutated =
  process.env.MUTATE ?? '{avoid/{label,claims,words},catalogue,backend,state}/**/*.ts';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'packages/storefront/vitest.mutation.config.ts', related: true },
  mutate: [
    `packages/storefront/src/${mutated}`,
    '!**/*.test.ts',
    '!**/testCatalogue.ts',
    // Facts and no rules: a test of them would be their copy.
    '!**/staticVariants/{supplements,food,endurance}.ts',
    '!**/{fixedIngredients,fixedTables}/**',
  ],
  coverageAnalysis: 'perTest',
  // What runs once as a module is loaded takes every test of it, for each change: half of the time.
  ignoreStatic: true,
  concurrency: 2,
  // What was proven and has not changed since is not run again.
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  allowEmpty: false,
  ignorePatterns: [
    '**',
    '!.scripts/vitest.setup.ts',
    '!.tsconfig.base.json',
    '!package.json',
    '!packages/storefront/*.{json,ts}',
    '!packages/storefront/src/**',
  ],
};
