import { listOf, type Query } from './database.ts';

/** In any such time. */
const windowMs = 60_000;
/** Messages of one such time are kept as one entry. */
const entryMs = 250;

export type RateWindow = { at: number; count: number }[];

/**
 * Counts one more message, or says after how many whole seconds a new try makes sense: never more than the
 * window. What lies ahead of `now` was counted before the clock was set back, and counts no longer.
 */
export function takeFrom(window: RateWindow, now: number, perMinute: number): number | null {
  const recent = window.filter(({ at }) => at > now - windowMs && at < now + entryMs);
  window.splice(0, window.length, ...recent);
  const total = window.reduce((sum, { count }) => sum + count, 0);
  if (total >= perMinute) {
    const freeAt = (window[0]?.at ?? now) + windowMs;
    return Math.min(windowMs / 1000, Math.max(1, Math.ceil((freeAt - now) / 1000)));
  }
  const at = Math.ceil(now / entryMs) * entryMs;
  const last = window.at(-1);
  if (last?.at === at) last.count += 1;
  else window.push({ at, count: 1 });
  return null;
}

/** The windows of addresses, which are this transaction's until it ends. */
export async function lockWindows(
  query: Query,
  addresses: readonly string[],
): Promise<{ windows: Map<string, RateWindow>; now: number }> {
  // In one order on all hosts: two of them never wait for each other.
  const sorted = [...new Set(addresses)].toSorted();
  const { sql, values } = listOf(sorted.map((address) => [address, '', 0]));
  const rows = await query<{ address: string; taken: string; now: number }>(
    `INSERT INTO rate_window (address, taken, changed_at) VALUES ${sql}
     ON CONFLICT (address) DO UPDATE SET taken = rate_window.taken
     RETURNING address, taken, now_ms() AS now`,
    values,
  );
  const windows = new Map(rows.map(({ address, taken }) => [address, read(taken)]));
  return { windows, now: Math.max(...rows.map(({ now }) => now)) };
}

export async function writeWindows(
  query: Query,
  windows: ReadonlyMap<string, RateWindow>,
  now: number,
): Promise<void> {
  const sorted = [...windows.keys()].toSorted();
  const { sql, values } = listOf(
    sorted.map((address) => [address, write(windows.get(address) ?? []), now]),
  );
  await query(
    `INSERT INTO rate_window (address, taken, changed_at) VALUES ${sql}
     ON CONFLICT (address) DO UPDATE SET taken = excluded.taken, changed_at = excluded.changed_at`,
    values,
  );
}

/** Addresses are kept no longer than the limit needs them. */
export const sweepSql = `DELETE FROM rate_window
  WHERE changed_at NOT BETWEEN now_ms() - ${windowMs} AND now_ms() + ${windowMs}`;

const write = (window: RateWindow) => window.map(({ at, count }) => `${at}:${count}`).join(',');

function read(taken: string): RateWindow {
  if (taken === '') return [];
  return taken.split(',').map((entry) => {
    const [at = 0, count = 0] = entry.split(':').map(Number);
    return { at, count };
  });
}
