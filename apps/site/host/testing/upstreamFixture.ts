import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startHost } from '../startHost.ts';
import { type FullResponse, fetchResponse, writeBuild } from './hostFixture.ts';
import { listen } from './recordingApi.ts';

export type UpstreamFixture = {
  /** What the API says next, in so many pieces; whether it hangs up afterwards. */
  says: (pieces: readonly string[], options?: { hangsUp: boolean }) => void;
  ask: (path?: string, method?: string) => Promise<FullResponse>;
  /** All pieces have been sent. */
  hasSaid: () => boolean;
  /** Fails unless the host still answers, and gives the next client its own answer. */
  laterIsWell: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A host before an API that answers in bytes. */
export async function startUpstream(): Promise<UpstreamFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'upstream-'));
  const folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  let pieces: readonly string[] = [];
  let hangsUp = false;
  let isSaid = false;
  const api = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const isLater = bytes.toString('latin1').startsWith('GET /api/later');
      const answer = isLater ? [good('later')] : pieces;
      const send = (index: number) => {
        const piece = answer[index];
        if (piece !== undefined) {
          socket.write(piece, 'latin1', () => setTimeout(() => send(index + 1), 20));
        } else if (!isLater) {
          if (hangsUp) socket.end();
          isSaid = true;
        }
      };
      send(0);
    });
  });
  const apiOrigin = new URL(`http://127.0.0.1:${await listen(api)}`);
  const host = await startHost({ port: 0, host: undefined, apiOrigin }, folders);
  const ask = (path = '/api/x', method = 'GET') => fetchResponse(host.address, path, { method });
  return {
    says(said, options) {
      pieces = said;
      isSaid = false;
      hangsUp = options?.hangsUp ?? false;
    },
    ask,
    hasSaid: () => isSaid,
    async laterIsWell() {
      const { status, text } = await ask('/api/later');
      expect([status, text]).toEqual([200, 'later']);
    },
    async stop() {
      await host.close();
      api.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const good = (body: string, headers = '') =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
/** A head, then a body of two bytes. */
export const answering = (head: string) => `${head}\r\nContent-Length: 2\r\n\r\n{}`;
