import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body whole. 'tooLarge' as soon as it is; 'broken' when the visitor has gone or
 * what was sent is no HTTP.
 */
export function readRequestBody(
  req: IncomingMessage,
  limit: number,
): Promise<Buffer | 'tooLarge' | 'broken'> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.resolve('tooLarge');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) resolve('tooLarge');
      else chunks.push(chunk);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', () => resolve('broken'));
    req.on('close', () => resolve('broken'));
  });
}
