import { readdir, readFile } from 'node:fs/promises';
import type { Database, Query } from './database.ts';
import { isMissingRight } from './databaseErrors.ts';

const folder = new URL('migrations/', import.meta.url);

/** Any number that no other program of the same database uses. */
const lockKey = 4_829_301;

/**
 * Brings the schema up to date, one host at a time. A schema that is current is only looked at, which
 * takes no right to change it; a newer one is refused.
 */
export async function migrate({ query, transaction }: Database): Promise<void> {
  const files = await migrationFiles();
  const newest = files.length;
  if ((await versionOf(query, newest)) === newest) return;
  try {
    await transaction(async (within) => {
      // Migrations may take longer than requests do.
      await within('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
      await within('SELECT pg_advisory_xact_lock($1)', [lockKey]);
      const version = await versionOf(within, newest);
      if (version === 0) {
        await within(
          'CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
        );
      }
      for (const [index, name] of files.entries()) {
        if (index < version) continue;
        await within(await readFile(new URL(name, folder), 'utf8'));
        await within('INSERT INTO schema_version VALUES ($1, $2)', [index + 1, name]);
      }
    });
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    throw new Error(
      `The database needs schema ${newest}, and the role of DATABASE_URL may not change it. Run "npm run database" with the owner’s role first.`,
      { cause: error },
    );
  }
}

/** Sorted by their numbers, which have no gap: the n-th brings the schema to version n. */
async function migrationFiles(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return names.toSorted();
}

async function versionOf(query: Query, newest: number): Promise<number> {
  // Not `to_regclass`, which remembers across the wait for the lock that there was none.
  const [found] = await query<{ exists: boolean }>(
    "SELECT EXISTS (SELECT FROM pg_tables WHERE tablename = 'schema_version' AND schemaname = ANY (current_schemas(false))) AS exists",
  );
  if (!found?.exists) return 0;
  const [row] = await query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_version',
  );
  const version = row?.version ?? 0;
  if (version <= newest) return version;
  throw new Error(
    `The database has schema ${version}, this API knows up to ${newest}. Start a newer API.`,
  );
}

/** What the API itself needs: no right to create, alter or drop anything. */
export async function grantToApp(query: Query, role: string): Promise<void> {
  const [row] = await query<{ name: string }>('SELECT quote_ident($1) AS name', [role]);
  const name = row?.name ?? '';
  await query(`GRANT USAGE ON SCHEMA public TO ${name}`);
  await query(`GRANT SELECT ON schema_version, catalogue_current TO ${name}`);
  await query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name}`);
  await query(`GRANT SELECT, INSERT, UPDATE ON message, mail_event, confirmation TO ${name}`);
  await query(
    `GRANT SELECT, INSERT, UPDATE, DELETE ON outbox, rate_window, catalogue_version TO ${name}`,
  );
  await query(`GRANT SELECT, INSERT, UPDATE, DELETE ON owner_import, shop_data TO ${name}`);
  await query(`GRANT EXECUTE ON FUNCTION take_rate(text, integer) TO ${name}`);
}
