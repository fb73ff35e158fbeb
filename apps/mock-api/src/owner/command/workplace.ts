import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { catalogueImages, readCatalogueText } from '../../readCatalogue.ts';
import { seedDataDirectory } from '../../seed.ts';
import { copyOf } from '../../servedCatalogue.ts';
import { type Files, finishPending, readFiles } from '../keeping/applyVersion.ts';
import { ownerFolders } from '../keeping/folders.ts';
import { withImportLock } from '../keeping/importLock.ts';
import { readShopText, shopFile } from '../shop/shopData.ts';

/** Where a command works: the data folder, and the catalogue that it is filled from. */
export type Workplace = { dataDir: string; catalogueFile: string | undefined };

export const imagesOf = ({ catalogueFile }: Workplace) => catalogueImages(catalogueFile);

/** What is served, or would be at the first start; changes nothing. */
export async function readServed({ dataDir, catalogueFile }: Workplace): Promise<Files> {
  if (await exists(copyOf(dataDir))) return readFiles(dataDir);
  return {
    catalogue: await readCatalogueText(catalogueFile),
    shop: readShopText(shopFile(dataDir)),
  };
}

/** Alone with the files of a data folder, which is filled if it is empty; an import that was killed is ended first. */
export function alone<Result>(
  { dataDir, catalogueFile }: Workplace,
  work: (files: Files) => Promise<Result>,
): Promise<Result> {
  return withImportLock(ownerFolders(dataDir).kept, async () => {
    await finishPending(dataDir);
    // A copy that is there stays: this process may not know the file that the API was started with.
    if (!(await exists(copyOf(dataDir)))) await seedDataDirectory(dataDir, catalogueFile);
    return work(await readFiles(dataDir));
  });
}

/** Ends an import that was killed, where there is one. */
export async function recover(dataDir: string): Promise<void> {
  if (!(await exists(join(ownerFolders(dataDir).kept, 'in-corso.json')))) return;
  await mkdir(dirname(copyOf(dataDir)), { recursive: true });
  await withImportLock(ownerFolders(dataDir).kept, () => finishPending(dataDir));
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
