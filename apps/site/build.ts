import './build/setOwnShop.ts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { takeUpBuild } from './build/begunBuild.ts';
import { makePendingPictures, pictureCache } from './build/pictures/pendingPictures.ts';
import { precompress } from './build/precompress.ts';
import { isWaitedFor, reportProgress, reportReady } from './build/reportProgress.ts';
import { replaceBuild } from './build/replaceBuild.ts';
import { writeBuiltPages } from './host/buildDigest.ts';
import { buildFolders } from './host/buildFolders.ts';
import { type BuiltPages, readBuiltPages } from './host/builtPages.ts';
import { copyFiles } from './host/copyFiles.ts';

/**
 * `node build.ts`: the pages, then the sizes of their pictures, then all of it compressed. It is made
 * beside `dist`, which holds the build before until this one is whole. Where `npm start` waits, the pages
 * are put there first: the host makes what they lack of pictures. A build that was stopped after that is
 * taken up again, if it was made from the same (`TURBO_HASH`).
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const { dist, store } = buildFolders(process.env);
const next = join(store, 'next');
const client = join(next, 'client');
const inputs = process.env['TURBO_HASH'] ?? '';

await rm(next, { recursive: true, force: true });
const taken = await takeUpBuild(dist, client, inputs);
if (taken !== null) reportReady();
const begun = taken ?? (await begin());
await makePendingPictures(client, begun.pending, pictureCache(root), reportProgress('Pictures'));
await precompress(client);
await publish({ ...begun, pending: new Map() });
process.stdout.write(`Built ${begun.pages.size} pages\n`);

type Begun = Omit<BuiltPages, 'digest' | 'files'>;

async function begin(): Promise<Begun> {
  const { makePages } = await import('./build/makePages.ts');
  const { chunkReport, ...made } = await makePages(root, client, join(next, 'server'));
  const built = { ...made, inputs };
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'chunks.json'), chunkReport);
  if (isWaitedFor()) {
    await publish(built);
    reportReady();
    const { files } = readBuiltPages(pathToFileURL(join(dist, 'pages.json')));
    await copyFiles(join(dist, 'client'), client, files);
  }
  return built;
}

async function publish(built: Begun): Promise<void> {
  await writeBuiltPages(next, built);
  await replaceBuild(next, dist);
}
