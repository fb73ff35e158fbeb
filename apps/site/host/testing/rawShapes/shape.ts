/** A request as bytes (latin1), and what must come of it. */
export type RawShape = {
  name: string;
  bytes: string;
  /** What the API behind sees: method and target, then the body. */
  api: readonly (readonly [request: string, body: string])[];
  /** The answers on the visitor's connection: the API's, or the site's own by their status. */
  answers: readonly ('api' | number)[];
};

export const health = 'GET /api/health';
export const contact = 'POST /api/contact';

/** Refused by the site: the API sees nothing. */
export function refused(name: string, bytes: string, status = 400): RawShape {
  return { name, bytes, api: [], answers: [status] };
}

/** Answered by the API, which sees this one request. */
export function passed(name: string, bytes: string, request: string, body = ''): RawShape {
  return { name, bytes, api: [[request, body]], answers: ['api'] };
}

/** A head of a line per argument, the blank line at its end, then the body. */
export function message(head: readonly string[], body = ''): string {
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** The second request that an attacker hides. */
export const hidden = message(['GET /_data/products HTTP/1.1', 'Host: x']);

export function get(headers: readonly string[] = [], body = ''): string {
  return message(['GET /api/health HTTP/1.1', 'Host: x', ...headers], body);
}

export function post(headers: readonly string[], body: string): string {
  const head = ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  return message([...head, ...headers], body);
}
