import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'borders',
    include: ['*.test.mjs'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
