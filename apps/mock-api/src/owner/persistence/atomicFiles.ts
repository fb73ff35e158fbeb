import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes beside and syncs, so that the renaming alone remains to be done. */
export async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The old file or the new one is there, never a half of either, also after a loss of power. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.new`;
  await writeSynced(draft, content);
  await renameSynced(draft, file);
}

export async function renameSynced(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

export async function removeSynced(file: string): Promise<void> {
  await rm(file, { force: true });
  await syncFolder(dirname(file));
}

/** Some systems cannot open a folder: there a renaming is as lasting as they make it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
