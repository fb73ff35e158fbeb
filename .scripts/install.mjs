// Installs the dependencies when, and only when, what is installed is not what the lockfile says.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** npm's own record of what it has installed, written at the end. */
const installedFile = join(root, 'node_modules/.package-lock.json');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Throws with npm's exit code when the installation fails.
 * @param what `runtime`: what the shop needs to be built and run, in half the time of `all`
 */
export function ensureInstalled(what = 'all') {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = existsSync(installedFile) ? readPackages(installedFile) : {};
  if (hasAll(installed, wanted, what)) return;
  console.log('Installing dependencies …');
  // EBADENGINE warnings speak of the system's Node; the project runs on the one it pins.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (what === 'runtime') flags.push('--omit=dev');
  // What runs keeps its files: `ci` would take them away first.
  const command = hasAll(installed, wanted, 'runtime') ? ['install', '--no-save'] : ['ci'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, [...command, ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${command.join(' ')} ended with ${status}`);
}

/** Optional packages are those of other systems; the workspaces are no packages of a registry. */
export function hasAll(installed, wanted, what) {
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, dev, link }]) =>
      !path.includes('node_modules/') ||
      link === true ||
      optional === true ||
      devOptional === true ||
      (what === 'runtime' && dev === true) ||
      installed[path]?.version === version,
  );
}
