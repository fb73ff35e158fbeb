// Finds the Chromium that the browser tests drive, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags that make headless pictures repeatable and keep the browser off the network. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Chromium refuses its sandbox to root, which is who runs in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

// The one without windows first: it is a third faster, and Playwright's own download is of its kind.
const lightest = 'chromium-headless-shell';
const names = [lightest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The system's Chromium, or undefined where only Playwright's own download can serve.
 * `CHROMIUM` names one explicitly.
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .find((path) => existsSync(path));
}

async function hasPlaywrightDownload() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

function run(command, parameters) {
  return spawnSync(command, parameters, { stdio: 'inherit', timeout: 8 * 60_000 }).status === 0;
}

/** Makes sure a Chromium is there; returns a sentence that names what will be used. */
export async function ensureChromium() {
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!process.env.CHROMIUM && canUseApt && !findChromium()?.endsWith(lightest)) {
    console.log(`No ${lightest} found: installing it.`);
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', lightest]);
  }
  const system = findChromium();
  if (system) return `Chromium: ${system}`;
  if (await hasPlaywrightDownload()) return 'Chromium: Playwright’s own';
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightDownload())) {
    return 'Chromium: Playwright’s own';
  }
  throw new Error(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.',
  );
}
