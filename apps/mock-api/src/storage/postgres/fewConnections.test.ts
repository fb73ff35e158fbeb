import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { postContact, startFixture } from '../../testing/serverFixture.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { withPostgres } from '../../testing/testDatabaseUrl.ts';
import { grantToApp } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { maxWaitMs } from '../../testing/maxWait.ts';

const cluster = inject('postgresUrl') ?? '';

/** A role that may hold no more connections at once than that. */
async function limited(connections: number): Promise<string> {
  const role = `few_${randomUUID().slice(0, 8)}`;
  const url = (await createTestDatabase()) ?? '';
  await withPostgres(cluster, ({ query }) =>
    query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${connections}`),
  );
  await withPostgres(url, ({ query }) => grantToApp(query, role));
  const own = new URL(url);
  own.username = role;
  return own.href;
}

it.each([2, 4, 8])(
  'every message of a burst is taken at its first try where the server allows %i connections',
  async (connections) => {
    const databaseUrl = await limited(connections);
    const api = await startFixture({ databaseUrl, pollIntervalMs: 50 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        postContact(api.address, undefined, { 'Idempotency-Key': randomUUID() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(api.log()).not.toContain('databaseAway');
    await api.close();
    const [row] = await withPostgres(databaseUrl, ({ query }) =>
      query<{ count: number }>('SELECT count(*) AS count FROM message'),
    );
    expect(row?.count).toBe(60);
    await api.stop();
  },
);

it('nobody waits for the connection of another who is refused as well', async () => {
  const database = openPostgres(await limited(0));
  const asked = Array.from({ length: 8 }, () => database.query('SELECT 1'));
  const answers = await Promise.allSettled(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await database.close();
});

it('a database that allows none at all is away', async () => {
  const databaseUrl = await limited(3);
  const api = await startFixture({ databaseUrl });
  const role = new URL(databaseUrl).username;
  await withPostgres(cluster, ({ query }) => query(`ALTER ROLE ${role} CONNECTION LIMIT 0`));
  // One that was let in just before is not yet seen by the first look.
  const endConnections = () =>
    withPostgres(cluster, ({ query }) =>
      query(`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE usename = $1`, [
        role,
      ]),
    );
  await expect
    .poll(
      async () => {
        await endConnections();
        return (await postContact(api.address)).status;
      },
      { timeout: maxWaitMs },
    )
    .toBe(503);
  await withPostgres(cluster, ({ query }) => query(`ALTER ROLE ${role} CONNECTION LIMIT 3`));
  await expect
    .poll(async () => (await postContact(api.address)).status, { timeout: maxWaitMs })
    .toBe(201);
  await api.stop();
});
