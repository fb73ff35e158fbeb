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
  close: () => void;
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
  const files = [...catalogueFiles(catalogueFile), join(dataDir, 'db.json')];
  let loaded = await load(options);
  let seen = await fingerprint(files);
  let isLooking = false;

  const look = async () => {
    const found = await fingerprint(files);
    if (found === seen) return;
    seen = found;
    try {
      loaded = await load(options);
      logger.info({ event: 'catalogueReloaded', products: loaded.catalogue.products.length });
    } catch (error) {
      logger.error({ event: 'catalogueRefused', ...describe(error) });
    }
    // The load itself may have renewed the copy.
    seen = await fingerprint(files);
  };
  // Asking for the files' state works on every file system and across renames; watching does not.
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEveryMs).unref();

  return { current: () => loaded, close: () => clearInterval(timer) };
}

async function load({ dataDir, catalogueFile, logger }: Options): Promise<LoadedCatalogue> {
  const outcome = await seedDataDirectory(dataDir, catalogueFile);
  const file = join(dataDir, 'db.json');
  if (outcome === 'keptEdited') {
    logger.info({ event: 'catalogueSeedIgnored', reason: `${file} has been edited and stays` });
  }
  const text = await readFile(file, 'utf8');
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
