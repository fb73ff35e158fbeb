// `npm test`: installs what is missing, then runs every suite on the Node that the project pins.
// On a clean clone this file runs on the system's Node, so it keeps to what Node 20 knows.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { bin, projectEnv, root } from './root.mjs';

ensureInstalled();
const parameters = [join(root, '.scripts/suites.mjs'), ...process.argv.slice(2)];
const { status } = spawnSync(bin('node'), parameters, { env: projectEnv, stdio: 'inherit' });
process.exitCode = status ?? 1;
