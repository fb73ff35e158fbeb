import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import { reasonOf, type Logger } from '../logger.ts';
import {
  type Database,
  type Query,
  type Row,
  type StorageState,
  StoreError,
  type Value,
} from './database.ts';
import {
  isConflict,
  isDatabaseAway,
  isRefusedConnection,
  isTooManyConnections,
} from './postgresErrors.ts';
import { createResponseGuard } from './responseGuard.ts';

/** How long a database that is away is left alone: twice as long each time. */
const firstPauseMs = 250;
const lastPauseMs = 5000;

/** A statement of a database that answers may take this long there, and a little longer until its answer is here. */
const statementMs = 10_000;

/** The longest that a timer takes. */
const longMs = 2 ** 31 - 1;

const maxConnections = 10;
/** After a connection was refused, this long no further one is asked for. */
const fewerMs = 10_000;

/** Any number that no other program of the same database uses. */
const lockKey = 4_829_301;
const begunAlone = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SELECT pg_advisory_xact_lock(${lockKey})`;

const conflictTries = 5;

/** Whole numbers are below 2^53 in all our tables. */
types.setTypeParser(types.builtins.INT8, Number);

const silentLogger: Pick<Logger, 'info' | 'error'> = { info() {}, error() {} };

/** A bounded pool of connections that come back by themselves; TLS as the URL says. */
export function openPostgres(url: string, logger = silentLogger): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
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
  const connect = connectingTo(pool);
  const gate = createGate(logger, createResponseGuard(url));

  const once = async <Result>(begin: string, work: (client: PoolClient) => Promise<Result>) => {
    const client = await connect();
    try {
      await patientQuery(client, begin);
      const result = await work(client);
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
  const transaction = async <Result>(
    begin: string,
    work: (client: PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(begin, work);
      } catch (error) {
        if (!isConflict(error) || tries === conflictTries) throw error;
      }
    }
  };

  return {
    engine: 'postgres',
    query: (text, values) =>
      gate.pass(async () => {
        const client = await connect();
        try {
          return await queryOf(client)(text, values);
        } finally {
          client.release();
        }
      }),
    transaction: (work) => gate.pass(() => transaction('BEGIN', (client) => work(queryOf(client)))),
    exclusive: (work) =>
      gate.pass(() =>
        transaction(`BEGIN; ${begunAlone}`, (client) =>
          work(queryOf(client, longMs), (sql) => patientQuery(client, sql)),
        ),
      ),
    tablesSql:
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = ANY (current_schemas(false))',
    state: gate.state,
    close: () => endConnections(pool.end()),
  };
}

function queryOf(client: PoolClient, timeoutMs?: number): Query {
  return async <Found extends Row>(text: string, values?: readonly Value[]) => {
    const waiting = timeoutMs === undefined ? {} : { query_timeout: timeoutMs };
    const asked = { text, ...(values && { values: [...values] }), ...waiting };
    return (await client.query<Found>(asked)).rows;
  };
}

/** Without values: several statements at once. */
async function patientQuery(client: PoolClient, text: string): Promise<void> {
  await queryOf(client, longMs)(text);
}

/**
 * Where the server refuses one connection more, those that there are carry the work. One that is still
 * being made counts for none: it may be refused as well, and two would wait for each other for ever.
 */
function connectingTo(pool: Pool): () => Promise<PoolClient> {
  let timer: NodeJS.Timeout | undefined;
  const established = new Set<PoolClient>();
  pool.on('connect', (client) => {
    established.add(client);
    client.once('end', () => void established.delete(client));
  });
  return async () => {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isTooManyConnections(error) || established.size === 0) throw error;
        pool.options.max = established.size;
        clearTimeout(timer);
        timer = setTimeout(() => {
          pool.options.max = maxConnections;
        }, fewerMs).unref();
      }
    }
  };
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
    if (away !== null && performance.now() < away.until) return;
    const pauseMs = away === null ? firstPauseMs : Math.min(away.pauseMs * 2, lastPauseMs);
    away = { pauseMs, until: performance.now() + pauseMs * (0.75 + Math.random() / 2) };
  };

  return {
    state: (): StorageState => (away === null ? 'ok' : 'degraded'),
    async pass<Result>(work: () => Promise<Result>): Promise<Result> {
      if (away !== null && performance.now() < away.until) {
        throw new Error('the database is away');
      }
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

/** For whoever starts together with its database: waits until it answers. */
export async function awaitPostgres({ query }: Database, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      await query('SELECT 1');
      return;
    } catch (error) {
      const isRefused = isRefusedConnection(error);
      if (!isRefused && !isDatabaseAway(error)) throw error;
      if (isRefused || performance.now() > until) {
        const what = isRefused
          ? 'the connection of DATABASE_URL is refused'
          : 'the database is away';
        throw new StoreError('away', '', `${what} (${reasonOf(error)}).`, { cause: error });
      }
      await sleep(250);
    }
  }
}

/** Long enough for a database that answers. */
const maxEndMs = 2000;

/** Waits for the end of connections, but not for a database that never answers: the process ends them. */
async function endConnections(ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, maxEndMs);
  });
  await Promise.race([ending.catch(() => {}), late]);
  clearTimeout(timer);
}
