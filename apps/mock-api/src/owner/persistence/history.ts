import * as v from 'valibot';
import { parseJson } from '../../messages.ts';
import { type Query, StoreError } from '../../storage/database.ts';

/** One import or one way back, as `storia` lists it. */
export const entrySchema = v.object({
  version: v.number(),
  action: v.picklist(['import', 'undo']),
  /** ISO 8601. */
  at: v.string(),
  who: v.string(),
  file: v.string(),
  /** SHA-256 of the file, hexadecimal. */
  digest: v.string(),
  counts: v.object({
    added: v.number(),
    changed: v.number(),
    gone: v.number(),
    unchanged: v.number(),
    shop: v.number(),
  }),
  /** Of catalogue and `shop.json` as this entry left them; null where there was no such text. */
  after: v.object({ catalogue: v.string(), shop: v.nullable(v.string()) }),
  /** Of an undo: the version whose import it took back. */
  undoes: v.optional(v.number()),
});

export type HistoryEntry = v.InferOutput<typeof entrySchema>;

/** Oldest first. Throws a `StoreError` that names the entry which cannot be read. */
export async function readHistory(query: Query): Promise<readonly HistoryEntry[]> {
  const rows = await query<{ version: number; entry: string }>(
    'SELECT version, entry FROM owner_import ORDER BY version',
  );
  return rows.map(({ version, entry }) => {
    const result = v.safeParse(entrySchema, parseJson(entry));
    if (result.success) return result.output;
    const [issue] = result.issues;
    const where = `owner_import ${version}`;
    const words = `${where} cannot be read (${v.getDotPath(issue) ?? 'entry'}: ${issue.message}). Nothing was changed.`;
    throw new StoreError('unreadable', where, words);
  });
}

/** The newest import that has not been taken back. */
export function lastImport(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.findLast(({ action, version }) => action === 'import' && !undone.has(version));
}
