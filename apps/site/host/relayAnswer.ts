import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { type HeaderList, responseHeaders } from './apiHeaders.ts';

/** Who waits for an answer of the API. */
export type Visitor = {
  res: ServerResponse;
  siteHeaders: HeaderList;
  /** Answers in the API's place. */
  fail: () => void;
};

/** A larger answer is streamed. With more than this unread by the visitor, no more is read from the API. */
const maxHeldBytes = 256 * 1024;

/** Up to here a body goes out as text: Node writes it in one piece with the head. */
const maxTextBytes = 16 * 1024;

/**
 * Hands one answer of the API to the visitors who wait for it: in one piece once it is whole, so that the
 * slowest of them holds up nobody. One that is too large for that is streamed to the first, no faster
 * than he reads; `onEnd` gets the others back. What is no good HTTP is answered by `fail`, and what
 * breaks after its head ends the visitors' connections.
 */
export function relayAnswer(
  visitors: readonly Visitor[],
  onEnd: (unanswered: readonly Visitor[]) => void,
): Dispatcher.DispatchHandler {
  let isOver = false;
  let head: { status: number; headers: HeaderList } | null = null;
  let held: Buffer[] = [];
  let heldBytes = 0;
  let reader: ServerResponse | null = null;

  const begin = ({ res, siteHeaders }: Visitor) => {
    if (head !== null) res.writeHead(head.status, [...siteHeaders, ...head.headers]);
  };
  const handleError = () => {
    if (isOver) return;
    isOver = true;
    if (reader !== null) return void reader.destroy();
    for (const { res, fail } of visitors) {
      if (head === null) fail();
      else res.destroy();
    }
    onEnd([]);
  };
  /** null: everyone has gone. */
  const beginStream = (): ServerResponse | null => {
    const [first, ...others] = visitors.filter(({ res }) => !res.closed);
    if (first === undefined) return null;
    begin(first);
    for (const chunk of held) first.res.write(chunk);
    held = [];
    onEnd(others);
    return first.res;
  };

  return {
    onRequestStart(controller) {
      let waiting = visitors.length;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0 && !isOver) controller.abort(new Error('The visitor has gone.'));
      };
      for (const { res } of visitors) {
        if (res.closed) leave();
        else res.once('close', leave);
      }
    },
    onResponseStart(controller, status, headers) {
      // Announcements of the answer proper.
      if (status >= 100 && status < 200 && status !== 101) return;
      const passed = responseHeaders(status, headers);
      if (passed === null) {
        handleError();
        controller.abort(new Error('The answer is no good HTTP.'));
      } else head = { status, headers: passed };
    },
    onResponseData(controller, chunk) {
      if (isOver) return;
      if (reader === null) {
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes <= maxHeldBytes) return;
        reader = beginStream();
        reader?.on('drain', () => controller.resume());
        reader?.once('close', () => {
          if (!isOver) controller.abort(new Error('The visitor has gone.'));
        });
      } else reader.write(chunk);
      if ((reader?.writableLength ?? 0) > maxHeldBytes) controller.pause();
    },
    onResponseEnd() {
      if (isOver) return;
      isOver = true;
      if (reader !== null) return void reader.end();
      const bytes = held.length === 1 ? (held[0] ?? Buffer.alloc(0)) : Buffer.concat(held);
      const body = bytes.length <= maxTextBytes ? bytes.toString('latin1') : bytes;
      for (const visitor of visitors) {
        begin(visitor);
        visitor.res.end(body, 'latin1');
      }
      onEnd([]);
    },
    onResponseError: handleError,
  };
}
