import { execFile } from 'node:child_process';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf, type Logger } from '../../logger.ts';
import { lookEvery } from '../../lookEvery.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';
import { tryLater } from '../command/importFile.ts';
import { fileDigest, isReported, reportFile, writeLostReport } from '../report/reportFile.ts';
import { watchTexts } from './watching.copy.ts';

export type WatchOptions = StorePlace & {
  logger: Logger;
  pollIntervalMs?: number;
  /** Of the process that reads a file. */
  limits?: { timeMs: number; memoryMb: number };
};

const command = fileURLToPath(new URL('../command/catalogo.ts', import.meta.url));
const kinds = ['.xlsx', '.csv', '.json'];
/** A copy over a slow line pauses: a file is whole when it looks the same so many times more. */
const looksAtRest = 2;
/** A file that came while the database was away, or another import was under way, waits this long. */
const retryMs = 10_000;
const readerLimits = { timeMs: 120_000, memoryMb: 1500 };

/** What is known of a file by its name. */
type Seen = { print: string; looks: number; isDone: boolean; pausedUntil: number };

/**
 * Imports files that are dropped into `DATA_DIR/importa`, each content once, when they no longer
 * change. A process of its own reads them: no file keeps a visitor waiting or ends the API. What was
 * applied is moved to `applicati`; all else stays with its report, which says of what content it is.
 */
export async function watchFolder(options: WatchOptions) {
  const { dataDir, databaseUrl, logger, pollIntervalMs = 1000 } = options;
  const watched = join(dataDir, 'importa');
  const applied = join(watched, 'applicati');
  const files = new Map<string, Seen>();

  await mkdir(applied, { recursive: true }).catch((error: unknown) => {
    // A host whose API may not write there serves what the others import.
    if (databaseUrl === undefined) throw error;
    logger.info({ event: 'folderNotWatched', reason: reasonOf(error) });
  });

  const take = async (name: string, seen: Seen, closing: AbortSignal) => {
    const file = join(watched, name);
    // Of one that may not be read there is nothing to know.
    const digest = (await fileDigest(file)) ?? '';
    if (await isReported(file, digest)) {
      seen.isDone = true;
      return;
    }
    const { code, said } = await runImport(file, options, closing);
    if (closing.aborted) return;
    if (code === tryLater) {
      seen.pausedUntil = performance.now() + retryMs;
      return;
    }
    const print = await fingerprint(file);
    // What has grown while it was read is waited for again; what is gone another host has moved.
    if (print !== seen.print && (print !== null || code !== 0)) return;
    seen.isDone = true;
    if (code === 0) {
      await moveAway(file, applied).catch((error: unknown) =>
        logger.error({ event: 'fileNotMoved', file: name, reason: reasonOf(error) }),
      );
    } else if (!(await isReported(file, digest))) {
      const now = new Date().toISOString();
      await writeLostReport({ file, now, digest }, watchTexts.lost(said));
    }
    logger.info({ event: 'sheetImported', file: name, applied: code === 0 });
  };
  const look = async (closing: AbortSignal) => {
    for (const name of await candidates(watched)) {
      const print = await fingerprint(join(watched, name));
      if (print === null) continue;
      const known = files.get(name);
      const isDone = print === noFile;
      const seen = known?.print === print ? known : { print, looks: -1, isDone, pausedUntil: 0 };
      if (isDone && seen !== known) logger.info({ event: 'notAFile', file: name });
      files.set(name, seen);
      seen.looks += 1;
      const isWaiting = seen.looks < looksAtRest || seen.pausedUntil > performance.now();
      if (!seen.isDone && !isWaiting && !closing.aborted) await take(name, seen, closing);
    }
  };
  const close = lookEvery(pollIntervalMs, look, (error) =>
    logger.error({ event: 'sheetImportFailed', reason: reasonOf(error) }),
  );
  return { close };
}

/** Without the files that programs keep beside the one that is open. */
async function candidates(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(
    (name) => kinds.includes(extname(name).toLowerCase()) && !/^(?:\.|~\$)/u.test(name),
  );
}

/** Of a pipe, a link or a folder. */
const noFile = 'noFile';

/** Changes with each writing of a file; null where another host has moved it away. */
async function fingerprint(file: string): Promise<string | null> {
  const found = await lstat(file).catch(() => null);
  if (found === null) return null;
  if (!found.isFile()) return noFile;
  return `${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}`;
}

/** `code` is null where the process was ended; `said`: what it said of it. */
function runImport(
  file: string,
  { dataDir, catalogueFile, databaseUrl, limits = readerLimits }: WatchOptions,
  signal: AbortSignal,
): Promise<{ code: number | null; said: string }> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(catalogueFile === undefined ? {} : { CATALOGUE_FILE: catalogueFile }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const args = [`--max-old-space-size=${limits.memoryMb}`, command, 'importa', file, '--cartella'];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { env, signal, timeout: limits.timeMs, killSignal: 'SIGKILL' },
      (_, __, said) => resolve({ code: child.exitCode, said: child.exitCode === 1 ? said : '' }),
    );
  });
}

/** The newest of a name wins. The report stays with a file that cannot be moved: it says that it was read. */
async function moveAway(file: string, folder: string): Promise<void> {
  for (const path of [file, reportFile(file)]) {
    await rename(path, join(folder, basename(path))).catch((error: NodeJS.ErrnoException) => {
      // Another host that watches has moved it; either may have written the report.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
