// `npm run test:visual`: compares every route with its stored picture; `-- --update` renews them.
import { spawnSync } from 'node:child_process';
import { bin, projectEnv, root } from './root.mjs';

const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
const parameters = ['test', '--config', 'tests/playwright.config.ts', '--project', 'visual'];
const { status } = spawnSync(bin('playwright'), [...parameters, ...update], {
  cwd: root,
  env: projectEnv,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
