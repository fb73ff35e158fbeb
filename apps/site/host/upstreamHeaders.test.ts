import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, good, startUpstream, type UpstreamFixture } from './testing/upstreamFixture.ts';

let upstream: UpstreamFixture;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

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
    upstream.says([good('{}', lines.map((line) => `${line}\r\n`).join(''))]);
    expect((await upstream.ask()).headers).toMatchObject({
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
    upstream.says([good('{}', lines.map((line) => `${line}\r\n`).join(''))]);
    const { status, headers } = await upstream.ask();
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
    upstream.says([answering('HTTP/1.1 404 <script>')]);
    expect((await upstream.ask()).reason).toBe('Not Found');
  });

  it('what is announced before the answer is not passed on', async () => {
    upstream.says(['HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n', good('{}')]);
    const { status, text } = await upstream.ask();
    expect([status, text]).toEqual([200, '{}']);
  });
});
