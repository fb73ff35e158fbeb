import { mkdtemp, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal, type Journal } from './journal.ts';
import type { LogEntry } from './logger.ts';

let folder: string;
let file: string;
let journal: Journal | null = null;
const logged: LogEntry[] = [];
const logger = { debug() {}, info() {}, error: (entry: LogEntry) => void logged.push(entry) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  file = join(folder, 'data', 'lines.jsonl');
  logged.length = 0;
});
afterEach(async () => {
  await journal?.close();
  journal = null;
  await rm(folder, { recursive: true, force: true });
});

const text = () => readFile(file, 'utf8');

/** A disk on which so many bytes fit, then none; `cannotCut` keeps what has been written. */
function smallDisk(disk: { bytesLeft: number; cannotCut?: boolean }) {
  return async (path: string): Promise<FileHandle> => {
    const handle = await open(path, 'a+');
    return new Proxy(handle, {
      get(target, name) {
        if (name === 'appendFile') {
          return async (bytes: Buffer) => {
            const fitting = Math.min(bytes.length, disk.bytesLeft);
            disk.bytesLeft -= fitting;
            await target.appendFile(bytes.subarray(0, fitting));
            if (fitting < bytes.length) throw new Error('ENOSPC: no space left on device');
          };
        }
        if (name === 'truncate' && disk.cannotCut) {
          return () => Promise.reject(new Error('EIO: cannot truncate'));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}

describe('a disk that fills up in the middle of a batch', () => {
  it('keeps nothing of the batch, not even its whole lines, and the next one starts clean', async () => {
    const disk = { bytesLeft: 20 };
    journal = await openJournal(file, { openFile: smallDisk(disk) });
    await journal.append('first');
    // The first of them is written while the others wait, and share the next batch.
    const batch = ['a', 'second', 'third', 'fourth'].map((line) => journal?.append(line));
    const results = await Promise.allSettled(batch);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(await text()).toBe('first\na\n');
    disk.bytesLeft = 1000;
    await Promise.all(['second', 'third', 'fourth'].map((line) => journal?.append(line)));
    expect(await text()).toBe('first\na\nsecond\nthird\nfourth\n');
  });

  it('takes no more where the remains cannot be cut off, until they can', async () => {
    const disk = { bytesLeft: 12, cannotCut: true };
    journal = await openJournal(file, { openFile: smallDisk(disk), logger });
    await journal.append('first');
    await expect(journal.append('second')).rejects.toThrow('ENOSPC');
    disk.bytesLeft = 1000;
    await expect(journal.append('second')).rejects.toThrow('EIO');
    expect(logged).toEqual([{ event: 'journalNotCutBack', reason: 'EIO: cannot truncate' }]);
    disk.cannotCut = false;
    await journal.append('second');
    expect(await text()).toBe('first\nsecond\n');
  });
});

describe('a file that others touch while it is open', () => {
  it('is made anew, folder and all, when it was deleted', async () => {
    journal = await openJournal(file, { logger });
    await journal.append('first');
    await rm(join(folder, 'data'), { recursive: true });
    await journal.append('second');
    expect(await text()).toBe('second\n');
    expect(logged.map(({ event }) => event)).toEqual(['journalReplaced']);
  });

  it('is made anew when it was moved away, and the moved one is left alone', async () => {
    journal = await openJournal(file);
    await journal.append('first');
    await rename(file, `${file}.1`);
    await journal.append('second');
    expect([await readFile(`${file}.1`, 'utf8'), await text()]).toEqual(['first\n', 'second\n']);
  });

  it('is continued when it was replaced by another', async () => {
    journal = await openJournal(file);
    await journal.append('first');
    await writeFile(`${file}.new`, 'edited without a line break');
    await rename(`${file}.new`, file);
    await journal.append('second');
    expect(await text()).toBe('edited without a line break\nsecond\n');
  });

  it('is continued at its new end when it was cut or added to', async () => {
    journal = await openJournal(file, { logger });
    await journal.append('first');
    await truncate(file, 3);
    await journal.append('second');
    await writeFile(file, 'by hand', { flag: 'a' });
    await journal.append('third');
    expect(await text()).toBe('fir\nsecond\nby hand\nthird\n');
    expect(logged.map(({ event }) => event)).toEqual(['journalChanged', 'journalChanged']);
  });

  it('refuses what it cannot write at its path', async () => {
    journal = await openJournal(file);
    await rm(join(folder, 'data'), { recursive: true });
    await writeFile(join(folder, 'data'), 'a file where the folder was');
    await expect(journal.append('lost')).rejects.toThrow('EEXIST');
    await rm(join(folder, 'data'));
    await journal.append('kept');
    expect(await text()).toBe('kept\n');
  });

  it('refuses, and leaves nothing behind, where it disappears between writing and confirming', async () => {
    let isFirst = true;
    const openFile = async (path: string) => {
      const handle = await open(path, 'a+');
      return new Proxy(handle, {
        get(target, name) {
          if (name === 'datasync' && isFirst) {
            return async () => {
              isFirst = false;
              await rename(file, `${file}.1`);
            };
          }
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    };
    journal = await openJournal(file, { openFile });
    await expect(journal.append('once')).rejects.toThrow('the file has been replaced');
    await journal.append('once');
    expect(await text()).toBe('once\n');
    expect((await stat(`${file}.1`)).size).toBe(0);
  });
});
