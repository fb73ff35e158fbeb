import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../.scripts/postgres.mjs';
import { readMessages } from '../../src/storage/messageStore.ts';
import { withPostgres } from '../../src/testing/testDatabaseUrl.ts';
import { endProcess, startApi, type ServerProcess } from '../serverProcess.ts';

/** What the trials share: a PostgreSQL that syncs to the disk, and the lines of the report. */
export type TestBed = {
  cluster: Awaited<ReturnType<typeof startPostgres>>;
  /** Data folder of all hosts. */
  folder: string;
  newDatabase: () => Promise<string>;
  start: (url: string, env?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  report: (isRight: boolean, text: string) => void;
  isGood: () => boolean;
  close: () => Promise<void>;
};

export async function openTestBed(): Promise<TestBed> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  const cluster = await startPostgres();
  let isGood = true;
  let databases = 0;
  return {
    cluster,
    folder,
    async newDatabase() {
      databases += 1;
      const name = `bench${databases}`;
      await withPostgres(cluster.url, ({ query }) => query(`CREATE DATABASE ${name}`));
      return cluster.url.replace(/postgres$/, name);
    },
    start: (url, env = {}) => startApi({ DATABASE_URL: url, DATA_DIR: folder, ...env }),
    report(isRight, text) {
      if (!isRight) isGood = false;
      process.stdout.write(`${isRight ? 'ok   ' : 'WRONG'} ${text}\n`);
    },
    isGood: () => isGood,
    async close() {
      await cluster.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export async function stop(...hosts: readonly ServerProcess[]): Promise<void> {
  for (const { child } of hosts) await endProcess(child, 'SIGTERM');
}

export async function storedNames(url: string): Promise<string[]> {
  const { records } = await withPostgres(url, ({ query }) => readMessages(query));
  return records.map(({ message }) => message.name);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
