// `npm run catalogo`: the owner's command, which helps in Italian, with the project's own Node.
import { ensureInstalled } from './install.mjs';
import { projectEnv, run } from './root.mjs';

ensureInstalled('runtime');
// npm runs scripts in the root; a file is meant from where the command was typed.
const env = { INIT_CWD: process.cwd(), ...projectEnv };
const command = 'apps/mock-api/src/owner/command/catalogo.ts';
process.exitCode = run('node', [command, ...process.argv.slice(2)], env);
