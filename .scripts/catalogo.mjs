// `npm run catalogo`: the owner's command, which helps in Italian, with the project's own Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { bin, projectEnv, root } from './root.mjs';

ensureInstalled('runtime');
const command = join(root, 'apps/mock-api/src/owner/command/catalogo.ts');
const { status } = spawnSync(bin('node'), [command, ...process.argv.slice(2)], {
  // npm runs scripts in the root; a file is meant from where the command was typed.
  env: { INIT_CWD: process.cwd(), ...projectEnv },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
