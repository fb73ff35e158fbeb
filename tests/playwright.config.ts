import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../.scripts/chromium.mjs';

const sitePort = Number(process.env.E2E_SITE_PORT ?? 4373);
const apiPort = Number(process.env.E2E_API_PORT ?? 3301);
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For a machine that does other things besides; nothing here is measured by the clock.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '../test-results/e2e.json' }],
    ['html', { open: 'never', outputFolder: '../playwright-report/journeys' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${sitePort}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath, args: chromiumArguments },
    // What a failure looked like. A trace of each journey would take a quarter of the time: `npm run
    // e2e -- --trace on` for the one that is looked into.
    screenshot: 'only-on-failure',
    trace: 'off',
    // Each journey meets the site as a first visitor does; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'e2e', testMatch: '*.spec.ts' }],
  // The pair that visitors get: the production build behind the site's own server.
  webServer: {
    command: 'node .scripts/start.mjs --whole-build',
    cwd: '..',
    env: {
      SITE_PORT: String(sitePort),
      API_PORT: String(apiPort),
      DATA_DIR: `${import.meta.dirname}/../test-results/data-${apiPort}`,
    },
    url: `http://localhost:${sitePort}/`,
    // On a fresh clone it installs and builds first.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
