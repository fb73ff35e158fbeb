// `npm run dev`: the API and the site, both with hot reload.
import { ensureInstalled } from './install.mjs';
import { ensurePortsAreFree, runServers } from './servers.mjs';

ensureInstalled();
await ensurePortsAreFree();
await runServers({
  api: ['--watch', 'src/server.ts'],
  site: ['../../node_modules/vite/bin/vite.js', '--strictPort'],
});
