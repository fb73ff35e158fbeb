import type { ImportStore } from '../persistence/importStore.ts';
import { fileImports } from './fileImports.ts';
import type { CommandContext } from './commandContext.ts';

/** Works with what the environment names, the data folder or the database. */
export async function withImports<Result>(
  context: CommandContext,
  work: (imports: ImportStore) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = context;
  if (databaseUrl === undefined) return work(fileImports(context));
  const { withDatabaseImports } = await import('./databaseImports.ts');
  return withDatabaseImports({ ...context, databaseUrl }, work);
}
