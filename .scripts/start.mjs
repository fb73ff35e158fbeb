// `npm start`: installs and builds what is not done yet, then runs the API and the site together. It
// does not wait for the sizes of the pictures: the site makes what is asked for, and takes the whole
// build over. A build that was stopped goes on. `--whole-build` waits for all of it.
import { ensureInstalled } from './install.mjs';
import { ensurePortsAreFree, runServers } from './servers.mjs';
import { startBuild } from './startBuild.mjs';

const servers = { api: ['src/server.ts'], site: ['serve.ts'] };

ensureInstalled('runtime');
await ensurePortsAreFree();
const build = startBuild({ untilReady: !process.argv.includes('--whole-build') });
await build.ready;
if (build.status() !== undefined && build.status() !== 0) process.exit(build.status());
await runServers(servers, build.stop);
if (build.status() === undefined) {
  const status = await build.ended;
  if (status === 0) console.log('Tutto pronto.');
  else if (status !== null) console.log('Qualcosa non è riuscito: npm run build dice che cosa.');
}
