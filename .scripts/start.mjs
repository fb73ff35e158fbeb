// `npm start`: installs and builds what is not done yet, then runs the API and the site together.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensurePortsAreFree, runServers } from './servers.mjs';
import { bin, projectEnv, root } from './root.mjs';

ensureInstalled();
await ensurePortsAreFree();
const build = ['run', 'build', '--output-logs=new-only'];
const { status } = spawnSync(bin('turbo'), build, { cwd: root, env: projectEnv, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await runServers({ api: ['src/server.ts'], site: ['serve.ts'] });
