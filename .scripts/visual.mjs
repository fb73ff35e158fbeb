// `npm run test:visual`: compares every route and story with its stored picture; `-- --update` renews them.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { bin, projectEnv, root } from './root.mjs';

const run = (command, parameters) =>
  spawnSync(bin(command), parameters, { cwd: root, env: projectEnv, stdio: 'inherit' }).status ?? 1;

console.log(await ensureChromium());
const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
const compare = ['test', '--config', 'tests/visual.config.ts', ...update];
process.exitCode = run('storybook', ['build', '--quiet']) || run('playwright', compare);
