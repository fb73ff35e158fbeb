import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf, type Logger } from '../../logger.ts';
import { databaseAway } from '../command/exitCodes.ts';
import { ownerFolders } from '../persistence/folders.ts';

export type WatchOptions = {
  dataDir: string;
  catalogueFile: string | undefined;
  databaseUrl: string | undefined;
  logger: Logger;
  pollIntervalMs?: number;
};

export type FolderWatch = { close: () => Promise<void> };

const command = fileURLToPath(new URL('../command/catalogo.ts', import.meta.url));
const kinds = ['.xlsx', '.csv', '.json'];
/** A copy over a slow line pauses: a file is whole when it looks the same so many times more. */
const looksAtRest = 2;
/** A file that came while the database was away waits this long for the next try. */
const retryMs = 10_000;
const timeLimitMs = 120_000;
/** Of the process that reads the file. */
const memoryLimitMb = 1500;

/**
 * Imports files that are dropped into `DATA_DIR/importa`, each once, when they no longer change. A
 * process of its own reads them: no file keeps a visitor waiting or ends the API. What was applied is
 * moved to `applicati`; all else stays with its report.
 */
export async function watchFolder(options: WatchOptions): Promise<FolderWatch> {
  const { dataDir, databaseUrl, logger, pollIntervalMs = 1000 } = options;
  const { watched, applied } = ownerFolders(dataDir);
  const seen = new Map<string, { print: string; looks: number }>();
  const done = new Map<string, string>();
  const pausedUntil = new Map<string, number>();
  const closing = new AbortController();

  await mkdir(applied, { recursive: true }).catch((error: unknown) => {
    // A host whose API may not write there serves what the others import.
    if (databaseUrl === undefined) throw error;
    logger.info({ event: 'folderNotWatched', reason: reasonOf(error) });
  });

  const look = async () => {
    for (const name of await candidates(watched)) {
      const file = join(watched, name);
      const print = await fingerprint(file);
      if (print === null) continue;
      const known = seen.get(name);
      const looks = known?.print === print ? known.looks + 1 : 0;
      seen.set(name, { print, looks });
      if (looks < looksAtRest || done.get(name) === print || closing.signal.aborted) continue;
      if (await isReported(file)) {
        done.set(name, print);
        continue;
      }
      if ((pausedUntil.get(name) ?? 0) > Date.now()) continue;
      const code = await runImport(file, options, closing.signal);
      if (code === databaseAway) {
        pausedUntil.set(name, Date.now() + retryMs);
        continue;
      }
      // What has grown while it was read is waited for again.
      if ((await fingerprint(file)) !== print) continue;
      done.set(name, print);
      if (code === 0) await moveAway(file, applied);
      logger.info({ event: 'sheetImported', file: name, applied: code === 0 });
    }
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) {
          logger.error({ event: 'sheetImportFailed', reason: reasonOf(error) });
        }
      })
      .finally(() => {
        looking = null;
      });
  }, pollIntervalMs).unref();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
    },
  };
}

/** Without the files that programs keep beside the one that is open. */
async function candidates(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(
    (name) => kinds.includes(extname(name).toLowerCase()) && !/^(?:\.|~\$)/u.test(name),
  );
}

/** null: another host has moved it away. */
async function fingerprint(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found && `${found.ino}:${found.size}:${found.mtimeMs}`;
}

/** A report that is newer than the file is the file's own: it was there before this start. */
async function isReported(file: string): Promise<boolean> {
  try {
    const [report, source] = await Promise.all([stat(`${file}.esito.html`), stat(file)]);
    return report.mtimeMs >= source.mtimeMs;
  } catch {
    return false;
  }
}

/** The exit code; null where the process was ended. */
function runImport(
  file: string,
  { dataDir, catalogueFile, databaseUrl }: WatchOptions,
  signal: AbortSignal,
): Promise<number | null> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(catalogueFile === undefined ? {} : { CATALOGUE_FILE: catalogueFile }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const args = [`--max-old-space-size=${memoryLimitMb}`, command, 'importa', file, '--cartella'];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, signal, timeout: timeLimitMs }, () =>
      resolve(child.exitCode),
    );
  });
}

/** The newest of a name wins. */
async function moveAway(file: string, folder: string): Promise<void> {
  for (const path of [file, `${file}.esito.html`]) {
    await rename(path, join(folder, basename(path))).catch(() => undefined);
  }
}
