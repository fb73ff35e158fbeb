import { openJournalFile, type JournalFileOptions } from './journalFile.ts';

/** An append-only file of lines. A line is on the disk when its `append` resolves. */
export type Journal = {
  append: (line: string) => Promise<void>;
  /** Waits for what has been handed in. */
  close: () => Promise<void>;
};

type Waiting = { line: string; resolve: () => void; reject: (reason: unknown) => void };

/** Opens a journal for appending. Each append is stored whole or, when it rejects, not at all. */
export async function openJournal(file: string, options?: JournalFileOptions): Promise<Journal> {
  const target = await openJournalFile(file, options);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  // Group commit: all lines that came in during one sync share the next one.
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await target.append(batch.map(({ line }) => `${line}\n`).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
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
      await target.close();
    },
  };
}
