import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../.scripts/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
    // One page for all of them, as in Storybook itself: starting it takes longer than the stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: { executablePath, args: chromiumArguments } }),
    },
  },
});
