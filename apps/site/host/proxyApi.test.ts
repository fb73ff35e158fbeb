import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHost } from './startHost.ts';
import { startFixture, type HostFixture } from './testing/hostFixture.ts';
import { sendBytes } from './testing/rawConnection.ts';
import { listen } from './testing/recordingApi.ts';

let host: HostFixture;
beforeAll(async () => {
  host = await startFixture();
});
afterAll(() => host.stop());

describe('the API behind the same origin', () => {
  it('passes method, query, body and answer on', async () => {
    host.requests.length = 0;
    const response = await fetch(`${host.address}/api/contact?a=%20b`, {
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(response.headers.get('etag')).toBe('W/"x"');
    expect(host.requests[0]).toMatchObject({
      url: '/api/contact?a=%20b',
      body: '{"name":"Ada"}',
      headers: { 'idempotency-key': 'k' },
    });
  });

  it('writes nothing of what a visitor avoids, on the way there or in a page', async () => {
    const streams = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockReturnValue(true),
    );
    const choice = '?avoid=soybeans&avoidIngredient=segreto&traces=avoid';
    for (const path of ['/api/products', '/prodotti', '/prodotti/proteine/', '/nulla']) {
      await host.ask(path + choice);
    }
    const written = streams
      .flatMap(({ mock }) => mock.calls.map(([text]) => String(text)))
      .join('');
    for (const stream of streams) stream.mockRestore();
    expect(host.requests.at(-1)?.url).toBe(`/api/products${choice}`);
    expect(written).not.toMatch(/soybeans|segreto/);
  });

  it('replaces what a visitor claims about his address', async () => {
    host.requests.length = 0;
    await host.ask('/api/health', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(host.requests[0]?.headers['x-forwarded-for']).toMatch(
      /^(::ffff:127\.0\.0\.1|127\.0\.0\.1|::1)$/,
    );
  });

  it('passes what an answer may depend on, and nothing else that a visitor says', async () => {
    host.requests.length = 0;
    const passed = { accept: '*/*', 'accept-language': 'it', 'if-none-match': 'W/"y"' };
    const kept = {
      Referer: 'http://x/prodotti?avoid=milk',
      Cookie: 'a=b',
      Authorization: 'Basic x',
    };
    await host.ask('/api/health', { headers: { ...passed, ...kept, 'X-Own': '1' } });
    const own = ['connection', 'host', 'x-forwarded-for', 'x-forwarded-host'];
    expect(host.requests[0]?.headers).toMatchObject(passed);
    expect(Object.keys(host.requests[0]?.headers ?? {}).toSorted()).toEqual(
      [...Object.keys(passed), ...own].toSorted(),
    );
  });

  it('drops headers that a visitor names as belonging to the connection', async () => {
    host.requests.length = 0;
    await host.ask('/api/health', {
      headers: { Connection: 'X-Secret', 'X-Secret': '1', TE: 'gzip' },
    });
    expect(host.requests[0]?.headers).not.toHaveProperty('x-secret');
    expect(host.requests[0]?.headers).not.toHaveProperty('te');
  });

  it.each([
    ['a length', 'Content-Length: 5000000', 'x'.repeat(100_000)],
    ['chunks', 'Transfer-Encoding: chunked', `13880\r\n${'x'.repeat(80_000)}\r\n`],
  ])(
    'answers 413 to a body that is too large by %s, and hangs up at once',
    async (_, header, body) => {
      host.requests.length = 0;
      const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;
      // The body does not come whole: the host does not wait for the rest.
      const { answers, isClosed } = await sendBytes(host.address, head + body);
      expect([answers.map(({ status }) => status), isClosed]).toEqual([[413], true]);
      expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ title: 'Content Too Large' });
      expect(host.requests).toEqual([]);
    },
  );

  it('lets a visitor who sends far too much read the 413', async () => {
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(`${host.address}/api/contact`, {
        method: 'POST',
        body: 'x'.repeat(5_000_000),
      });
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    }
  });

  it('lets go of the API when the visitor has gone, and reads no faster than he does', async () => {
    const chunk = Buffer.alloc(64 * 1024);
    const count = 1000;
    let sent = 0;
    let isLetGo = false;
    const chunks = function* () {
      for (sent = 0; sent < count; sent += 1) yield chunk;
    };
    const api = createServer((req, res) => {
      res.on('close', () => (isLetGo = true));
      if (req.url === '/api/never') return;
      Readable.from(chunks())
        .on('error', () => {})
        .pipe(res);
    });
    const apiOrigin = new URL(`http://127.0.0.1:${await listen(api)}`);
    const before = await startHost({ port: 0, host: undefined, apiOrigin }, host.folders);
    const never = request(`${before.address}/api/never`).on('error', () => {});
    never.end();
    await new Promise((resolve) => setTimeout(resolve, 200));
    never.destroy();
    await expect.poll(() => isLetGo).toBe(true);
    isLetGo = false;
    const slow = request(`${before.address}/api/large`, (res) => res.pause()).on('error', () => {});
    slow.end();
    await expect.poll(() => sent).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sent).toBeLessThan(count / 2);
    slow.destroy();
    await expect.poll(() => isLetGo).toBe(true);
    await before.close();
    api.close();
  });

  it('answers 502 as a problem when the API is down', async () => {
    const down = await startHost(
      { port: 0, host: undefined, apiOrigin: new URL('http://127.0.0.1:1') },
      host.folders,
    );
    const response = await fetch(`${down.address}/api/products`);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status: 502, title: 'Bad Gateway' });
    await down.close();
  });
});
