// `npm run build`: builds what has changed.
import { ownerProjectEnv, run } from './root.mjs';

const parameters = ['run', 'build', '--output-logs=new-only', ...process.argv.slice(2)];
process.exitCode = run('turbo', parameters, ownerProjectEnv());
