import type { ShopFeed } from '../shopFeed.ts';
import type { Query } from './database.ts';

/** undefined: nobody has imported one. */
export async function readShop(query: Query): Promise<string | null | undefined> {
  const [row] = await query<{ body: string | null }>('SELECT body::text AS body FROM shop_data');
  return row?.body;
}

export async function writeShop(query: Query, text: string | null): Promise<void> {
  await query(
    `INSERT INTO shop_data (body) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET body = excluded.body, changed_at = clock_timestamp()`,
    [text],
  );
}

/** While the database is away, what is known stays. */
export function postgresShop(query: Query, own: ShopFeed): ShopFeed {
  let lastKnown = 'unknown';
  return {
    async fingerprint() {
      try {
        const [row] = await query<{ at: string }>('SELECT changed_at::text AS at FROM shop_data');
        lastKnown = row?.at ?? (await own.fingerprint());
      } catch {
        // Said by the database itself, once.
      }
      return lastKnown;
    },
    async read() {
      const text = await readShop(query);
      return text === undefined ? own.read() : text;
    },
  };
}
