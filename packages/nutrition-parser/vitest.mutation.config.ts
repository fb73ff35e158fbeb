import { defineConfig } from 'vitest/config';

/** Tests of `src`, parted by commas: those that mutation testing runs for each change. */
const tests = (process.env['TESTS'] ?? 'checks/*.test.ts').split(',');

export default defineConfig({
  root: import.meta.dirname,
  // The other packages are read where they are, outside the copy.
  server: { fs: { strict: false } },
  test: { include: tests.map((test) => `src/${test}`), environment: 'node' },
});
