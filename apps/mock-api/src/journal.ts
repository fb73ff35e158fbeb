import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of lines. A line is on the disk when its `append` resolves. */
export type Journal = {
  append: (line: string) => Promise<void>;
  /** Waits for what has been handed in. */
  close: () => Promise<void>;
};

type Waiting = { line: string; resolve: () => void; reject: (reason: unknown) => void };

/**
 * Opens a journal for appending. A last line that was torn by a power cut is ended with a line
 * break, never removed: readers skip it, and the next line starts clean.
 */
export async function openJournal(file: string): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  await syncFolder(dirname(file));
  let isTorn = !(await endsWithLineBreak(handle));
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  // Group commit: all lines that came in during one sync share the next one.
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const lines = batch.map(({ line }) => `${line}\n`).join('');
      try {
        await handle.appendFile(isTorn ? `\n${lines}` : lines);
        await handle.datasync();
        isTorn = false;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        // Nobody knows how much of the batch has arrived, so the next one starts a line of its own.
        isTorn = true;
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  };

  return {
    append(line) {
      const written = new Promise<void>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
      });
      writing ??= writeAll();
      return written;
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

async function endsWithLineBreak(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

/** A new file is only as durable as its name in the folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
