// Installs the dependencies when, and only when, the lockfile has changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules/.vetta-lock');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Throws with npm's exit code when the installation fails. */
export function ensureInstalled() {
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === lockHash()) return;
  console.log('Installing dependencies …');
  // EBADENGINE warnings speak of the system's Node; the project runs on the one it pins.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
  writeFileSync(stamp, lockHash());
}
