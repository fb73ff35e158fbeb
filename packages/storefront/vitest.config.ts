import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'storefront',
    include: ['src/**/*.test.{ts,tsx}'],
    // Pure modules run in node; a component test names its environment in its first line.
    environment: 'node',
    setupFiles: ['../../.scripts/vitest.setup.ts'],
    server: { deps: { inline: [/^@vetta\//] } },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
