import { withStore } from '../../storage/openStore.ts';
import { importStore, type ImportStore } from '../persistence/importStore.ts';
import { toItalianError } from './ownersDatabase.ts';
import type { CommandContext } from './commandContext.ts';

/** Works with what the environment names, the file or the database. Throws an `Error` in the owner's words. */
export async function withImports<Result>(
  context: CommandContext,
  work: (imports: ImportStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await withStore(context, (database) => work(importStore(database, context)));
  } catch (error) {
    throw toItalianError(error);
  }
}
