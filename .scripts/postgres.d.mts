export type Cluster = {
  url: string;
  port: number;
  bin: string;
  /** Its temporary folder: data, and what belongs to them. */
  folder: string;
  /** The postmaster, for those who kill it. */
  pid: () => number;
  start: () => Promise<unknown>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
};
/** Starts a cluster in a temporary folder, on a port of its own. */
export function startPostgres(options?: {
  /** false: never waits for the disk. */
  isDurable?: boolean;
  settings?: Record<string, string>;
  /** The folder to make its own in; the system's for temporary ones when absent. */
  within?: string;
}): Promise<Cluster>;
