// `npm test`: installs what is missing, then runs every suite on the Node that the project pins.
// On a clean clone this file runs on the system's Node, so it keeps to what Node 20 knows.
import { ensureInstalled } from './install.mjs';
import { run } from './root.mjs';

ensureInstalled();
process.exitCode = run('node', ['.scripts/suites.mjs', ...process.argv.slice(2)]);
