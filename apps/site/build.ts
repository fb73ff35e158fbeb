import './build/setOwnShop.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePendingPictures, pictureCache } from './pictures/pendingPictures.ts';
import { precompress } from './build/precompress.ts';
import {
  type MadeBuild,
  type Publication,
  takeUpBuild,
  withPublication,
} from './build/publication.ts';
import { isWaitedFor, reportProgress, reportReady } from './build/reportProgress.ts';
import { readBuiltPages } from './host/builtPages.ts';
import { buildFolders, copyFiles } from './host/liveBuild.ts';

/**
 * `node build.ts`: the pages, then the sizes of their pictures, then all of it compressed. It is made
 * beside `dist`, which holds the build before until this one is whole. Where `npm start` waits, the pages
 * are put there first: the host makes what they lack of pictures. A build that was stopped after that is
 * taken up again, if it was made from the same (`TURBO_HASH`).
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const folders = buildFolders(process.env);
const inputs = process.env['TURBO_HASH'] ?? '';

await withPublication(folders, async (publication) => {
  const client = join(publication.next, 'client');
  const taken = await takeUpBuild(folders.dist, client, inputs);
  if (taken !== null) reportReady();
  const begun = taken ?? (await begin(publication, client));
  await makePendingPictures(client, begun.pending, pictureCache(root), reportProgress('Pictures'));
  await precompress(client);
  await publication.publish({ ...begun, pending: new Map() });
  process.stdout.write(`Built ${begun.pages.size} pages\n`);
});

async function begin({ next, publish }: Publication, client: string): Promise<MadeBuild> {
  const { dist } = folders;
  const { makePages } = await import('./build/makePages.ts');
  const built = { ...(await makePages(root, client, join(next, 'server'))), inputs };
  if (isWaitedFor()) {
    await publish(built);
    reportReady();
    await copyFiles(join(dist, 'client'), client, readBuiltPages(dist).files.keys());
  }
  return built;
}
