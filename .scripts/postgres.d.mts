export type Cluster = {
  url: string;
  port: number;
  bin: string;
  /** The postmaster, for those who kill it. */
  pid: () => number;
  start: () => Promise<unknown>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
};
/** The folder of `initdb` and `postgres`, or undefined. */
export function findPostgres(): string | undefined;
/** Makes sure a PostgreSQL is there; returns a sentence that names what will be used. */
export function ensurePostgres(): string;
/** Starts a cluster in a temporary folder, on a port of its own. */
export function startPostgres(options?: {
  /** false: never waits for the disk. */
  isDurable?: boolean;
  settings?: Record<string, string>;
}): Promise<Cluster>;
