import type { IncomingMessage } from 'node:http';
import { contactBodyLimit } from '@vetta/storefront/backend';

export type BodyReading = { ok: true; text: string } | { ok: false; status: 400 | 413 | 415 };

/**
 * Reads a request's text: at most 64 KiB, UTF-8, not compressed (docs/rules.md#contact-statuses).
 * Rejects when the visitor hangs up.
 */
export async function readBody(req: IncomingMessage): Promise<BodyReading> {
  if (!['', 'identity'].includes(req.headers['content-encoding'] ?? '')) {
    return { ok: false, status: 415 };
  }
  if (/charset=(?!"?utf-8"?\s*(;|$))/i.test(req.headers['content-type'] ?? '')) {
    return { ok: false, status: 415 };
  }
  const bytes = await readBytes(req);
  if (bytes === null) return { ok: false, status: 413 };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** A request's body whole; null where it is more than allowed, announced or not. */
export async function readBytes(req: IncomingMessage): Promise<Buffer | null> {
  if (Number(req.headers['content-length'] ?? 0) > contactBodyLimit) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open on early return: the refusal still has to reach the visitor.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length > contactBodyLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
