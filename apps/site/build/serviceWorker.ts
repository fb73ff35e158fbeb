import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { chunksNotPrecached } from './chunks.ts';

/**
 * Builds the service worker beside the client, as `sw.js`: one script, which knows by
 * `PRECACHED_FILES` the scripts and styles that are kept before they are asked for. Their names carry a
 * digest, so they need no revision.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let client: string | null = null;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      client = config.build.ssr ? null : resolve(config.root, config.build.outDir);
    },
    // Not `closeBundle`, which a build that has failed calls as well: it would hide what has failed.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (client === null) return;
        const names = await readdir(join(client, 'assets'));
        const files = precachedFiles(names);
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            'process.env.NODE_ENV': '"production"',
            PRECACHED_FILES: JSON.stringify(files),
          },
          build: {
            outDir: client,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, 'src/sw.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** What workbox keeps ahead, of the names in `assets`. */
export function precachedFiles(names: readonly string[]): readonly PrecachedFile[] {
  return names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .filter((name) => !chunksNotPrecached.some((chunk) => name.startsWith(`${chunk}-`)))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
}

type PrecachedFile = { url: string; revision: null };
