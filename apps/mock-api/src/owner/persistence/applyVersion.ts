import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { copyOf } from '../../servedCatalogue.ts';
import { shopFile } from '../shop/shopData.ts';
import { ownerFolders } from './folders.ts';
import { addHistory, entrySchema, type HistoryEntry, readHistory } from './history.ts';
import type { NewEntry } from './importStore.ts';
import { maxKeptVersions } from './maxKeptVersions.ts';
import { removeSynced, renameSynced, replaceFile, writeSynced } from './atomicFiles.ts';

/** The two files that an import changes; null: no such file. */
export type Files = { catalogue: string; shop: string | null };

export const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');

export const fileDigests = ({ catalogue, shop }: Files) => ({
  catalogue: digestOf(catalogue),
  shop: shop === null ? null : digestOf(shop),
});

const versionSchema = v.object({ catalogue: v.string(), shop: v.nullable(v.string()) });
const pendingSchema = v.object({ entry: entrySchema, hasShop: v.boolean() });

const pendingFile = (folder: string) => join(folder, 'in-corso.json');
const versionFile = (folder: string, version: number) =>
  join(folder, `${String(version).padStart(6, '0')}.json.gz`);
const drafts = (folder: string) => ({
  catalogue: join(folder, 'db.json.nuovo'),
  shop: join(folder, 'shop.json.nuovo'),
});

/**
 * Puts new files in the place of the old ones, which are kept as a version. The decision is one
 * renaming, that of `in-corso.json`: before it everything is old, after it `finishPending` brings
 * what is missing. Whoever calls holds the import lock.
 */
export async function applyVersion(
  dataDir: string,
  before: Files,
  after: Files,
  entry: NewEntry,
): Promise<HistoryEntry> {
  const folder = ownerFolders(dataDir).kept;
  await mkdir(folder, { recursive: true });
  const entries = await readHistory(folder);
  const version = (entries.at(-1)?.version ?? 0) + 1;
  const whole: HistoryEntry = { ...entry, version, after: fileDigests(after) };
  try {
    await writeVersion(dataDir, version, before);
    await writeSynced(drafts(folder).catalogue, after.catalogue);
    if (after.shop !== null) await writeSynced(drafts(folder).shop, after.shop);
    await replaceFile(
      pendingFile(folder),
      JSON.stringify({ entry: whole, hasShop: after.shop !== null }),
    );
  } catch (error) {
    await dropDrafts(folder, version);
    throw error;
  }
  await finishPending(dataDir);
  await dropOldVersions(folder, version);
  return whole;
}

/** A full disk is not made fuller; not where the decision has fallen all the same. */
async function dropDrafts(folder: string, version: number): Promise<void> {
  if (existsSync(pendingFile(folder))) return;
  const { catalogue, shop } = drafts(folder);
  const kept = versionFile(folder, version);
  for (const file of [catalogue, shop, kept, `${kept}.new`, `${pendingFile(folder)}.new`]) {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Ends an import whose process was killed behind its decision; elsewhere does nothing. */
export async function finishPending(dataDir: string): Promise<void> {
  const folder = ownerFolders(dataDir).kept;
  const text = await readFile(pendingFile(folder), 'utf8').catch(() => null);
  if (text === null) return;
  const { entry, hasShop } = v.parse(pendingSchema, JSON.parse(text));
  await moveIfThere(drafts(folder).catalogue, copyOf(dataDir));
  if (hasShop) await moveIfThere(drafts(folder).shop, shopFile(dataDir));
  else await rm(shopFile(dataDir), { force: true });
  await addHistory(folder, entry);
  await removeSynced(pendingFile(folder));
}

async function moveIfThere(from: string, to: string): Promise<void> {
  try {
    await renameSynced(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Keeps the files as they were before a version. */
export async function writeVersion(dataDir: string, version: number, before: Files): Promise<void> {
  const file = versionFile(ownerFolders(dataDir).kept, version);
  await replaceFile(file, gzipSync(JSON.stringify(before)));
}

/** The files as they were before a version; null where they are no longer kept. */
export async function readVersion(dataDir: string, version: number): Promise<Files | null> {
  const { kept } = ownerFolders(dataDir);
  try {
    const bytes = gunzipSync(await readFile(versionFile(kept, version)));
    return v.parse(versionSchema, JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

async function dropOldVersions(folder: string, newest: number): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter((name) => {
    const number = Number(/^(\d{6})\.json\.gz$/u.exec(name)?.[1] ?? Infinity);
    return number <= newest - maxKeptVersions;
  });
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/** What is there now; the lock is the caller's. */
export async function readFiles(dataDir: string): Promise<Files> {
  return {
    catalogue: await readFile(copyOf(dataDir), 'utf8'),
    shop: await readFile(shopFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    }),
  };
}
