import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Header names and values in turn, as Node and undici take them. */
export type HeaderList = string[];

/** How long a visitor who is let go of may take to read why. */
const lingerMs = 1000;

const leaving = new WeakSet<Duplex>();

/** Whether the connection has had its last answer: requests that still come on it are not heard. */
export const isLeaving = (socket: Duplex): boolean => leaving.has(socket);

/**
 * Says the last word and ends the connection, whether or not the visitor hangs up as well. What he is
 * still sending is read and dropped for a moment: closing on him at once would lose him the answer.
 */
export function letGo(socket: Duplex, lastWord = ''): void {
  leaving.add(socket);
  socket.end(lastWord);
  const lingering = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(lingering));
}

/** Answers a request, of which more may be on its way, and lets its visitor go. */
export function refuseRequest(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: Readonly<HeaderList>,
  body: Buffer,
): void {
  leaving.add(req.socket);
  const length = String(body.length);
  res.writeHead(status, [...headers, 'Connection', 'close', 'Content-Length', length]);
  if (req.complete) {
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  const onSent = () => {
    letGo(req.socket);
    req.once('end', () => req.socket.destroySoon());
  };
  if (req.method === 'HEAD') {
    res.flushHeaders();
    onSent();
  } else res.write(body, onSent);
  req.resume();
}
