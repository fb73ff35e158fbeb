import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { openContactService, type ContactServiceOptions } from './contactService.ts';
import type { Environment } from './environment.ts';
import { handleRequest, type Services } from './handleRequest.ts';
import { openLiveCatalogue } from './catalogueReloader.ts';
import { openLiveShop } from './owner/shop/liveShop.ts';
import { watchFolder } from './owner/watching/watchFolder.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { openApiAnswer } from './openApi.ts';
import { catalogueImages } from './readCatalogue.ts';
import { openStorage } from './storage/storage.ts';

export type RunningServer = {
  /** Such as `http://localhost:3001`. */
  address: string;
  /** Takes no new request, finishes those under way, then lets go of the files. */
  close: () => Promise<void>;
};

export type StartOptions = Environment & {
  logger?: Logger;
  pollIntervalMs?: number;
  /** A request must have arrived whole within this time. */
  requestTimeoutMs?: number;
  /** How long mails stay with a host that gives no sign of life. */
  leaseMs?: number;
} & Pick<ContactServiceOptions, 'mailer' | 'outbox'>;

/** How long requests under way may still take once the server is to stop. */
const closeTimeoutMs = 15_000;

/** Rejects with a `CatalogueError` or a `StoreError`, or where the port is taken. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(options.logLevel);
  const opened = new AsyncDisposableStack();
  try {
    const storage = await openStorage({ ...options, logger });
    opened.defer(() => storage.close());
    const catalogue = await openLiveCatalogue({
      feed: storage.catalogue,
      logger,
      pollIntervalMs: options.pollIntervalMs,
    });
    opened.defer(() => catalogue.close());
    const shop = await openLiveShop({ ...options, feed: storage.shop, logger });
    opened.defer(() => shop.close());
    const contact = openContactService({ ...options, storage, logger, company: shop.company });
    opened.defer(() => contact.close());
    const { trustedProxies } = options;
    const images = catalogueImages(options.catalogueFile);
    const server = createHttpServer(
      { catalogue, contact, storage, logger, images, trustedProxies, brand: shop.company().brand },
      options.requestTimeoutMs,
    );
    await listen(server, options.port, options.host);
    const watch = await watchFolder({ ...options, logger });
    opened.defer(() => watch.close());
    return {
      address: `http://localhost:${portOf(server)}`,
      async close() {
        await closeServer(server);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function createHttpServer(
  {
    images,
    brand,
    ...parts
  }: Omit<Services, 'metrics' | 'openApi' | 'pictures'> & { images: string; brand: string },
  requestTimeoutMs = 15_000,
): Server {
  const services = {
    ...parts,
    metrics: createMetrics(),
    openApi: openApiAnswer(brand),
    // `dev`: looked up on each request, so that a new picture needs no restart.
    pictures: sirv(images, { dev: true, etag: true }),
  };
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
      keepAliveTimeout: 10_000,
    },
    (req, res) => void handleRequest(services, req, res),
  );
  server.on('clientError', refuseConnection);
  return server;
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  const forceClose = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  // A visitor's connection stays open after its last answer: it is let go of as soon as it is idle.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(closeIdle);
  clearTimeout(forceClose);
}

/** What cannot be read as a request: too slow, too large a head, or no HTTP at all. */
function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
