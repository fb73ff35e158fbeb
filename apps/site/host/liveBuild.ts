import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HeaderList } from '@vetta/mock-api/letGo';
import { lookEvery } from '@vetta/mock-api/lookEvery';
import { forEachConcurrently } from '../pictures/forEachConcurrently.ts';
import { type BuiltFile, createFileMemory, openBuiltFiles } from './builtFiles.ts';
import { assertWhole, filesAtOnce, listFiles, readBuiltPages } from './builtPages.ts';
import { openComparison } from './comparisonPage.ts';
import { openMissingPictures } from './missingPictures.ts';
import { type Headers, partHeaders, siteHeaders, tlsHeaders } from './siteHeaders.ts';

export type BuildFolders = {
  /** Where `build.ts` puts the newest build. */
  dist: string;
  /** Where hosts keep the builds that they serve. */
  store: string;
};

/** `SITE_DIST` moves the build, and what hosts keep of it, to another place. */
export function buildFolders(env: Readonly<Record<string, string | undefined>>): BuildFolders {
  const dist = resolve(env['SITE_DIST'] || fileURLToPath(new URL('../dist', import.meta.url)));
  return { dist, store: join(dirname(dist), '.builds') };
}

export type SiteFiles = Awaited<ReturnType<typeof openSiteFiles>>;

/** `all`: of every answer, files and API alike, but for the `parts` of pages. */
export type AnswerHeaders = Readonly<Record<'all' | 'parts', HeaderList>>;

function headerLists(own: Readonly<Record<'all' | 'parts', Headers>>, more: Headers) {
  const list = (headers: Headers) => Object.entries({ ...headers, ...more }).flat();
  return { all: list(own.all), parts: list(own.parts) };
}

/** One build, opened for serving. Open tabs still ask for the hashed files of the builds `before`. */
async function openSiteFiles(folder: string, before: readonly string[]) {
  const client = join(folder, 'client');
  const pages = readBuiltPages(folder);
  const memory = createFileMemory();
  const files = new Map<string, BuiltFile>();
  const add = (more: ReadonlyMap<string, BuiltFile>) => {
    for (const [address, file] of more) if (!files.has(address)) files.set(address, file);
  };
  add(openBuiltFiles(client, pages.files, memory));
  add(await openMissingPictures(client, pages.pending, memory));
  for (const build of before) {
    const names = await listFiles(join(build, 'client/assets'));
    const hashed = new Set(names.map((name) => `assets/${name}`));
    add(openBuiltFiles(join(build, 'client'), hashed, memory));
  }
  const shell = files.get('/shell');
  const notFound = files.get('/404');
  if (shell === undefined || notFound === undefined) throw new Error('it has no page for the rest');
  // The not-found page has no address of its own.
  files.delete('/404');
  const headers = { all: siteHeaders(pages.inlineHashes), parts: partHeaders };
  const shellText = readFileSync(join(client, 'shell.html'), 'utf8');
  return {
    pages,
    headers: headerLists(headers, {}),
    /** The same for a visitor who came over TLS. */
    tlsHeaders: headerLists(headers, tlsHeaders),
    /** The file or page at an address, its percent-encoding read. */
    find: (address: string) => files.get(address),
    /** The page that the browser fills in. */
    shell,
    notFound,
    /** The page of a comparison; undefined for a query that is none. */
    comparisonPage: openComparison({ shellText, client, products: pages.products }),
  };
}

/**
 * The builds that hosts serve, each in a folder named by its digest: copies, which neither the next
 * build nor a restored cache writes into. `npm start` puts a build there twice, the second time with its
 * pictures: of three, one at least is from before.
 */
const keptCount = 3;
const digestName = /^[0-9a-f]{32}$/;

/** Their folders, the newest first. */
async function keptBuilds(store: string): Promise<readonly string[]> {
  const names = await readdir(store).catch(() => []);
  const paths = names.filter((name) => digestName.test(name)).map((name) => join(store, name));
  const ages = new Map(paths.map((path) => [path, statSync(path).mtimeMs]));
  return paths.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
}

/** Copies the build in `dist` where it is not kept yet. Rejects with the reason why it cannot be served. */
async function keepBuild(dist: string, store: string): Promise<void> {
  const pages = readBuiltPages(dist);
  const kept = join(store, pages.digest);
  if (!existsSync(kept)) {
    // Reading is cheap beside writing: what is not whole is not copied again and again.
    await assertWhole(dist, pages);
    const copy = join(store, `copy-${randomUUID()}`);
    try {
      await copyFiles(join(dist, 'client'), join(copy, 'client'), pages.files.keys());
      await copyFile(join(dist, 'pages.json'), join(copy, 'pages.json'));
      const copied = readBuiltPages(copy);
      await assertWhole(copy, copied);
      if (copied.digest !== pages.digest) throw new Error('it was replaced meanwhile');
      await rename(copy, kept).catch((error: unknown) => {
        // Another host was quicker: its copy is the same.
        if (!existsSync(kept)) throw error;
      });
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  const now = new Date();
  await utimes(kept, now, now);
  // Hosts serve the one before until they have opened the newest.
  for (const path of (await keptBuilds(store)).slice(keptCount)) {
    await rm(path, { recursive: true, force: true });
  }
}

export async function copyFiles(from: string, to: string, files: Iterable<string>): Promise<void> {
  const names = [...files];
  for (const folder of new Set(names.map((name) => dirname(name)))) {
    await mkdir(join(to, folder), { recursive: true });
  }
  await forEachConcurrently(names, filesAtOnce, (name) =>
    copyFile(join(from, name), join(to, name)),
  );
}

const pollIntervalMs = 250;

/**
 * What could not be taken over, such as a build that is still being copied here, is tried again, not at
 * once: to look costs the reading of every file.
 */
const retryMs = 5000;

/** Serves the newest build. One that is made while the host runs is taken over between two requests. */
export async function openLiveBuild({ dist, store }: BuildFolders) {
  const pagesFile = join(dist, 'pages.json');
  let seen: string | null = null;
  let refused = { stamp: 'none yet', untilMs: 0 };
  let served = '';
  let files: SiteFiles | null = null;

  const refuse = (stamp: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (stamp !== refused.stamp)
      process.stderr.write(`The build in ${dist} is not taken over: ${reason}\n`);
    refused = { stamp, untilMs: performance.now() + retryMs };
  };
  const openNewest = async () => {
    const [newest, ...before] = await keptBuilds(store);
    if (newest === undefined || newest === served) return;
    files = await openSiteFiles(newest, before.slice(0, keptCount - 1));
    served = newest;
  };
  const takeOver = async () => {
    const stamp = stampOf(pagesFile);
    const isTooSoon = stamp === refused.stamp && performance.now() < refused.untilMs;
    if (stamp === seen || isTooSoon) return;
    try {
      if (stamp !== '') await keepBuild(dist, store);
      await openNewest();
      seen = stamp;
    } catch (error) {
      refuse(stamp, error);
      await openNewest().catch(() => {});
      // A disk that cannot be written: better the build itself than no site.
      if (files === null && existsSync(pagesFile)) files = await openWhole(dist).catch(() => null);
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
  return {
    /** What the next request is answered from. */
    current: () => files ?? first,
    close: lookEvery(pollIntervalMs, takeOver, (error) => refuse('', error)),
  };
}

async function openWhole(dist: string): Promise<SiteFiles> {
  await assertWhole(dist, readBuiltPages(dist));
  return openSiteFiles(dist, []);
}

/** Changes whenever the file is written or replaced; empty while there is none. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
}
