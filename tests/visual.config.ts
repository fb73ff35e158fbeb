import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../.scripts/chromium.mjs';
import journeys from './playwright.config.ts';

const storybookPort = Number(process.env.STORYBOOK_PORT ?? 6106);

/**
 * Every route and every story, compared with the pictures in `visual/pictures`. On failure the
 * report in `playwright-report` shows before, after and the difference.
 */
export default defineConfig({
  ...journeys,
  testDir: 'visual',
  projects: [{ name: 'visual', testMatch: '*.visual.ts' }],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  timeout: 60_000,
  use: {
    ...journeys.use,
    trace: 'off',
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
      // Small enough for a colour that moved by 2 % and a corner that was rounded.
      threshold: 0.02,
      maxDiffPixels: 40,
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
