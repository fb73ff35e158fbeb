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
  snapshotPathTemplate: '../test-results/pictures/{arg}{ext}',
  timeout: 60_000,
  use: {
    ...journeys.use,
    trace: 'off',
    // The style of `photographs.css` is none of the site's own.
    bypassCSP: true,
    launchOptions: {
      executablePath: findChromium(),
      // Drawn by the same arithmetic on each processor.
      args: [...chromiumArguments, '--disable-skia-runtime-opts'],
    },
  },
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      stylePath: './visual/photographs.css',
      // A step of two in 255, seen with the weights of the eye: a colour that moved by 2 % is more.
      threshold: 0.006,
      // A corner of another radius changes five; smoothed edges are not counted.
      maxDiffPixels: 4,
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
