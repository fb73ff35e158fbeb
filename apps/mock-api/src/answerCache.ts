import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answer, type Answer, bodyText, type Catalogue, type Day } from '@vetta/storefront/backend';
import type { Encoding } from './negotiation.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
} as const satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

export type StoredAnswer = ReturnType<typeof storeAnswer>;

/** What an entry takes besides its bytes and their compressed forms: headers, ETag, the maps' own. */
const entryBytes = 2048;

const sizeOf = (url: string, { bytes }: StoredAnswer) =>
  entryBytes + 2 * url.length + 2 * bytes.length;

/**
 * The answers of one catalogue on one day. A new one of either gets a new cache, so nothing ever needs to
 * expire.
 * Of answers to queries so many bytes are kept, the least recently asked dropped first.
 */
export function createAnswerCache(
  catalogue: Catalogue,
  day: Day,
  keptQueryBytes = 16 * 1024 * 1024,
) {
  const whole = new Map<string, StoredAnswer>();
  const queried = new Map<string, StoredAnswer>();
  // The backend gives one and the same list for every query that means it.
  const byBody = new WeakMap<object, StoredAnswer>();
  let queriedBytes = 0;

  const keepQueried = (url: string, stored: StoredAnswer) => {
    const weight = sizeOf(url, stored);
    if (weight > keptQueryBytes / 4) return;
    queried.set(url, stored);
    queriedBytes += weight;
    for (const [oldest, answered] of queried) {
      if (queriedBytes <= keptQueryBytes) break;
      queried.delete(oldest);
      queriedBytes -= sizeOf(oldest, answered);
    }
  };

  const storeOnce = (given: Answer): StoredAnswer => {
    const { status, body } = given;
    if (status !== 200 || typeof body !== 'object' || body === null) return storeAnswer(given);
    const stored = byBody.get(body) ?? storeAnswer(given);
    byBody.set(body, stored);
    return stored;
  };

  return {
    get(url: string): StoredAnswer {
      const known = whole.get(url);
      if (known) return known;
      const recent = queried.get(url);
      if (recent) {
        queried.delete(url);
        queried.set(url, recent);
        return recent;
      }
      const stored = storeOnce(answer(catalogue, { method: 'GET', url, day }));
      // Without a query there are as many good paths as the catalogue has entries.
      if (stored.status === 200 && url.includes('?')) keepQueried(url, stored);
      else if (stored.status === 200) whole.set(url, stored);
      return stored;
    },
  };
}

/** Each entry of a list is serialised once, for all lists that it is in. */
const texts = new WeakMap<object, string>();

function serialise(body: unknown): string {
  return Array.isArray(body) ? `[${body.map(textOf).join(',')}]` : bodyText(body);
}

function textOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(entry);
  texts.set(entry, text);
  return text;
}

/** Serialises entries before they are asked for, a step for each. */
export function* serialiseSteps(entries: readonly unknown[]): Generator<void, void> {
  for (const entry of entries) {
    textOf(entry);
    yield;
  }
}

/** An answer as bytes: serialised once, and compressed at most once for each encoding. */
export function storeAnswer({ status, headers, body }: Answer) {
  const bytes = Buffer.from(serialise(body));
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    headers,
    // Weak: the same answer stands behind every encoding of it.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bytes,
    encoded(encoding: Encoding) {
      const known = encodings.get(encoding);
      if (known) return known;
      const compressed = compressors[encoding](bytes);
      encodings.set(encoding, compressed);
      return compressed;
    },
  };
}
