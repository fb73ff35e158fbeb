import sirv from 'sirv';
import { openContactService, type ContactServiceOptions } from './contactService.ts';
import type { Environment } from './environment.ts';
import { handleRequest } from './handleRequest.ts';
import { startHttpServer } from './http/httpServer.ts';
import { openLiveCatalogue, type CatalogueOptions } from './catalogueReloader.ts';
import { openLiveShop } from './owner/shop/liveShop.ts';
import { watchFolder } from './owner/watching/watchFolder.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { openApiAnswer } from './openApi.ts';
import { catalogueImages } from './readCatalogue.ts';
import { openStorage } from './storage/storage.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export type StartOptions = Environment & {
  logger?: Logger;
  /** A request must have arrived whole within this time. */
  requestTimeoutMs?: number;
  /** How long mails stay with a host that gives no sign of life. */
  leaseMs?: number;
} & Pick<ContactServiceOptions, 'mailer' | 'outbox'> &
  Pick<CatalogueOptions, 'pollIntervalMs' | 'labelSteps'>;

/** Rejects with a `CatalogueError` or a `StoreError`, or where the port is taken. */
export async function startServer(options: StartOptions) {
  const logger = options.logger ?? createLogger(options.logLevel);
  const opened = new AsyncDisposableStack();
  try {
    const storage = await openStorage({ ...options, logger });
    opened.defer(() => storage.close());
    const catalogue = await openLiveCatalogue({ ...options, feed: storage.catalogue, logger });
    opened.defer(() => catalogue.close());
    const shop = await openLiveShop({ ...options, feed: storage.shop, logger });
    opened.defer(() => shop.close());
    const contact = openContactService({ ...options, storage, logger, company: shop.company });
    opened.defer(() => contact.close());
    const services = {
      catalogue,
      contact,
      storage,
      logger,
      trustedProxies: options.trustedProxies,
      metrics: createMetrics(),
      openApi: openApiAnswer(shop.company().brand),
      // `dev`: looked up on each request, so that a new picture needs no restart.
      pictures: sirv(catalogueImages(options.catalogueFile), { dev: true, etag: true }),
    };
    const server = await startHttpServer({
      port: options.port,
      host: options.host,
      requestTimeoutMs: options.requestTimeoutMs ?? 15_000,
      handle: (req, res) => void handleRequest(services, req, res),
    });
    const watch = await watchFolder({ ...options, logger });
    opened.defer(() => watch.close());
    return {
      /** Such as `http://localhost:3001`. */
      address: `http://localhost:${server.port}`,
      /** Takes no new request, finishes those under way, then lets go of the files. */
      async close() {
        await server.close();
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
