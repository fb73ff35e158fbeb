// `npm start`: installs and builds what is not done yet, then runs the API and the site together.
// The first time it does not wait for the pictures: pages show the originals until their sizes are
// made, and the running site takes the whole build over. `--whole-build` waits for it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensurePortsAreFree, runServers } from './servers.mjs';
import { bin, ownerProjectEnv, root } from './root.mjs';

const servers = { api: ['src/server.ts'], site: ['serve.ts'] };
const site = join(root, 'apps/site');
const wholeBuild = [bin('turbo'), ['run', 'build', '--output-logs=new-only']];

ensureInstalled('runtime');
await ensurePortsAreFree();
const isBuilt = existsSync(join(site, 'dist/pages.json'));
if (isBuilt || process.argv.includes('--whole-build')) {
  run(...wholeBuild, root);
  await runServers(servers);
} else {
  run(bin('node'), ['build.ts', '--original-pictures'], site);
  await runServers(servers);
  console.log('Preparo le misure delle foto: il sito le prende appena sono pronte.');
  const build = spawn(...wholeBuild, { cwd: root, env: ownerProjectEnv, stdio: 'inherit' });
  process.on('exit', () => build.kill());
  build.on('exit', (status) =>
    console.log(
      status === 0 ? '\nTutto pronto.' : '\nQualcosa non è riuscito: npm run build dice che cosa.',
    ),
  );
}

function run(command, parameters, cwd) {
  const { status } = spawnSync(command, parameters, {
    cwd,
    env: ownerProjectEnv,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
