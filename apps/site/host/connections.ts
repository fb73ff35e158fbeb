import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { closing } from './refuseRequest.ts';

type Exchange = { req: IncomingMessage; res: ServerResponse };

/** Requests sent in a row without waiting for answers; who sends more is no browser. */
const maxPending = 256;

/**
 * Handles the requests of each connection one after the other (RFC 9112, 9.3.2: only safe methods
 * may run side by side). What is no HTTP ends its connection, after the answers that are due.
 */
export function handleInOrder(
  server: Server,
  handle: (req: IncomingMessage, res: ServerResponse) => void,
): void {
  const pending = new WeakMap<Duplex, Set<Exchange>>();
  const begin = ({ req, res }: Exchange) => {
    // An answer that ended the connection ends what is still queued on it.
    if (!req.socket.destroyed && !closing.has(req.socket)) handle(req, res);
  };

  server.on('request', (req, res) => {
    const { socket } = req;
    const exchanges = pending.get(socket) ?? new Set<Exchange>();
    if (exchanges.size >= maxPending) return void socket.destroy();
    const before = exchanges.size > 0 ? [...exchanges].at(-1) : undefined;
    const exchange = { req, res };
    pending.set(socket, exchanges.add(exchange));
    res.once('close', () => exchanges.delete(exchange));
    if (before === undefined) begin(exchange);
    else before.res.once('close', () => begin(exchange));
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const due = [...(pending.get(socket) ?? [])].filter(({ req }) => req.complete).at(-1);
    const end = () => void socket.end(closing.has(socket) ? '' : refusalFor(error.code));
    if (due === undefined) end();
    else due.res.once('close', end);
  });
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
