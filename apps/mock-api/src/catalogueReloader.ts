import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  indexSteps,
  labelSteps,
  type Catalogue,
  type SortedCatalogue,
} from '@vetta/storefront/backend';
import { createAnswerCache, serialiseSteps, type AnswerCache } from './answerCache.ts';
import { createDeveloperData } from './developerData.ts';
import { reasonOf, type Logger } from './logger.ts';
import { unpackCatalogue } from './packedCatalogue.ts';
import { catalogueFiles } from './readCatalogue.ts';
import { reloadCatalogue } from './reloadCatalogue.ts';
import { copyOf, parseServed, readServedText, type CatalogueSource } from './servedCatalogue.ts';
import { runInSlices } from './slices.ts';

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

type Options = CatalogueSource & {
  logger: Logger;
  pollIntervalMs?: number;
};

/**
 * Loads the catalogue, and again whenever one of its files changes: then in a thread of its own and
 * in slices, so that no visitor waits. A new one that does not fit is reported and the old one
 * stays; at the start it is refused: throws a `CatalogueError`.
 */
export async function openLiveCatalogue(options: Options): Promise<LiveCatalogue> {
  const { dataDir, catalogueFile, logger, pollIntervalMs = 1000 } = options;
  const files = [...catalogueFiles(catalogueFile), copyOf(dataDir)];
  const source = { dataDir, catalogueFile };
  const closing = new AbortController();
  // Taken before the files are read: what changes while they are is noticed at the next look.
  let seen = await fingerprint(files);
  const served = await readServedText(source);
  noteSeed(served, options);
  let { digest } = served;
  let loaded = await load(parseServed(served), () => served.text);

  // Labels are read when they are asked for; those of all products soon after, between requests.
  let labels = labelSteps(loaded.catalogue);
  void runInSlices(labels);

  const look = async () => {
    const found = await fingerprint(files);
    if (found === seen || closing.signal.aborted) return;
    seen = found;
    const result = await reloadCatalogue({ source, digest }, closing.signal);
    if (result.kind === 'refused') {
      const { file, problems } = result;
      const reason = file === null ? problems.join() : `${file} does not fit`;
      logger.error({
        event: 'catalogueRefused',
        reason,
        ...(file !== null && { problems: problems.slice(0, 20) }),
      });
      return;
    }
    noteSeed(result, options);
    // The reading itself may have renewed the copy.
    if (result.kind === 'unchanged') return;
    const { packed, text } = result;
    const catalogue = await runInSlices(unpackCatalogue(packed));
    loaded = await load(catalogue, () => Buffer.from(text.buffer).toString('utf8'), packed.sorted);
    labels.return();
    labels = labelSteps(catalogue);
    void runInSlices(labels);
    digest = result.digest;
    logger.info({ event: 'catalogueReloaded', products: catalogue.products.length });
  };
  let looking: Promise<void> | null = null;
  // Asking for the files' state works on every file system and across renames; watching does not.
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        logger.error({ event: 'catalogueRefused', reason: reasonOf(error) });
      })
      .finally(() => {
        looking = null;
      });
  }, pollIntervalMs).unref();

  return {
    current: () => loaded,
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
      labels.return();
    },
  };
}

function noteSeed({ isSeedIgnored }: { isSeedIgnored: boolean }, { dataDir, logger }: Options) {
  if (!isSeedIgnored) return;
  const reason = `${copyOf(dataDir)} has been edited and stays`;
  logger.info({ event: 'catalogueSeedIgnored', reason });
}

/** What the answers of a catalogue are made of is worked out here, not while a visitor waits. */
async function load(
  catalogue: Catalogue,
  text: () => string,
  sorted?: SortedCatalogue,
): Promise<LoadedCatalogue> {
  await runInSlices(indexSteps(catalogue, sorted));
  await runInSlices(serialiseSteps(catalogue.products));
  const answers = createAnswerCache(catalogue);
  let developerData: LoadedCatalogue['developerData'] | null = null;
  return {
    catalogue,
    answers,
    developerData(req, res) {
      developerData ??= createDeveloperData(text());
      developerData(req, res);
    },
  };
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
