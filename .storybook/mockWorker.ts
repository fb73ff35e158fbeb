import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(
  new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url),
);

/**
 * Serves msw's worker script straight from the installed package, so that the two never drift.
 * At the root: a service worker rules only what lies below its own address.
 */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      void readFile(script).then((source) => response.end(source));
    });
  },
  async generateBundle() {
    const source = await readFile(script, 'utf8');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
  },
});
