import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, good, startUpstream, type UpstreamFixture } from './testing/upstreamFixture.ts';

let upstream: UpstreamFixture;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

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
    ['a coding that nobody knows', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n{}'],
    [
      'a packed body in chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    [
      'chunked twice',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    ['a folded header', header('ETag: a\r\n\tb')],
    ['two types', header('Content-Type: text/html\r\nContent-Type: application/json')],
    ['a header beyond 16 KiB', header(`ETag: ${'x'.repeat(20_000)}`)],
    ['headers without an end', `HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(20_000)}`],
  ])('%s', async (_, bytes) => {
    upstream.says([bytes]);
    const { status, headers, text } = await upstream.ask();
    expect([status, headers['content-type']]).toEqual([
      502,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(text)).toMatchObject({ status: 502, title: 'Bad Gateway' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    await upstream.laterIsWell();
  });

  it.each([
    ['nothing', []],
    ['half a head', ['HTTP/1.1 200 OK\r\nContent-Le']],
  ])('%s, then the connection ends', async (_, said) => {
    upstream.says(said, { hangsUp: true });
    expect((await upstream.ask()).status).toBe(502);
    await upstream.laterIsWell();
  });
});

describe('an answer that comes slowly is passed on whole', () => {
  it.each([
    ['byte by byte', [...good('{"a":1}')]],
    [
      'in chunks',
      [
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n',
        '7\r',
        '\n{"a":1}\r\n',
        '0\r\n\r\n',
      ],
    ],
  ])('%s', async (_, said) => {
    upstream.says(said);
    const { status, text } = await upstream.ask();
    expect([status, text]).toEqual([200, '{"a":1}']);
    await upstream.laterIsWell();
  });
});

describe('an answer that breaks after its head ends the visitor’s connection', () => {
  it.each([
    ['a body shorter than its length', ['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}']],
    ['chunks without an end', ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n']],
    ['a broken chunk', ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', 'zz\r\n{}\r\n']],
  ])('%s', async (_, said) => {
    upstream.says(said, { hangsUp: true });
    // Broken before its head was passed on, it can still be called so.
    const outcome = await upstream.ask().then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    );
    expect(outcome).toMatch(/aborted|hang up|ECONNRESET|^502$/);
    await upstream.laterIsWell();
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
    upstream.says(said);
    const { text } = await upstream
      .ask('/api/x', name.endsWith('HEAD') ? 'HEAD' : 'GET')
      .catch(() => ({
        text: '',
      }));
    expect(text).not.toContain('evil');
    // Bytes that come behind the next request are its answer to any client.
    await expect.poll(upstream.hasSaid).toBe(true);
    for (let round = 0; round < 5; round += 1) await upstream.laterIsWell();
  });
});
