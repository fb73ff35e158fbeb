import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keepBuild, readKept } from './keptBuilds.ts';
import { openSiteFiles, type SiteFiles } from './siteFiles.ts';

export type LiveBuild = {
  /** What the next request is answered from. */
  current: () => SiteFiles;
  close: () => void;
};

export type BuildFolders = {
  /** Where `build.ts` puts the newest build. */
  dist: string;
  /** Where hosts keep the builds that they serve. */
  store: string;
};

const pollIntervalMs = 250;

/**
 * What could not be taken over, such as a build that is still being copied here, is tried again, and
 * ever later: to look costs the reading of every file.
 */
const minRetryMs = 2000;
const maxRetryMs = 60_000;

/** Serves the newest build. One that is made while the host runs is taken over between two requests. */
export async function openLiveBuild({ dist, store }: BuildFolders): Promise<LiveBuild> {
  const pagesFile = join(dist, 'pages.json');
  let seen = '';
  let retry = { stamp: '', waitMs: 0, atMs: 0 };
  let isBusy = false;
  let served = '';
  let files: SiteFiles | null = null;

  const takeOver = async () => {
    const stamp = stampOf(pagesFile);
    const isRetry = stamp === retry.stamp;
    if (stamp === seen || isBusy || (isRetry && Date.now() < retry.atMs)) return;
    isBusy = true;
    const tryLater = () => {
      const waitMs = isRetry ? Math.min(retry.waitMs * 2, maxRetryMs) : minRetryMs;
      retry = { stamp, waitMs, atMs: Date.now() + waitMs };
    };
    try {
      if (await keepBuild(dist, store)) seen = stamp;
      else tryLater();
      const [newest, previous] = readKept(store);
      if (newest !== undefined && newest !== served) {
        files = await openSiteFiles(join(store, newest), previous && join(store, previous));
        served = newest;
      }
    } catch (error) {
      tryLater();
      report(error);
      // A disk that cannot be written: better the build itself than no site.
      if (existsSync(pagesFile)) files ??= await openSiteFiles(dist, undefined);
    } finally {
      isBusy = false;
    }
  };

  const openFirst = async (): Promise<SiteFiles> => {
    const stamp = stampOf(pagesFile);
    await takeOver();
    if (files !== null) return files;
    // `npm start` starts the host while the build goes on: it may have been replaced just then.
    await setTimeout(pollIntervalMs);
    if (stampOf(pagesFile) !== stamp) return openFirst();
    throw new Error('The site is not built yet: run "npm run build" first.');
  };

  const first = await openFirst();
  const looking = setInterval(() => void takeOver(), pollIntervalMs).unref();
  return { current: () => files ?? first, close: () => clearInterval(looking) };
}

/** Changes whenever the file is written or replaced. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

function report(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The build cannot be taken over: ${reason}\n`);
}
