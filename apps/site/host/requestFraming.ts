import type { IncomingMessage } from 'node:http';

/** Methods whose requests have no body here. One with a body is refused: RFC 9110, 9.3 gives it no meaning. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** What a request says of its own body. `refused`: two readers could see it end in two places. */
export type Framing = 'bodiless' | 'withBody' | 'refused';

/**
 * Node's parser refuses most of what is ambiguous. This is the second lock, and the rule that a
 * reading method carries no body.
 */
export function readFraming({ method = '', rawHeaders, httpVersion }: IncomingMessage): Framing {
  let hosts = 0;
  const lengths: string[] = [];
  const codings: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (name === 'host') hosts += 1;
    else if (name === 'content-length') lengths.push(rawHeaders[index + 1] ?? '');
    else if (name === 'transfer-encoding') codings.push(rawHeaders[index + 1] ?? '');
  }
  // The parser knows 0.9 and 2.0 as well.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'refused';
  const [length] = lengths;
  const [coding] = codings;
  if (hosts > 1 || lengths.length > 1 || codings.length > 1) return 'refused';
  if (coding !== undefined) {
    const isPlain = coding.toLowerCase() === 'chunked' && httpVersion === '1.1';
    return isPlain && length === undefined && !bodiless.has(method) ? 'withBody' : 'refused';
  }
  if (length === undefined) return 'bodiless';
  if (!/^\d{1,15}$/.test(length)) return 'refused';
  if (Number(length) === 0) return 'bodiless';
  return bodiless.has(method) ? 'refused' : 'withBody';
}
