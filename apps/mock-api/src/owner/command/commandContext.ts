import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../../environment.ts';
import { catalogueImages } from '../../readCatalogue.ts';
import { copyOf } from '../../servedCatalogue.ts';
import { finishPending } from '../persistence/applyVersion.ts';
import { ownerFolders } from '../persistence/folders.ts';
import { withImportLock } from '../persistence/importLock.ts';

/** Where a command works: the data folder or the database, and the catalogue that either is filled from. */
export type CommandContext = Pick<Environment, 'dataDir' | 'catalogueFile' | 'databaseUrl'>;

export const imagesOf = ({ catalogueFile }: Pick<CommandContext, 'catalogueFile'>) =>
  catalogueImages(catalogueFile);

/** Ends an import that was killed, where there is one. */
export async function finishPendingImport(dataDir: string): Promise<void> {
  const { kept } = ownerFolders(dataDir);
  const isPending = await access(join(kept, 'in-corso.json')).then(
    () => true,
    () => false,
  );
  if (!isPending) return;
  await mkdir(dirname(copyOf(dataDir)), { recursive: true });
  await withImportLock(kept, () => finishPending(dataDir));
}
