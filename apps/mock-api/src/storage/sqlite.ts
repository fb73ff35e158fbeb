import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Query, StoreError, type Value } from './database.ts';

type Options = {
  /** Makes the schema, also where the file was taken away while we run. */
  prepare: (database: Database) => Promise<void>;
  onReplaced?: () => void;
  /** How long another process's writing is waited for. */
  busyMs?: number;
};

type Connection = {
  database: DatabaseSync;
  statements: Map<string, Prepared>;
  /** Of the file that was opened. */
  identity: string;
};

/** `places`: which value goes to which of its question marks. */
type Prepared = { statement: StatementSync; places: readonly number[] };

const maxPrepared = 500;

/** Between two tries of a process that waits for another's writing. */
const retryMs = 5;
/** How many writes may follow each other before another process can have the lock for sure. */
const writesPerPause = 20;

/** Of work that has no other of its kind beside it: another process may read thousands of messages over. */
const exclusiveMs = 60_000;

/** A store in one file. Each commit is on the disk when it resolves; any number of processes may work on it. */
export async function openSqlite(file: string, options: Options): Promise<Database> {
  const { prepare, onReplaced, busyMs = 5000 } = options;
  let current: Connection | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let written = 0;

  const query: Query = (sql, values = []) => {
    if (current === null) throw new Error('the store is closed');
    return Promise.resolve(run(current, sql, values));
  };

  /** Never blocks the thread: visitors are answered while another process writes. */
  const patiently = async <Result>(work: () => Promise<Result>, ms: number): Promise<Result> => {
    const until = performance.now() + ms;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (errorNumber(error) !== busy || performance.now() > until) throw explain(error, file);
        await sleep(retryMs);
      }
    }
  };

  const transaction = async <Result>(work: () => Promise<Result>, ms: number) => {
    await patiently(async () => current?.database.exec('BEGIN IMMEDIATE'), ms);
    try {
      const result = await work();
      current?.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (current?.database.isTransaction) current.database.exec('ROLLBACK');
      throw explain(error, file);
    }
  };

  // Without a queue: for those who have their turn already.
  const within: Database = {
    engine: 'sqlite',
    query: (sql, values) => patiently(() => query(sql, values), busyMs),
    transaction: (work) => transaction(() => work(query), busyMs),
    exclusive: (work) =>
      transaction(
        () => work(query, (sql) => Promise.resolve(current?.database.exec(sql))),
        exclusiveMs,
      ),
    tablesSql: "SELECT name FROM sqlite_master WHERE type = 'table'",
    state: () => 'ok',
    close: () => Promise.resolve(),
  };

  const reach = async () => {
    if (current !== null && isInPlace(current, file)) return;
    const isReplaced = current !== null;
    current?.database.close();
    current = null;
    current = connect(file);
    if (isReplaced) onReplaced?.();
    await prepare(within);
  };

  /** One after the other: there is one connection. */
  const inTurn = <Result>(work: () => Promise<Result>, isWriting = false): Promise<Result> => {
    const result = last.then(async () => {
      await reach();
      const done = await work();
      // Taken away meanwhile, it would be acknowledged and nowhere to be found.
      if (isWriting && current !== null && !isInPlace(current, file)) {
        throw new Error(`${file} has been replaced`);
      }
      // Longer than others wait between two tries: else a burst here keeps the lock for seconds.
      if (isWriting && ++written % writesPerPause === 0) await sleep(2 * retryMs);
      return done;
    });
    last = result.catch(() => {});
    return result;
  };

  await inTurn(() => Promise.resolve());
  return {
    ...within,
    query: (sql, values) => inTurn(() => within.query(sql, values)),
    transaction: (work) => inTurn(() => within.transaction(work), true),
    exclusive: (work) => inTurn(() => within.exclusive(work), true),
    async close() {
      await last;
      current?.database.close();
      current = null;
      last = Promise.reject(new Error('the store is closed'));
      last.catch(() => {});
    },
  };
}

function connect(file: string): Connection {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // What visitors wrote is for the API's user alone; SQLite gives its other files the same rights.
    closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA busy_timeout = 0',
    );
    // Goes on evenly when somebody sets the clock.
    database.function('now_ms', () => Math.floor(performance.timeOrigin + performance.now()));
    return { database, statements: new Map(), identity: identityOf(file) };
  } catch (error) {
    throw explain(error, file);
  }
}

function run(connection: Connection, sql: string, values: readonly Value[]) {
  const { statement, places } = prepared(connection, sql);
  // Rows of our own tables, as the caller's statement names them.
  return statement.all(...places.map((place) => values[place] ?? null)) as never[];
}

/** With question marks: SQLite looks names up one by one, which takes seconds for thousands of them. */
function prepared({ database, statements }: Connection, sql: string): Prepared {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= maxPrepared) statements.clear();
  const places: number[] = [];
  const text = sql.replaceAll(/\$(\d+)/gu, (_, number) => {
    places.push(Number(number) - 1);
    return '?';
  });
  const fresh = { statement: database.prepare(text), places };
  statements.set(sql, fresh);
  return fresh;
}

function identityOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
}

const isInPlace = ({ identity }: Connection, file: string) => identity === identityOf(file);

const busy = 5;

/** SQLite's own number of an error, without its finer kinds. */
function errorNumber(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/** Names the true cause and the remedy where it is the file, the folder or the disk. */
export function explain(error: unknown, file: string): unknown {
  const options = { cause: error };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const number = errorNumber(error);
  // SQLITE_FULL
  if (number === 13 || code === 'ENOSPC' || code === 'EDQUOT') {
    return new StoreError('full', file, `The disk of ${file} is full: free some space.`, options);
  }
  // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN
  if (
    number === 3 ||
    number === 8 ||
    number === 14 ||
    /^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR)$/u.test(code)
  ) {
    const words = `${file} cannot be written: let the user of this program write in its folder, or set DATA_DIR to another one.`;
    return new StoreError('noRight', file, words, options);
  }
  // SQLITE_CORRUPT, SQLITE_NOTADB
  if (number === 11 || number === 26) {
    const words = `${file} is damaged, or no store of this program: stop the API and put a backup in its place.`;
    return new StoreError('damaged', file, words, options);
  }
  if (number === busy) {
    return new StoreError('busy', file, `${file} is being written by another process.`, options);
  }
  return error;
}
