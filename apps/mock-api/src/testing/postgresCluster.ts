import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../.scripts/postgres.mjs';
import { openDatabase, withDatabase } from '../storage/postgres/database.ts';
import { migrate } from '../storage/postgres/migrate.ts';
import { databaseUrl } from './testDatabaseUrl.ts';

/** One PostgreSQL for all test files of the run, in a temporary folder, gone with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ isDurable: false });
  await withDatabase(cluster.url, (query) => query('CREATE DATABASE migrated'));
  const database = openDatabase(databaseUrl(cluster.url, 'migrated'));
  await migrate(database);
  await database.close();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
