import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { openPicture } from './openImage.ts';

const pictureFile = /\.(jpe?g|png|webp|svg)$/i;

export type PictureFolder = {
  from: string;
  /** The address under which its originals are served: `/images/products`. */
  to: string;
  /** Its pictures are shown where a link is shared. */
  hasCards?: boolean;
};

export type Original = { address: string; bytes: Buffer; hasCards: boolean };

/**
 * The pictures that lie in the folders. Of two with the same address the later one is shown; the
 * ending does not count, so that `torino.jpg` stands in for `torino.webp`.
 */
export async function readOriginals(
  folders: readonly PictureFolder[],
): Promise<readonly Original[]> {
  const sources = new Map<string, { address: string; file: string; hasCards: boolean }>();
  for (const { from, to, hasCards = false } of folders) {
    // A catalogue without pictures has no folder for them.
    const names = existsSync(from) ? await readdir(from) : [];
    for (const name of names.filter((each) => pictureFile.test(each))) {
      const own = `${to}/${name}`;
      const key = folders.some((other) => other.from !== from && other.to === to)
        ? own.slice(0, -extname(own).length)
        : own;
      const address = sources.get(key)?.address ?? own;
      sources.set(key, { address, file: join(from, name), hasCards });
    }
  }
  return Promise.all(
    [...sources.values()].map(async ({ address, file, hasCards }) => {
      const bytes = await readFile(file);
      return { address, bytes: await inFormatOf(address, file, bytes), hasCards };
    }),
  );
}

/** What stands in for a picture of another format is served as what its address says. */
async function inFormatOf(address: string, file: string, bytes: Buffer): Promise<Buffer> {
  if (extname(address).toLowerCase() === extname(file).toLowerCase()) return bytes;
  try {
    return await (await openPicture(bytes)).webp({ quality: 84 }).toBuffer();
  } catch {
    // Whoever makes its sizes names the picture that cannot be read.
    return bytes;
  }
}
