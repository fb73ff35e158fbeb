import type { KeptImports } from '../keeping/imports.ts';
import { fileImports } from './fileImports.ts';
import type { Workplace } from './workplace.ts';

/** Works with what the environment names, the data folder or the database. */
export async function withImports<Result>(
  place: Workplace,
  work: (imports: KeptImports) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = place;
  if (databaseUrl === undefined) return work(fileImports(place));
  const { withDatabaseImports } = await import('./databaseImports.ts');
  return withDatabaseImports({ ...place, databaseUrl }, work);
}
