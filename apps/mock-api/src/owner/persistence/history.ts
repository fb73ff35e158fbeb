import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from './atomicFiles.ts';

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
  /** Of `db.json` and `shop.json` as this entry left them; null where there was no file. */
  after: v.object({ catalogue: v.string(), shop: v.nullable(v.string()) }),
  /** Of an undo: the version whose import it took back. */
  undoes: v.optional(v.number()),
});

export type HistoryEntry = v.InferOutput<typeof entrySchema>;

const historySchema = v.array(entrySchema);
export const maxHistoryEntries = 500;
const historyFile = (folder: string) => join(folder, 'storia.json');

/** Oldest first; a list that cannot be read is an empty one. */
export async function readHistory(folder: string): Promise<readonly HistoryEntry[]> {
  try {
    const json: unknown = JSON.parse(await readFile(historyFile(folder), 'utf8'));
    const result = v.safeParse(historySchema, json);
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** Adds an entry once, however often it is added. */
export async function addHistory(folder: string, entry: HistoryEntry): Promise<void> {
  const entries = await readHistory(folder);
  if (entries.some(({ version }) => version === entry.version)) return;
  await writeHistory(folder, [...entries, entry].slice(-maxHistoryEntries));
}

export async function writeHistory(
  folder: string,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await replaceFile(historyFile(folder), `${JSON.stringify(entries, null, 2)}\n`);
}

/** The newest import that has not been taken back. */
export function lastImport(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.findLast(({ action, version }) => action === 'import' && !undone.has(version));
}
