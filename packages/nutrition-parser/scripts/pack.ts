// Before `npm pack`: compiles the sources to `dist`, with declarations, and points the manifest's
// exports at them; behind it, points them back. In this repository the sources run as they are; npm
// has no field that would do the same in the tarball alone (it ignores `publishConfig.exports`).
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCompiled, toCompiled, toSource } from './exports.ts';

const root = join(import.meta.dirname, '..');
const manifest = join(root, 'package.json');

function compile(): void {
  const dist = join(root, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(typescript), 'bin/tsc');
  const options = ['-p', join(root, 'tsconfig.package.json'), '--outDir', dist];
  execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
}

const text = readFileSync(manifest, 'utf8');
if (process.argv[2] === 'restore') {
  writeFileSync(manifest, toSource(text));
} else {
  compile();
  // A pack that was broken off may have left them so.
  if (!isCompiled(text)) writeFileSync(manifest, toCompiled(text));
}
