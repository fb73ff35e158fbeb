import type { Database } from '../storage/database.ts';
import { openPostgres } from '../storage/postgres.ts';

/** The address of another database of the same server. */
export function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/** A PostgreSQL as it is, without looking at its schema. */
export async function withPostgres<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openPostgres(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
