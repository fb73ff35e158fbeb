import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that mutation testing runs: those of the mutated folders themselves, which are fast. */
const { projects: _projects, reporters: _report, ...test } = config.test ?? {};

export default mergeConfig(
  { ...config, test },
  defineConfig({
    root: import.meta.dirname,
    // The other packages are read where they are, outside the copy.
    server: { fs: { strict: false } },
    test: {
      include: ['src/{catalogue,backend,state}/**/*.test.{ts,tsx}'],
      // A process of its own for each file and each change would take five times as long.
      isolate: false,
      reporters: ['default'],
    },
  }),
);
