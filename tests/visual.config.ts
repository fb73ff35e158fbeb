import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../.scripts/chromium.mjs';
import journeys from './playwright.config.ts';

const storybookPort = Number(process.env.STORYBOOK_PORT ?? 6106);

/**
 * Every route and every story, compared with the pictures in `visual/pictures`. On failure the
 * report in `playwright-report/visual` shows before, after and the difference.
 */
export default defineConfig({
  ...journeys,
  testDir: 'visual',
  outputDir: '../test-results/visual',
  reporter: [
    ['list'],
    ['json', { outputFile: '../test-results/visual.json' }],
    ['html', { open: 'never', outputFolder: '../playwright-report/visual' }],
  ],
  projects: [{ name: 'visual', testMatch: '*.visual.ts' }],
  globalSetup: './visual/pictures.setup.ts',
  timeout: 60_000,
  // A story waits for its pictures more than it computes.
  workers: 3,
  use: {
    ...journeys.use,
    screenshot: 'off',
    // The style of `pictures.css` is none of the site's own.
    bypassCSP: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumArguments,
        // Drawn by the same arithmetic on each processor.
        '--disable-skia-runtime-opts',
        '--disable-partial-raster',
        // A scroller with a layer of its own, far below, changed how edges above it are smoothed.
        '--disable-prefer-compositing-to-lcd-text',
      ],
    },
  },
  metadata: { storybook: `http://localhost:${storybookPort}` },
  webServer: [
    ...[journeys.webServer ?? []].flat(),
    {
      command: `vite preview --outDir storybook-static --port ${storybookPort} --strictPort`,
      cwd: '..',
      url: `http://localhost:${storybookPort}/iframe.html`,
      reuseExistingServer: false,
    },
  ],
});
