import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a finished build in the place of the one before. `pages.json` goes first and comes last: a
 * folder without it is no build.
 */
export async function replaceBuild(finished: string, dist: string): Promise<void> {
  const client = join(dist, 'client');
  const replaced = join(finished, 'replaced');
  await mkdir(dist, { recursive: true });
  await rm(join(dist, 'pages.json'), { force: true });
  await rename(client, replaced).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(join(finished, 'client'), client);
  await rename(join(finished, 'pages.json'), join(dist, 'pages.json'));
  await rm(finished, { recursive: true });
}
