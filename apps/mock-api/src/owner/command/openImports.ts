import { isStoreThere, withStore } from '../../storage/openStore.ts';
import { importStore, type ImportStore, readSeed } from '../persistence/importStore.ts';
import { toItalianError } from './ownersDatabase.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';

/** Works with what the environment names, the file or the database. Throws an `Error` in the owner's words. */
export async function withImports<Result>(
  context: StorePlace,
  work: (imports: ImportStore) => Promise<Result>,
): Promise<Result> {
  try {
    if (!isStoreThere(context)) return await work(unmadeImports(context));
    return await withStore(context, (database) => work(importStore(database, context)));
  } catch (error) {
    throw toItalianError(error);
  }
}

/** Of a folder that holds nothing yet: the first import makes the store. */
const unmadeImports = (context: StorePlace): ImportStore => ({
  isShared: false,
  read: () => readSeed(context.catalogueFile),
  history: () => Promise.resolve([]),
  unreduced: () => Promise.resolve([]),
  exclusively: (work) =>
    withStore(context, (database) => importStore(database, context).exclusively(work)),
});
