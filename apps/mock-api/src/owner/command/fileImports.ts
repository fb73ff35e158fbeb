import { access } from 'node:fs/promises';
import { readCatalogueText } from '../../readCatalogue.ts';
import { seedDataDirectory } from '../../seed.ts';
import { copyOf } from '../../servedCatalogue.ts';
import {
  applyVersion,
  finishPending,
  readFiles,
  readVersion,
} from '../persistence/applyVersion.ts';
import { ownerFolders } from '../persistence/folders.ts';
import { readHistory } from '../persistence/history.ts';
import { withImportLock } from '../persistence/importLock.ts';
import type { ImportStore } from '../persistence/importStore.ts';
import { readShopText, shopFile } from '../shop/shopData.ts';
import { finishPendingImport, type CommandContext } from './commandContext.ts';

/** Imports into `DATA_DIR`, which is filled if it is empty. */
export function fileImports({ dataDir, catalogueFile }: CommandContext): ImportStore {
  const folder = ownerFolders(dataDir).kept;
  const hasCopy = () =>
    access(copyOf(dataDir)).then(
      () => true,
      () => false,
    );
  return {
    isShared: false,
    async read() {
      if (await hasCopy()) return readFiles(dataDir);
      return {
        catalogue: await readCatalogueText(catalogueFile),
        shop: readShopText(shopFile(dataDir)),
      };
    },
    async history() {
      await finishPendingImport(dataDir);
      return readHistory(folder);
    },
    exclusively: (work) =>
      withImportLock(folder, async () => {
        await finishPending(dataDir);
        // A copy that is there stays: this process may not know the file that the API was started with.
        if (!(await hasCopy())) await seedDataDirectory(dataDir, catalogueFile);
        const files = await readFiles(dataDir);
        return work({
          files,
          entries: await readHistory(folder),
          apply: (after, entry) => applyVersion(dataDir, files, after, entry),
          before: (version) => readVersion(dataDir, version),
        });
      }),
  };
}
