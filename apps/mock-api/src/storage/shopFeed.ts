import type { Database, Query } from './database.ts';

export type ShopFeed = ReturnType<typeof openShopFeed>;

/** Where the owner's word on company and shops comes from. While the database is away, what is known stays. */
export function openShopFeed({ query, state }: Database) {
  let lastKnown = 'none';
  return {
    /** Changes when the text may have: cheap, asked each second. */
    async fingerprint() {
      try {
        const [row] = await query<{ at: number }>('SELECT changed_at AS at FROM shop_data');
        lastKnown = String(row?.at);
      } catch (error) {
        // Said by the database itself, once.
        if (state() === 'ok') throw error;
      }
      return lastKnown;
    },
    /** The text of `shop.json`; null where there is none. */
    read: async () => (await readShop(query)) ?? null,
  };
}

/** undefined: nobody has imported one. */
export async function readShop(query: Query): Promise<string | null | undefined> {
  const [row] = await query<{ body: string | null }>('SELECT body FROM shop_data');
  return row?.body;
}

export async function writeShop(query: Query, text: string | null): Promise<void> {
  // Two changes within a millisecond are two changes.
  await query(
    `INSERT INTO shop_data (is_only, changed_at, body) VALUES (1, now_ms(), $1)
     ON CONFLICT (is_only) DO UPDATE SET body = excluded.body,
       changed_at = CASE WHEN excluded.changed_at > shop_data.changed_at THEN excluded.changed_at
         ELSE shop_data.changed_at + 1 END`,
    [text],
  );
}
