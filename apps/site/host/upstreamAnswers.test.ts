import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningHost, startHost } from './startHost.ts';
import { type Heard, heard, writeBuild } from './testing/hostFixture.ts';
import { listen } from './testing/recordingApi.ts';

let folder: string;
let host: RunningHost;
let api: Server;
/** What the API says next, in so many pieces. */
let pieces: readonly string[];
/** Whether it hangs up afterwards. */
let hangsUp: boolean;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upstream-'));
  const folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  api = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const isLater = bytes.toString('latin1').startsWith('GET /api/later');
      const answer = isLater ? [good('later')] : pieces;
      const send = (index: number) => {
        const piece = answer[index];
        if (piece !== undefined) {
          socket.write(piece, 'latin1', () => setTimeout(() => send(index + 1), 20));
        } else if (hangsUp && !isLater) socket.end();
      };
      send(0);
    });
  });
  const apiOrigin = new URL(`http://127.0.0.1:${await listen(api)}`);
  host = await startHost({ port: 0, host: undefined, apiOrigin }, folders);
});
beforeEach(() => {
  hangsUp = false;
});
afterAll(async () => {
  await host.close();
  api.close();
  await rm(folder, { recursive: true });
});

const good = (body: string, headers = '') =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
const ask = (path = '/api/x', method = 'GET'): Promise<Heard> =>
  heard(host.address, path, { method });

/** The host lives, and who comes afterwards gets his own answer. */
async function laterIsWell(): Promise<void> {
  const { status, text } = await ask('/api/later');
  expect([status, text]).toEqual([200, 'later']);
}

const answering = (head: string) => `${head}\r\nContent-Length: 2\r\n\r\n{}`;
const header = (line: string) => answering(`HTTP/1.1 200 OK\r\n${line}`);

describe('an answer that is no good HTTP is 502 as a problem', () => {
  it.each([
    ['status 000', answering('HTTP/1.1 000 None')],
    ['status 099', answering('HTTP/1.1 099 Low')],
    ['status 600', answering('HTTP/1.1 600 High')],
    ['status 999', answering('HTTP/1.1 999 Higher')],
    ['status 20', answering('HTTP/1.1 20 Short')],
    ['status 2000', answering('HTTP/1.1 2000 Long')],
    ['status -1', answering('HTTP/1.1 -1 Below')],
    ['status abc', answering('HTTP/1.1 abc Letters')],
    ['no status', answering('HTTP/1.1')],
    [
      '101 without being asked',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    ],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['HTTP/3.0', answering('HTTP/3.0 200 OK')],
    ['NUL in a header', header('ETag: a\0b')],
    ['a line feed in a header', header('ETag: a\nX: b')],
    ['a header without a colon', header('ETag')],
    ['a header with a space in its name', header('E Tag: a')],
    ['a space before the colon', header('ETag : a')],
    ['two lengths', header('Content-Length: 3')],
    ['a length that is no number', 'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n{}'],
    ['a length below nothing', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}'],
    [
      'a length beside chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['two types', header('Content-Type: text/html\r\nContent-Type: application/json')],
    ['a header beyond 16 KiB', header(`ETag: ${'x'.repeat(20_000)}`)],
    ['headers without an end', `HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(20_000)}`],
  ])('%s', async (_, bytes) => {
    pieces = [bytes];
    const { status, headers, text } = await ask();
    expect([status, headers['content-type']]).toEqual([
      502,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(text)).toMatchObject({ status: 502, title: 'Bad Gateway' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    await laterIsWell();
  });

  it.each([
    ['nothing', []],
    ['half a head', ['HTTP/1.1 200 OK\r\nContent-Le']],
  ])('%s, then the connection ends', async (_, said) => {
    pieces = said;
    hangsUp = true;
    expect((await ask()).status).toBe(502);
    await laterIsWell();
  });
});

describe('an answer that breaks after its head ends the visitor’s connection', () => {
  it.each([
    ['a body shorter than its length', ['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}']],
    ['chunks without an end', ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n']],
    ['a broken chunk', ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', 'zz\r\n{}\r\n']],
  ])('%s', async (_, said) => {
    pieces = said;
    hangsUp = true;
    await expect(ask()).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    await laterIsWell();
  });
});

describe('bytes beyond the answer are nobody’s answer', () => {
  const evil = good('evil');
  it.each([
    ['at once', [good('{}') + evil]],
    ['a moment later', [good('{}'), evil]],
    ['after the answer to HEAD', [`HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil`]],
    ['after 304', [`HTTP/1.1 304 Not Modified\r\n\r\n${evil}`]],
    ['after 204', [`HTTP/1.1 204 No Content\r\nContent-Length: 4\r\n\r\nevil`]],
  ])('%s', async (name, said) => {
    pieces = said;
    const { text } = await ask('/api/x', name.endsWith('HEAD') ? 'HEAD' : 'GET').catch(() => ({
      text: '',
    }));
    expect(text).not.toContain('evil');
    for (let round = 0; round < 5; round += 1) await laterIsWell();
  });
});

describe('headers of the API', () => {
  it('pass where they speak of the answer', async () => {
    const lines = [
      'Content-Type: application/json',
      'ETag: W/"x"',
      'Cache-Control: public, max-age=60',
      'Vary: Accept',
      'Vary: Accept-Encoding',
      'Retry-After: 9',
      'Allow: GET',
    ];
    pieces = [good('{}', lines.map((line) => `${line}\r\n`).join(''))];
    expect((await ask()).headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '2',
      etag: 'W/"x"',
      'cache-control': 'public, max-age=60',
      vary: 'Accept, Accept-Encoding',
      'retry-after': '9',
      allow: 'GET',
    });
  });

  it('end here where they are the site’s business', async () => {
    const lines = [
      'Content-Security-Policy: default-src *',
      'Content-Security-Policy-Report-Only: default-src *',
      'Set-Cookie: a=b',
      'X-Frame-Options: ALLOWALL',
      'Strict-Transport-Security: max-age=0',
      'Access-Control-Allow-Origin: *',
      'Clear-Site-Data: "*"',
      'Location: https://example.com/',
      'Refresh: 0; url=https://example.com/',
      'Link: <https://example.com/x.js>; rel=preload',
      'Service-Worker-Allowed: /',
      'Alt-Svc: h3=":443"',
      'NEL: {}',
      'Server: x',
      'Connection: X-Own',
      'X-Own: 1',
      'Keep-Alive: timeout=999',
      'Trailer: X-After',
      'Upgrade: h2c',
    ];
    pieces = [good('{}', lines.map((line) => `${line}\r\n`).join(''))];
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['keep-alive']).not.toContain('999');
    const mine = [
      'set-cookie',
      'strict-transport-security',
      'access-control-allow-origin',
      'clear-site-data',
      'location',
      'refresh',
      'link',
      'service-worker-allowed',
      'alt-svc',
      'nel',
      'server',
      'x-own',
      'trailer',
      'upgrade',
      'content-security-policy-report-only',
    ];
    expect(Object.keys(headers).filter((name) => mine.includes(name))).toEqual([]);
  });

  it('the reason is never the API’s', async () => {
    pieces = [answering('HTTP/1.1 404 <script>')];
    expect((await ask()).reason).toBe('Not Found');
  });

  it('what is announced before the answer is not passed on', async () => {
    pieces = ['HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n', good('{}')];
    const { status, text } = await ask();
    expect([status, text]).toEqual([200, '{}']);
  });
});
