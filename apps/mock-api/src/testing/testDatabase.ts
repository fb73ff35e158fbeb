import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, withPostgres } from './testDatabaseUrl.ts';

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- vitest's own is an interface
  interface ProvidedContext {
    /** The cluster of the test run; null where everything is kept in SQLite. */
    postgresUrl: string | null;
  }
}

/** A new database of the run's cluster; undefined in the runs that keep everything in SQLite. */
export async function createTestDatabase(): Promise<string | undefined> {
  const cluster = inject('postgresUrl');
  if (cluster === null) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // A copy of what `postgresCluster.ts` has migrated: quicker than migrating each.
  await withPostgres(cluster, ({ query }) => query(`CREATE DATABASE ${name} TEMPLATE migrated`));
  return databaseUrl(cluster, name);
}
