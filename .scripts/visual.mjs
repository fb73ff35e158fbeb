// `npm run test:visual`: compares every route and story with its stored picture; `-- --update` renews
// them. What else is given goes to Playwright (`-- -g Tabs`).
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from './chromium.mjs';
import { bin, projectEnv, root } from './root.mjs';

const pictures = join(root, 'tests/visual/pictures');
const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--update');
const isUpdate = process.argv.includes('--update');

const run = (command, args) =>
  spawnSync(bin(command), args, { cwd: root, env: projectEnv, stdio: 'inherit' }).status ?? 1;

/** The browser writes WebP in haste; the same pixels fit into a tenth. */
async function compress() {
  for (const name of globSync('**/*.webp', { cwd: pictures })) {
    const file = join(pictures, name);
    const written = readFileSync(file);
    const smaller = await sharp(written).webp({ lossless: true, effort: 6 }).toBuffer();
    if (smaller.length < written.length) writeFileSync(file, smaller);
  }
}

console.log(await ensureChromium());
process.exitCode =
  run('turbo', ['run', 'build', '--output-logs=errors-only']) ||
  run('storybook', ['build', '--quiet']);
if (process.exitCode === 0) {
  if (isUpdate && parameters.length === 0) rmSync(pictures, { recursive: true, force: true });
  const update = isUpdate ? ['--update-snapshots=changed'] : [];
  const compare = ['test', '--config', 'tests/visual.config.ts', ...update, ...parameters];
  process.exitCode = run('playwright', compare);
  if (isUpdate) await compress();
}
