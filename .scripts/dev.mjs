// `npm run dev`: the API and the site, both with hot reload.
import { ensureInstalled } from './install.mjs';
import { ensurePortsAreFree, runPair } from './pair.mjs';

ensureInstalled();
await ensurePortsAreFree();
await runPair({
  api: ['--watch', 'src/server.ts'],
  site: ['../../node_modules/vite/bin/vite.js', '--strictPort'],
});
