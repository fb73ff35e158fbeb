import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { report } from 'node:process';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { isLeaving, letGo } from './letGo.ts';

export type HttpServerOptions = {
  /** 0: any that is free. */
  port: number;
  /** Address to listen on; every address of the machine when absent. */
  host: string | undefined;
  /** A request must have arrived whole within this time. */
  requestTimeoutMs: number;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
};

/** A visitor who neither reads nor writes for so long is let go of. */
const idleMs = 60_000;

/** What a server holds open beside its visitors: itself, its files, its database. */
const ownDescriptors = 64;

/**
 * How many visitors a server may hold at a time: each takes a descriptor, and another for what is read
 * for him. Where the system leaves a process few, it is new visitors who wait, and no file or database.
 */
const connectionLimit = () => Math.max(16, Math.floor((openFilesLimit() - ownDescriptors) / 2));

const limits = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/** Windows names none, and elsewhere it may be 'unlimited'. */
function openFilesLimit(): number {
  const reading = v.safeParse(limits, report.getReport());
  return reading.success ? reading.output.userLimits.open_files.soft : Number.MAX_SAFE_INTEGER;
}

/** How long requests under way may still take once the server is to stop. */
const closeTimeoutMs = 15_000;

/** The HTTP server of site and API. Rejects with the error of a port that is taken. */
export async function startHttpServer(options: HttpServerOptions) {
  const { port, host, requestTimeoutMs, handle } = options;
  const server = createServer({
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    keepAliveTimeout: 10_000,
  });
  server.timeout = idleMs;
  server.maxConnections = connectionLimit();
  const inOrder = handleInOrder(handle);
  server.on('request', inOrder.take);
  server.on('clientError', inOrder.refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    /** Takes no new request and finishes those under way. */
    async close() {
      const forceClose = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      // A visitor's connection stays open after its last answer: let go of as soon as it is idle.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      clearInterval(closeIdle);
      clearTimeout(forceClose);
    },
  };
}

type Exchange = { req: IncomingMessage; res: ServerResponse };

/** Requests sent in a row without waiting for answers; who sends more is no browser. */
const maxPending = 256;

/**
 * Handles the requests of each connection one after the other (RFC 9112, 9.3.2: only safe methods
 * may run side by side). What is no HTTP ends its connection, after the answers that are due.
 */
function handleInOrder(handle: (req: IncomingMessage, res: ServerResponse) => void) {
  const pending = new WeakMap<Duplex, Set<Exchange>>();
  const begin = ({ req, res }: Exchange) => {
    // An answer that ended the connection ends what is still queued on it.
    if (!req.socket.destroyed && !isLeaving(req.socket)) handle(req, res);
  };
  return {
    take(req: IncomingMessage, res: ServerResponse) {
      const { socket } = req;
      const exchanges = pending.get(socket) ?? new Set<Exchange>();
      if (exchanges.size >= maxPending) return void socket.destroy();
      const before = exchanges.size > 0 ? [...exchanges].at(-1) : undefined;
      const exchange = { req, res };
      pending.set(socket, exchanges.add(exchange));
      res.once('close', () => exchanges.delete(exchange));
      if (before === undefined) begin(exchange);
      else before.res.once('close', () => begin(exchange));
    },
    refuse(error: NodeJS.ErrnoException, socket: Duplex) {
      if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
      const due = [...(pending.get(socket) ?? [])].filter(({ req }) => req.complete).at(-1);
      const end = () => letGo(socket, isLeaving(socket) ? '' : refusalFor(error.code));
      if (due === undefined) end();
      else due.res.once('close', end);
    },
  };
}

function refusalFor(code: string | undefined): string {
  // The client itself announced that there would be no further request.
  if (code === 'HPE_CLOSED_CONNECTION') return '';
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}
