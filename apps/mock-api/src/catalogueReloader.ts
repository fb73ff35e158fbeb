import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { App } from '@tinyhttp/app';
import {
  indexSteps,
  labelSteps as readLabels,
  romeDay,
  setOwnCatalogue,
  type Catalogue,
  type SortedCatalogue,
} from '@vetta/storefront/backend';
import { createApp } from 'json-server/lib/app.js';
import { Low, Memory } from 'lowdb';
import { createAnswerCache, serialiseSteps } from './answerCache.ts';
import { reasonOf, type Logger } from './logger.ts';
import { lookEvery } from './lookEvery.ts';
import { unpackCatalogue } from './packedCatalogue.ts';
import { reloadCatalogue } from './reloadCatalogue.ts';
import { parseServed } from './servedCatalogue.ts';
import type { CatalogueFeed } from './storage/openCatalogue.ts';

export type LiveCatalogue = Awaited<ReturnType<typeof openLiveCatalogue>>;

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
export async function openLiveCatalogue(options: CatalogueOptions) {
  const { feed, logger, pollIntervalMs = 500, labelSteps = readLabels } = options;
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

  const look = async (closing: AbortSignal) => {
    const found = await feed.fingerprint();
    const isFileChanged = found.files !== seen.files;
    if ((found.version === seen.version && !isFileChanged) || closing.aborted) return;
    const { place } = feed;
    const result = await reloadCatalogue({ place, isFileChanged, digest }, closing);
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
  const stopLooking = lookEvery(pollIntervalMs, look, (error) =>
    logger.error({ event: 'catalogueRefused', reason: reasonOf(error) }),
  );
  return {
    /** The newest catalogue that fits. */
    current: () => loaded,
    async close() {
      await stopLooking();
      labels.return();
    },
  };
}

function noteSeed({ seedIgnored }: { seedIgnored: string | null }, logger: Logger) {
  if (seedIgnored === null) return;
  logger.info({ event: 'catalogueSeedIgnored', reason: seedIgnored });
}

/** What the answers of a catalogue are made of is worked out here, not while a visitor waits. */
async function load(catalogue: Catalogue, text: () => string, sorted?: SortedCatalogue) {
  await runInSlices(indexSteps(catalogue, sorted));
  await runInSlices(serialiseSteps(catalogue.products));
  let day = romeDay(new Date());
  let answers = createAnswerCache(catalogue, day);
  let developerData: ReturnType<typeof createDeveloperData> | null = null;
  return {
    catalogue,
    /** Of today: at midnight in Rome they are others. */
    answers() {
      const today = romeDay(new Date());
      if (today !== day) {
        day = today;
        answers = createAnswerCache(catalogue, day);
      }
      return answers;
    },
    /** Milliseconds since 1970. */
    takenUpAt: Date.now(),
    developerData(req: IncomingMessage, res: ServerResponse) {
      developerData ??= createDeveloperData(text());
      developerData(req, res);
    },
  };
}

/** How long visitors may have to wait for a slice of other work to end. */
const sliceMs = 5;

/** Does the steps of long work a few milliseconds at a time; requests are answered in between. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}

/** Says which catalogue was not taken up, and what is wrong with it. */
function logRefusal(
  logger: Logger,
  { file, problems }: { file: string | null; problems: readonly string[] },
): void {
  logger.error({
    event: 'catalogueRefused',
    reason: file === null ? problems.join() : `${file} does not fit`,
    ...(file !== null && { problems: problems.slice(0, 20) }),
  });
}

/**
 * json-server's own routes over a copy of the catalogue, for developers
 * (docs/rules.md#developer-data). It would accept anonymous writes, so the caller lets nothing but
 * GET and HEAD come here.
 */
function createDeveloperData(
  catalogueText: string,
): (req: IncomingMessage, res: ServerResponse) => void {
  const data = new Low(new Memory<Record<string, unknown>>(), JSON.parse(catalogueText, textIds));
  // Never listening: it only carries tinyhttp's handler, which wants requests of its own kind.
  const server = createServer().on('request', new App().use('/_data', createApp(data)).attach);
  return (req, res) => {
    server.emit('request', req, res);
  };
}

/** json-server looks ids up as text. */
function textIds(key: string, value: unknown): unknown {
  return key === 'id' && typeof value === 'number' ? String(value) : value;
}
