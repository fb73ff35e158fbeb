import { fstatSync, statSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf, type Logger } from './logger.ts';

/** A file that is only ever appended to, at the path that it was opened by. */
export type JournalFile = {
  /** When it resolves, the text is on the disk at that path; when it rejects, none of it is kept. */
  append: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

export type JournalFileOptions = {
  logger?: Logger;
  /** Called before the file is opened anew because it is no longer at its path. */
  beforeReopen?: () => Promise<void>;
  openFile?: (file: string) => Promise<FileHandle>;
};

type OpenedFile = {
  handle: FileHandle;
  /** Where the last complete append ends. */
  end: number;
  /** The last line has no line break: a power cut, or another program. */
  isTorn: boolean;
  /** A failed append has left bytes behind `end` that could not be cut off yet. */
  hasRemains: boolean;
};

const openForAppending = (file: string) => open(file, 'a+', 0o600);

/** Opens the file, or creates it with its folder. A torn last line is ended, never removed. */
export async function openJournalFile(
  file: string,
  { logger, beforeReopen, openFile = openForAppending }: JournalFileOptions = {},
): Promise<JournalFile> {
  const reach = async (): Promise<OpenedFile> => {
    const firstCreated = await mkdir(dirname(file), { recursive: true });
    const handle = await openFile(file);
    try {
      await syncFolders(dirname(file), firstCreated);
      const { size } = await handle.stat();
      const isTorn = !(await endsWithLineBreak(handle, size));
      return { handle, end: size, isTorn, hasRemains: false };
    } catch (error) {
      await handle.close();
      throw error;
    }
  };
  let current: OpenedFile | null = await reach();
  let isClosed = false;

  /** The file at the path, without remains of a failed append. */
  const usable = async (): Promise<OpenedFile> => {
    if (isClosed) throw new Error('the journal is closed');
    if (current !== null && !isInPlace(current.handle, file)) {
      logger?.error({ event: 'journalReplaced', reason: 'the file is no longer at its path' });
      await current.handle.close();
      current = null;
    }
    if (current === null) {
      await beforeReopen?.();
      current = await reach();
    }
    if (current.hasRemains) await cutBack(current);
    const { size } = fstatSync(current.handle.fd);
    if (size !== current.end) {
      logger?.error({ event: 'journalChanged', reason: `${size - current.end} bytes by others` });
      current.end = size;
      current.isTorn = !(await endsWithLineBreak(current.handle, size));
    }
    return current;
  };

  const write = async (target: OpenedFile, text: string) => {
    const bytes = Buffer.from(target.isTorn ? `\n${text}` : text);
    try {
      await target.handle.appendFile(bytes);
      await target.handle.datasync();
      // Removed meanwhile, it would be acknowledged and nowhere to be found.
      if (!isInPlace(target.handle, file)) throw new Error('the file has been replaced');
      target.end += bytes.length;
      target.isTorn = false;
    } catch (error) {
      target.hasRemains = true;
      await cutBack(target).catch((reason: unknown) => {
        logger?.error({ event: 'journalNotCutBack', reason: reasonOf(reason) });
      });
      throw error;
    }
  };

  return {
    append: async (text) => write(await usable(), text),
    async close() {
      isClosed = true;
      await current?.handle.close();
    },
  };
}

async function cutBack(opened: OpenedFile): Promise<void> {
  const { size } = await opened.handle.stat();
  if (size > opened.end) await opened.handle.truncate(opened.end);
  await opened.handle.datasync();
  opened.hasRemains = false;
}

/**
 * Whether the path still leads to the opened file: not removed, moved or replaced. Asked at once:
 * it takes microseconds, and through the thread pool each message would wait for its turn there.
 */
function isInPlace({ fd }: FileHandle, file: string): boolean {
  const own = fstatSync(fd, { bigint: true });
  try {
    const named = statSync(file, { bigint: true });
    return own.nlink > 0n && own.ino === named.ino && own.dev === named.dev;
  } catch {
    return false;
  }
}

async function endsWithLineBreak(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

/** A new file is only as durable as its name in the folder, and a new folder as its own. */
async function syncFolders(folder: string, firstCreated: string | undefined): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (firstCreated !== undefined && folder.length >= firstCreated.length) {
    await syncFolders(dirname(folder), firstCreated);
  }
}
