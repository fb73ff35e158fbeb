// Compiles the package to JavaScript with declarations, for use outside this repository:
// `npm run package` leaves the file that npm installs in `dist`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Here the sources run as they are; Node strips no types of what lies in `node_modules`. */
const compiledPath = (source: string) => source.replace('./src/', './').replace(/\.ts$/, '.js');

/** Writes the compiled package, its manifest and its README to a folder, which is made anew. */
export function writePackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
  const tsc = join(root, '../../node_modules/.bin/tsc');
  const project = join(root, 'tsconfig.package.json');
  execFileSync(tsc, ['-p', project, '--outDir', target], { stdio: 'inherit' });
  const entries = Object.entries(manifest.exports);
  const compiled = {
    ...manifest,
    exports: Object.fromEntries(entries.map(([entry, path]) => [entry, compiledPath(path)])),
    // Of use only where the sources are.
    scripts: undefined,
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(compiled, undefined, 2)}\n`);
  copyFileSync(join(root, 'README.md'), join(target, 'README.md'));
}

if (import.meta.main) {
  const target = join(root, 'dist');
  writePackage(target);
  execFileSync('npm', ['pack'], { cwd: target, stdio: 'inherit' });
}
