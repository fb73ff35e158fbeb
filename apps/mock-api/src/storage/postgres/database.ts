import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { reasonOf, type Logger } from '../../logger.ts';
import type { StorageState } from '../storage.ts';
import { isDatabaseAway, isConflict } from './databaseErrors.ts';
import { endConnections } from './endConnections.ts';
import { createResponseGuard } from './responseGuard.ts';

export type Query = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

export type Database = {
  query: Query;
  /** Repeats the work once where it met another transaction's. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  state: () => StorageState;
  close: () => Promise<void>;
};

/** How long a database that is away is left alone: twice as long each time. */
const firstPauseMs = 250;
const lastPauseMs = 5000;

/** A statement of a database that answers may take this long there, and a little longer until its answer is here. */
const statementMs = 10_000;

const silentLogger: Pick<Logger, 'info' | 'error'> = { info() {}, error() {} };

/** A bounded pool of connections that come back by themselves; TLS as the URL says. */
export function openDatabase(url: string, logger = silentLogger): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    lock_timeout: statementMs / 2,
    query_timeout: statementMs + 2000,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    verify: syncCommits,
    fallback_application_name: 'vetta-api',
  });
  // An idle connection that breaks is noticed by the next query, too.
  pool.on('error', () => {});
  // One that breaks while it is in use: its query rejects; unheard, the event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const gate = createGate(logger, createResponseGuard(url));

  const transaction = async <Result>(work: (query: Query) => Promise<Result>) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(queryOf(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        (broken: unknown) => client.release(broken instanceof Error ? broken : true),
      );
      throw error;
    }
  };

  return {
    query: (text, values) => gate.pass(() => queryOf(pool)(text, values)),
    transaction: (work) =>
      gate.pass(() =>
        transaction(work).catch((error: unknown) => {
          if (isConflict(error)) return transaction(work);
          throw error;
        }),
      ),
    state: gate.state,
    close: () => endConnections(pool.end()),
  };
}

function queryOf(client: Pool | PoolClient): Query {
  return async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows;
}

/** What is acknowledged is on the disk, however the server is set up. */
function syncCommits(client: PoolClient, done: (error?: Error) => void): void {
  const setting =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
  client.query(setting, (error) => done(error ?? undefined));
}

/** Refuses at once while the database is away: nobody waits for a connection that cannot come. */
function createGate(
  logger: Pick<Logger, 'info' | 'error'>,
  unlessSilent: <Result>(work: Promise<Result>) => Promise<Result>,
) {
  let away: { until: number; pauseMs: number } | null = null;

  const noteAway = (error: unknown) => {
    if (away === null) logger.error({ event: 'databaseAway', reason: reasonOf(error) });
    // What was under way when it left does not make the pause longer.
    if (away !== null && Date.now() < away.until) return;
    const pauseMs = away === null ? firstPauseMs : Math.min(away.pauseMs * 2, lastPauseMs);
    away = { pauseMs, until: Date.now() + pauseMs * (0.75 + Math.random() / 2) };
  };

  return {
    state: (): StorageState => (away === null ? 'ok' : 'degraded'),
    async pass<Result>(work: () => Promise<Result>): Promise<Result> {
      if (away !== null && Date.now() < away.until) throw new Error('the database is away');
      try {
        const result = await unlessSilent(work());
        if (away !== null) logger.info({ event: 'databaseBack' });
        away = null;
        return result;
      } catch (error) {
        if (isDatabaseAway(error)) noteAway(error);
        throw error;
      }
    },
  };
}

/** For commands, which are done after one piece of work. */
export async function withDatabase<Result>(
  url: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url);
  try {
    return await work(database.query);
  } finally {
    await database.close();
  }
}
