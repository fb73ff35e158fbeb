import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildFolders } from './liveBuild.ts';

/** `SITE_DIST` moves the build, and what hosts keep of it, to another place. */
export function buildFolders(env: Readonly<Record<string, string | undefined>>): BuildFolders {
  const dist = resolve(env['SITE_DIST'] || fileURLToPath(new URL('../dist', import.meta.url)));
  return { dist, store: join(dirname(dist), '.builds') };
}
