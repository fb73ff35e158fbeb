import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  assertWhole,
  type BuiltPages,
  digestOf,
  filesAtOnce,
  listFiles,
  readBuiltPages,
} from '../host/builtPages.ts';
import { type BuildFolders, copyFiles } from '../host/liveBuild.ts';
import { forEachConcurrently } from '../pictures/forEachConcurrently.ts';

/** What a build has made, before its files are looked at. */
export type MadeBuild = Omit<BuiltPages, 'digest' | 'files'>;

export type Publication = {
  /** The folder that the build is made in. */
  next: string;
  /** Puts it in the place of the one before. */
  publish: (built: MadeBuild) => Promise<void>;
};

const pollIntervalMs = 250;

/**
 * One build at a time for each `dist`: another one waits, and then sees what is newer. The lock is the
 * operating system's, taken by SQLite: it ends with its process, however that ends.
 */
export async function withPublication<Result>(
  { dist, store }: BuildFolders,
  work: (publication: Publication) => Promise<Result>,
): Promise<Result> {
  await mkdir(store, { recursive: true });
  const lock = new DatabaseSync(join(store, 'build.lock'), { timeout: 0 });
  try {
    let isWaiting = false;
    while (!isTaken(lock)) {
      if (!isWaiting) process.stdout.write('Another build is under way: waiting for it …\n');
      isWaiting = true;
      await setTimeout(pollIntervalMs);
    }
    // What lies there belongs to a build, or to a host's copying, that was broken off.
    for (const name of await readdir(store)) {
      if (/^(?:next|copy)-/.test(name))
        await rm(join(store, name), { recursive: true, force: true });
    }
    const next = join(store, `next-${process.pid}`);
    return await work({ next, publish: (built) => publish(built, next, dist) });
  } finally {
    lock.close();
  }
}

/** SQLITE_BUSY (5): another process holds it. */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return false;
    throw error;
  }
}

/**
 * Looks at the build as a host will, then renames it. `pages.json` goes first and comes last: a folder
 * without it is no build.
 */
async function publish(built: MadeBuild, next: string, dist: string): Promise<void> {
  await writeBuiltPages(next, built);
  const client = join(dist, 'client');
  await mkdir(dist, { recursive: true });
  await rm(join(dist, 'pages.json'), { force: true });
  await rename(client, join(next, 'replaced')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(join(next, 'client'), client);
  await rename(join(next, 'pages.json'), join(dist, 'pages.json'));
  await rm(next, { recursive: true });
}

/**
 * Copies the pages of a build that was stopped over its pictures, to go on with; null where `dist` holds
 * none that was made from the same `inputs`.
 */
export async function takeUpBuild(
  dist: string,
  client: string,
  inputs: string,
): Promise<BuiltPages | null> {
  let built: BuiltPages;
  try {
    built = readBuiltPages(dist);
    if (inputs === '' || built.inputs !== inputs || built.pending.size === 0) return null;
    await assertWhole(dist, built);
  } catch {
    return null;
  }
  await copyFiles(join(dist, 'client'), client, built.files.keys());
  return built;
}

/**
 * Writes `pages.json`, the last file of a build: a folder without it is no build. Rejects where a host
 * would not take it over.
 */
export async function writeBuiltPages(folder: string, built: MadeBuild): Promise<void> {
  const client = join(folder, 'client');
  // In the order of their names: the text of `pages.json` names the build.
  const files = new Map((await listFiles(client)).map((name) => [name, '']));
  const { pages, products, pending, ...rest } = built;
  await forEachConcurrently([...files.keys()], filesAtOnce, async (name) => {
    files.set(name, digestOf(await readFile(join(client, name))));
  });
  const contents = { ...rest, pages: [...pages], products: [...products], files: [...files] };
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify({ ...contents, pending: [...pending] }),
  );
  await assertWhole(folder, readBuiltPages(folder));
}
