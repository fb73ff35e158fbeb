import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { parseJson } from '../messages.ts';
import { entrySchema, type HistoryEntry } from '../owner/persistence/history.ts';
import { StoreError } from './database.ts';

export type OldImports = Awaited<ReturnType<typeof readOldImports>>;

type OldEntry = {
  version: number;
  /** As it stands there. */
  entry: unknown;
  /** What it found, as a place in `texts`; null where that was not kept. */
  textBefore: number | null;
  shopBefore: string | null;
};

type OldText = { text: string; at: number; isSeed: boolean; note: string; products: number };

const filesSchema = v.object({ catalogue: v.string(), shop: v.nullable(v.string()) });
const pendingSchema = v.object({ entry: entrySchema, hasShop: v.boolean() });
const stampSchema = v.object({ seed: v.string(), copy: v.string() });
const listedSchema = v.object({ products: v.array(v.unknown()) });

const read = async (file: string) => (await readIfThere(file))?.toString('utf8') ?? null;

const hexDigest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The catalogues (the oldest first; the last one is what is served), the owner's imports and `shop.json` of a
 * data folder of before: what is `isWanted` of them. Throws a `StoreError` where the history
 * cannot be read; `unreadable`: versions that were kept and cannot be.
 */
export async function readOldImports(dataDir: string, isWanted: (name: string) => boolean) {
  const folder = join(dataDir, 'importazioni');
  const own = (name: string) => (isWanted(name) ? read(join(dataDir, name)) : null);
  const hasFolder = isWanted('importazioni');
  const history = hasFolder ? await readHistory(join(folder, 'storia.json')) : [];
  const pending = hasFolder ? await readPending(join(folder, 'in-corso.json')) : null;
  // An import that was killed behind its decision: what is drafted counts.
  const isDecided = pending !== null;
  if (isDecided && history.every(({ version }) => version !== pending.entry.version)) {
    history.push(pending.entry);
  }
  const draft = (name: string) => (isDecided ? read(join(folder, `${name}.nuovo`)) : null);
  const catalogue = (await draft('db.json')) ?? (await own('db.json'));
  const shop =
    isDecided && !pending.hasShop ? null : ((await draft('shop.json')) ?? (await own('shop.json')));
  const stamp = v.safeParse(
    stampSchema,
    parseJson((await read(join(dataDir, 'db.seed.json'))) ?? ''),
  );

  const texts: OldText[] = [];
  const unreadable: string[] = [];
  const place = (text: string, at: number, note: string) => {
    if (texts.at(-1)?.text !== text) {
      const isSeed = stamp.success && stamp.output.copy === hexDigest(text);
      texts.push({ text, at, isSeed, note, products: countProducts(text) });
    }
    return texts.length - 1;
  };
  const entries: OldEntry[] = [];
  let before: HistoryEntry | null = null;
  for (const entry of history) {
    const file = join(folder, `${String(entry.version).padStart(6, '0')}.json.gz`);
    const bytes = await readIfThere(file);
    const kept = bytes === null ? null : unpack(bytes);
    if (bytes !== null && kept === null) unreadable.push(file);
    const since = before ?? entry;
    const textBefore =
      kept === null ? null : place(kept.catalogue, Date.parse(since.at), before?.file ?? 'db.json');
    entries.push({ version: entry.version, entry, textBefore, shopBefore: kept?.shop ?? null });
    before = entry;
  }
  if (catalogue !== null) {
    const at = before === null ? await changedAt(join(dataDir, 'db.json')) : Date.parse(before.at);
    place(catalogue, at, before?.file ?? 'db.json');
  }
  const hasShop = shop !== null || history.length > 0;
  return { entries, texts, hasShop, shop, unreadable };
}

async function readHistory(file: string): Promise<HistoryEntry[]> {
  const bytes = await readIfThere(file);
  if (bytes === null) return [];
  const list = v.safeParse(v.array(v.unknown()), parseJson(bytes.toString('utf8')));
  if (!list.success) throw unreadableHistory(file, 'it is no list');
  return list.output.map((one, index) => {
    // The entry as it stands, with what a later version may have added.
    const entry = v.safeParse(v.looseObject(entrySchema.entries), one);
    if (entry.success) return entry.output;
    const [issue] = entry.issues;
    const place = v.getDotPath(issue) ?? '(entry)';
    throw unreadableHistory(file, `entry ${index + 1}, ${place}: ${issue.message}`);
  });
}

function unreadableHistory(file: string, reason: string): StoreError {
  const words = `${file} cannot be read (${reason}): correct it, or move the folder away. Nothing was changed.`;
  return new StoreError('unreadable', file, words);
}

async function readPending(file: string): Promise<v.InferOutput<typeof pendingSchema> | null> {
  const bytes = await readIfThere(file);
  if (bytes === null) return null;
  const pending = v.safeParse(pendingSchema, parseJson(bytes.toString('utf8')));
  if (!pending.success) throw unreadableHistory(file, 'an import that was begun');
  return pending.output;
}

function unpack(bytes: Buffer): v.InferOutput<typeof filesSchema> | null {
  try {
    const files = v.safeParse(filesSchema, JSON.parse(gunzipSync(bytes).toString('utf8')));
    return files.success ? files.output : null;
  } catch {
    return null;
  }
}

function countProducts(text: string): number {
  const listed = v.safeParse(listedSchema, parseJson(text));
  return listed.success ? listed.output.products.length : 0;
}

const changedAt = async (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs),
    () => Date.now(),
  );

/** null: there is no such file. What is there and cannot be read is an error. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
