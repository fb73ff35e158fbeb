// `npm run build`: builds what has changed.
import { spawnSync } from 'node:child_process';
import { bin, ownerProjectEnv, root } from './root.mjs';

const build = ['run', 'build', '--output-logs=new-only', ...process.argv.slice(2)];
const { status } = spawnSync(bin('turbo'), build, {
  cwd: root,
  env: ownerProjectEnv(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
