import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '@vetta/storefront/backend';
import { createAnswerCache, type AnswerCache } from './answerCache.ts';
import { createDeveloperData } from './developerData.ts';
import type { Environment } from './environment.ts';
import { reasonOf, type Logger } from './logger.ts';
import { CatalogueError, catalogueFiles, parseCatalogue } from './readCatalogue.ts';
import { seedDataDirectory } from './seed.ts';

export type LoadedCatalogue = {
  catalogue: Catalogue;
  answers: AnswerCache;
  developerData: (req: IncomingMessage, res: ServerResponse) => void;
};

export type LiveCatalogue = {
  /** The newest catalogue that fits. */
  current: () => LoadedCatalogue;
  /** Looks no more, and lets a look under way come to its end. */
  close: () => Promise<void>;
};

type Options = Pick<Environment, 'dataDir' | 'catalogueFile'> & {
  logger: Logger;
  lookEveryMs?: number;
};

/**
 * Loads the catalogue, and again whenever one of its files changes. A new one that does not fit is
 * reported and the old one stays; at the start it is refused: throws a `CatalogueError`.
 */
export async function openLiveCatalogue(options: Options): Promise<LiveCatalogue> {
  const { dataDir, catalogueFile, logger, lookEveryMs = 1000 } = options;
  const files = [...catalogueFiles(catalogueFile), copyOf(dataDir)];
  // Taken before the files are read: what changes while they are is noticed at the next look.
  let seen = await fingerprint(files);
  let text = await readCopy(options);
  let loaded = load(copyOf(dataDir), text);

  const look = async () => {
    const found = await fingerprint(files);
    if (found === seen) return;
    seen = found;
    try {
      const newText = await readCopy(options);
      // The reading itself may have renewed the copy.
      if (newText === text) return;
      loaded = load(copyOf(dataDir), newText);
      text = newText;
      logger.info({ event: 'catalogueReloaded', products: loaded.catalogue.products.length });
    } catch (error) {
      logger.error({ event: 'catalogueRefused', ...describe(error) });
    }
  };
  let looking: Promise<void> | null = null;
  // Asking for the files' state works on every file system and across renames; watching does not.
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, lookEveryMs).unref();

  return {
    current: () => loaded,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

const copyOf = (dataDir: string) => join(dataDir, 'db.json');

/** The text of the writable copy, which follows the seed while nobody has edited it. */
async function readCopy({ dataDir, catalogueFile, logger }: Options): Promise<string> {
  const outcome = await seedDataDirectory(dataDir, catalogueFile);
  const file = copyOf(dataDir);
  if (outcome === 'keptEdited') {
    logger.info({ event: 'catalogueSeedIgnored', reason: `${file} has been edited and stays` });
  }
  return readFile(file, 'utf8');
}

function load(file: string, text: string): LoadedCatalogue {
  const catalogue = parseCatalogue(file, text);
  const answers = createAnswerCache(catalogue);
  // The index of a catalogue is built with its first answer: here, not while a visitor waits.
  answers.get('/api/products');
  let developerData: LoadedCatalogue['developerData'] | null = null;
  return {
    catalogue,
    answers,
    developerData(req, res) {
      developerData ??= createDeveloperData(text);
      developerData(req, res);
    },
  };
}

function describe(error: unknown): { reason: string; problems?: readonly string[] } {
  if (!(error instanceof CatalogueError)) return { reason: reasonOf(error) };
  return { reason: `${error.file} does not fit`, problems: error.problems.slice(0, 20) };
}

/** Changes when one of the files does. */
async function fingerprint(files: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      try {
        const { ino, size, mtimeMs } = await stat(file);
        return `${ino}:${size}:${mtimeMs}`;
      } catch {
        return 'absent';
      }
    }),
  );
  return parts.join(' ');
}
