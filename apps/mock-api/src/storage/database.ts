/** What a column holds. Moments are milliseconds since 1970, truths 0 or 1, JSON is kept as the text that came. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** One statement, the same for both engines: `$1` for the first value, `now_ms()` for the engine's clock. */
export type Query = <Found extends Row>(sql: string, values?: readonly Value[]) => Promise<Found[]>;

/** The one port to what the API keeps: SQLite in a file, or a PostgreSQL that several hosts share. */
export type Database = {
  engine: 'sqlite' | 'postgres';
  query: Query;
  /** All of it or nothing; done again where it met another transaction's. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** A transaction that may take long and has no other of its kind beside it, on any host. */
  exclusive: <Result>(work: (query: Query, script: Script) => Promise<Result>) => Promise<Result>;
  /** The names of its tables. */
  tablesSql: string;
  state: () => StorageState;
  close: () => Promise<void>;
};

/** Several statements at once, without values. */
export type Script = (sql: string) => Promise<void>;

/** `degraded`: reading goes on from memory, nothing can be kept at the moment. */
export type StorageState = 'ok' | 'degraded';

/** What the store itself has to say; its message is for logs, `kind` for words in another language. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  readonly path: string;

  constructor(kind: StoreErrorKind, path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.path = path;
  }
}

export type StoreErrorKind =
  | 'noRight'
  | 'full'
  | 'damaged'
  | 'busy'
  | 'away'
  | 'newer'
  | 'ownerNeeded'
  | 'halfMade'
  | 'unreadable'
  | 'inUse'
  | 'notEmpty';

/** Fewer than either engine takes. */
const maxValues = 10_000;

/** `($1, $2), ($3, $4)` for rows of equal length, and their values. */
export function listOf(rows: readonly (readonly Value[])[]): { sql: string; values: Value[] } {
  let place = 0;
  const groups = rows.map((row) => `(${row.map(() => `$${(place += 1)}`).join(', ')})`);
  return { sql: groups.join(', '), values: rows.flat() };
}

/** Inserts rows in their order, as many at a time as a statement takes. */
export async function insertAll(
  query: Query,
  into: string,
  rows: readonly (readonly Value[])[],
  onConflict = '',
): Promise<void> {
  const most = Math.max(1, Math.floor(maxValues / (rows[0]?.length ?? 1)));
  for (let start = 0; start < rows.length; start += most) {
    const { sql, values } = listOf(rows.slice(start, start + most));
    await query(`INSERT INTO ${into} VALUES ${sql} ${onConflict}`, values);
  }
}
