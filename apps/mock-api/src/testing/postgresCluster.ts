import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../.scripts/postgres.mjs';
import { migrate } from '../storage/migrate.ts';
import { databaseUrl, withPostgres } from './testDatabaseUrl.ts';

/** One PostgreSQL for all test files of the run, in a temporary folder, gone with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ isDurable: false });
  await withPostgres(cluster.url, ({ query }) => query('CREATE DATABASE migrated'));
  await withPostgres(databaseUrl(cluster.url, 'migrated'), migrate);
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
