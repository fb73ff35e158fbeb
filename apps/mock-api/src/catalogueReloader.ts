import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  indexSteps,
  labelSteps as readLabels,
  romeDay,
  setOwnCatalogue,
  type Catalogue,
  type SortedCatalogue,
} from '@vetta/storefront/backend';
import { createAnswerCache, serialiseSteps, type AnswerCache } from './answerCache.ts';
import { createDeveloperData } from './developerData.ts';
import { reasonOf, type Logger } from './logger.ts';
import { logRefusal } from './logRefusal.ts';
import { unpackCatalogue } from './packedCatalogue.ts';
import { reloadCatalogue } from './reloadCatalogue.ts';
import { parseServed } from './servedCatalogue.ts';
import { runInSlices } from './slices.ts';
import type { CatalogueFeed } from './storage/openCatalogue.ts';

export type LoadedCatalogue = {
  catalogue: Catalogue;
  /** Of today: at midnight in Rome they are others. */
  answers: () => AnswerCache;
  /** Milliseconds since 1970. */
  takenUpAt: number;
  developerData: (req: IncomingMessage, res: ServerResponse) => void;
};

export type LiveCatalogue = {
  /** The newest catalogue that fits. */
  current: () => LoadedCatalogue;
  /** Stops looking for changes; waits for a look under way. */
  close: () => Promise<void>;
};

export type CatalogueOptions = {
  feed: CatalogueFeed;
  logger: Logger;
  pollIntervalMs?: number;
  /** Reads the labels of all products, one at a step. */
  labelSteps?: typeof readLabels | undefined;
};

/**
 * Loads the catalogue, and again whenever it changes: then in a thread of its own and
 * in slices, so that no visitor waits. A new one that does not fit is reported and the old one
 * stays; at the start it is refused: throws a `CatalogueError`.
 */
export async function openLiveCatalogue(options: CatalogueOptions): Promise<LiveCatalogue> {
  const { feed, logger, pollIntervalMs = 500, labelSteps = readLabels } = options;
  const closing = new AbortController();
  // Taken before the files are read: what changes while they are is noticed at the next look.
  let seen = await feed.fingerprint();
  const served = await feed.open();
  noteSeed(served, logger);
  let { digest } = served;
  setOwnCatalogue(served.isOwn);
  let loaded = await load(parseServed(served), () => served.text);

  // Labels are read when they are asked for; those of all products soon after, between requests.
  let labels = labelSteps(loaded.catalogue);
  void runInSlices(labels);

  const look = async () => {
    const found = await feed.fingerprint();
    const isFileChanged = found.files !== seen.files;
    if ((found.version === seen.version && !isFileChanged) || closing.signal.aborted) return;
    const { place } = feed;
    const result = await reloadCatalogue({ place, isFileChanged, digest }, closing.signal);
    seen = found;
    if (result.kind === 'refused') {
      logRefusal(logger, result);
      return;
    }
    noteSeed(result, logger);
    if (result.kind === 'unchanged') return;
    const { packed, text, isOwn } = result;
    const catalogue = await runInSlices(unpackCatalogue(packed));
    setOwnCatalogue(isOwn);
    loaded = await load(catalogue, () => Buffer.from(text.buffer).toString('utf8'), packed.sorted);
    labels.return();
    labels = labelSteps(catalogue);
    void runInSlices(labels);
    digest = result.digest;
    logger.info({ event: 'catalogueReloaded', products: catalogue.products.length });
  };
  let looking: Promise<void> | null = null;
  // Asking works on every file system, across renames and on several hosts; watching does not.
  const lookOnce = () => {
    looking ??= look()
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        logger.error({ event: 'catalogueRefused', reason: reasonOf(error) });
      })
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(lookOnce, pollIntervalMs).unref();

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

function noteSeed({ seedIgnored }: { seedIgnored: string | null }, logger: Logger) {
  if (seedIgnored === null) return;
  logger.info({ event: 'catalogueSeedIgnored', reason: seedIgnored });
}

/** What the answers of a catalogue are made of is worked out here, not while a visitor waits. */
async function load(
  catalogue: Catalogue,
  text: () => string,
  sorted?: SortedCatalogue,
): Promise<LoadedCatalogue> {
  await runInSlices(indexSteps(catalogue, sorted));
  await runInSlices(serialiseSteps(catalogue.products));
  let day = romeDay(new Date());
  let answers = createAnswerCache(catalogue, day);
  let developerData: LoadedCatalogue['developerData'] | null = null;
  return {
    catalogue,
    answers() {
      const today = romeDay(new Date());
      if (today !== day) {
        day = today;
        answers = createAnswerCache(catalogue, day);
      }
      return answers;
    },
    takenUpAt: Date.now(),
    developerData(req, res) {
      developerData ??= createDeveloperData(text());
      developerData(req, res);
    },
  };
}
