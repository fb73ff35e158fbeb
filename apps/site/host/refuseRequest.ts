import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderList } from './apiHeaders.ts';

/** How long a visitor who is still sending may take to read the refusal. */
const lingerMs = 1000;

/** Connections that an answer has ended: requests that still come on them are not heard. */
export const closing: WeakSet<Duplex> = new WeakSet();

/**
 * Answers and ends the connection, at once. What is still on its way is read and dropped for a
 * moment: closing on a visitor who is sending would lose him the answer.
 */
export function refuseRequest(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: HeaderList,
  body: Buffer,
): void {
  const { socket } = req;
  closing.add(socket);
  const length = String(body.length);
  res.writeHead(status, [...headers, 'Connection', 'close', 'Content-Length', length]);
  if (req.complete) {
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  const onSent = () => {
    socket.end();
    const lingering = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(lingering));
    if (req.complete) socket.destroySoon();
    else req.once('end', () => socket.destroySoon());
  };
  if (req.method === 'HEAD') {
    res.flushHeaders();
    onSent();
  } else res.write(body, onSent);
  req.resume();
}
