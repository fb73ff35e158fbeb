import { createHash, randomUUID } from 'node:crypto';
import { constants, type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refusal } from '../importing/prepareImport.ts';
import { type ReportContent, reportPage } from './reportPage.ts';

const ending = '.esito.html';

/** Beside its file; of a name that leaves no room for more it has the beginning (255 bytes). */
export function reportFile(file: string): string {
  const name = Buffer.from(basename(file)).subarray(0, 255 - ending.length);
  return join(dirname(file), `${name.toString().replace(/\uFFFD+$/u, '')}${ending}`);
}

const untrusted = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** What is read of a plain file, through no link; null where it is none, is gone or may not be read. */
async function inFile<Found>(
  file: string,
  read: (handle: FileHandle) => Promise<Found>,
): Promise<Found | null> {
  const handle = await open(file, untrusted).catch(() => null);
  try {
    return handle !== null && (await handle.stat()).isFile() ? await read(handle) : null;
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}

/** SHA-256 of a file of any size, hexadecimal; null where it is none, or is gone. */
export const fileDigest = (file: string) =>
  inFile(file, async (handle) => {
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk);
    return hash.digest('hex');
  });

/** Writes the report beside its file, whole or not at all, and through no link; whether it could. */
export async function writeReport(content: ReportContent): Promise<boolean> {
  const { file } = content;
  const draft = join(dirname(file), `.${basename(file).slice(0, 50)}.${randomUUID()}`);
  try {
    await writeFile(draft, reportPage(content), { flag: 'wx', flush: true });
    await rename(draft, reportFile(file));
    return true;
  } catch {
    await rm(draft, { force: true });
    return false;
  }
}

/** The report of a file whose reader ended before it could write one. */
export function writeLostReport(
  about: Omit<ReportContent, 'outcome'>,
  { message, remedy }: { message: string; remedy: string },
): Promise<boolean> {
  const counts = { added: 0, changed: 0, gone: 0, unchanged: 0, shop: 0 };
  const prepared = refusal(message, remedy);
  const outcome = {
    kind: 'errors',
    prepared,
    counts,
    needsPublishing: false,
    report: null,
  } as const;
  return writeReport({ ...about, outcome });
}

/** Whether the report beside a file is of just this content, whenever either was written. */
export async function isReported(file: string, digest: string): Promise<boolean> {
  const head = await inFile(reportFile(file), (handle) =>
    handle.read(Buffer.alloc(500), 0, 500, 0),
  );
  return head?.buffer.includes(`content="${digest}"`) ?? false;
}
