import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { type HeaderList, responseHeaders } from './apiHeaders.ts';

/** With more than this unread by the visitor, no more is read from the API. */
const maxBufferedBytes = 256 * 1024;

/** A larger first piece is written as it comes, not as text in one write with the head. */
const maxHeldBytes = 16 * 1024;

/**
 * Streams the API's answer to the visitor, no faster than it is read. `fail` answers in its place
 * where it is no good HTTP; one that breaks after its head ends the visitor's connection.
 */
export function relayAnswer(
  res: ServerResponse,
  siteHeaders: HeaderList,
  fail: () => void,
): Dispatcher.DispatchHandler {
  let isOver = false;
  // Bytes as latin1: Node writes them in one piece with the head. A body that came whole is ended
  // before the microtask runs.
  let held: string | null = null;
  let isFirst = true;
  const flush = () => {
    if (held !== null && !isOver) res.write(held, 'latin1');
    held = null;
  };
  const handleError = () => {
    if (isOver) return;
    isOver = true;
    if (res.headersSent) res.destroy();
    else fail();
  };
  return {
    onRequestStart(controller) {
      const leave = () => {
        if (!isOver) controller.abort(new Error('The visitor has gone.'));
      };
      if (res.closed) leave();
      else res.once('close', leave);
      res.on('drain', () => controller.resume());
    },
    onResponseStart(controller, status, headers) {
      // Announcements of the answer proper.
      if (status >= 100 && status < 200 && status !== 101) return;
      const passed = responseHeaders(status, headers);
      if (passed === null) {
        handleError();
        controller.abort(new Error('The answer is no good HTTP.'));
      } else res.writeHead(status, [...siteHeaders, ...passed]);
    },
    onResponseData(controller, chunk) {
      if (isOver) return;
      const isSmallStart = isFirst && chunk.length <= maxHeldBytes;
      isFirst = false;
      if (isSmallStart) {
        held = chunk.toString('latin1');
        queueMicrotask(flush);
        return;
      }
      flush();
      res.write(chunk);
      if (res.writableLength > maxBufferedBytes) controller.pause();
    },
    onResponseEnd() {
      if (isOver) return;
      isOver = true;
      if (held === null) res.end();
      else res.end(held, 'latin1');
    },
    onResponseError: handleError,
  };
}
