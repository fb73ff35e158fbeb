// Adds to package-lock.json the optional platform builds (mac, Windows, musl …) that a registry
// mirror did not list when the lockfile was written, so that `npm ci` accepts it on every system.
// Run after `npm install`. They are never installed on the system that misses them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;

const folderOf = (path) => (path ? `${path}/` : '');
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));

/** Node's own look-up: from the folder of the package that asks, upwards. */
function find(from, name) {
  for (let directory = from; ; directory = parentOf(directory)) {
    const found = packages[`${folderOf(directory)}node_modules/${name}`];
    if (found || !directory) return found;
  }
}

const systems = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
};
const processors = {
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
};
const firstIn = (table, name, otherwise) =>
  Object.entries(table).find(([word]) => name.includes(word))?.[1] ?? otherwise;

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version)) continue;
    const listed = find(from, name);
    if (listed?.version === version) continue;
    // Another version at the top: this one stands beside the package that asks for it.
    const place = listed ? folderOf(parentOf(from)) : '';
    packages[`${place}node_modules/${name}`] = {
      version,
      cpu: [firstIn(processors, name, 'x64')],
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: [firstIn(systems, name, 'linux')],
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    };
    added += 1;
  }
}

const sorted = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform builds added`);
