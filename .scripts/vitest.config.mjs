import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['*.test.mjs'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
