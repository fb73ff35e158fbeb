import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemsOfAnswer } from '../../testing/apiDescription.ts';
import {
  ask,
  postContact,
  startFixture,
  validMessage,
  type ServerFixture,
} from '../../testing/serverFixture.ts';
import { startCuttableProxy, type CuttableProxy } from '../../testing/cuttableProxy.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { maxWaitMs } from '../../testing/maxWait.ts';

let proxy: CuttableProxy | null = null;
let api: ServerFixture | null = null;
afterEach(async () => {
  proxy?.restore();
  await api?.stop();
  await proxy?.stop();
  api = null;
  proxy = null;
});

const healthOf = async ({ address }: ServerFixture) =>
  JSON.parse((await ask(address, '/api/health')).text).status;

describe('while the database is away', () => {
  it('reads are answered from memory, messages refused with the time to wait, until it is back', async () => {
    proxy = await startCuttableProxy((await createTestDatabase()) ?? '');
    api = await startFixture({ databaseUrl: proxy.url, pollIntervalMs: 50 });
    const host = api;
    const before = await ask(host.address, '/api/products');
    expect(await healthOf(host)).toBe('ok');

    proxy.cut();
    const key = { 'Idempotency-Key': 'sent-again' };
    const refused = await postContact(host.address, validMessage, key);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(refused.text).detail).toBe(
      'Il messaggio non è stato salvato: riprova tra poco.',
    );
    expect(problemsOfAnswer({ method: 'post', path: '/api/contact' }, refused)).toEqual([]);
    expect(await healthOf(host)).toBe('degraded');
    const health = { method: 'get', path: '/api/health' } as const;
    expect(problemsOfAnswer(health, await ask(host.address, health.path))).toEqual([]);
    expect((await ask(host.address, '/api/metrics')).text).toContain('\nvetta_storage_up 0\n');
    const during = await ask(host.address, '/api/products');
    expect([during.status, during.text]).toEqual([200, before.text]);

    proxy.restore();
    await vi.waitFor(async () => expect(await healthOf(host)).toBe('ok'), maxWaitMs);
    expect((await postContact(host.address, validMessage, key)).status).toBe(201);
    expect(await host.storedLines()).toHaveLength(1);
    // Once for each change, and not for each call; a busy machine may find it away a second time.
    const said = host.log().match(/"database(?:Away|Back)"/g) ?? [];
    const changes = said.map((_, at) => (at % 2 === 0 ? '"databaseAway"' : '"databaseBack"'));
    expect(said).toEqual(changes);
    expect(said.at(-1)).toBe('"databaseBack"');
    expect(host.log()).not.toContain('catalogueRefused');
  });
});

describe('a database that takes connections and answers nothing', () => {
  it('costs a message less than its statement’s whole time, and is noticed when it answers', async () => {
    proxy = await startCuttableProxy((await createTestDatabase()) ?? '');
    api = await startFixture({ databaseUrl: proxy.url });
    const host = api;
    const before = await ask(host.address, '/api/products');
    proxy.freeze();
    const key = { 'Idempotency-Key': 'sent-to-a-silent-one' };
    const began = performance.now();
    const [refused, during] = await Promise.all([
      postContact(host.address, validMessage, key),
      ask(host.address, '/api/products'),
    ]);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    // 2.5 s, and a busy machine’s; the statement itself would be waited for 12 s.
    expect(performance.now() - began).toBeLessThan(9000);
    expect([during.status, during.text]).toEqual([200, before.text]);
    await vi.waitFor(async () => expect(await healthOf(host)).toBe('degraded'), 8000);

    proxy.restore();
    await vi.waitFor(async () => expect(await healthOf(host)).toBe('ok'), maxWaitMs);
    expect((await postContact(host.address, validMessage, key)).status).toBe(201);
    expect(await host.storedLines()).toHaveLength(1);
  });

  it('does not keep the API from stopping', async () => {
    proxy = await startCuttableProxy((await createTestDatabase()) ?? '');
    api = await startFixture({ databaseUrl: proxy.url });
    expect((await postContact(api.address)).status).toBe(201);
    proxy.freeze();
    await api.stop();
    await expect(ask(api.address, '/api/health')).rejects.toThrow('ECONNREFUSED');
    api = null;
  });
});

describe('GET /api/metrics', () => {
  it('counts by route, and names no query, address or visitor', async () => {
    api = await startFixture();
    await ask(api.address, '/api/products?search=celiachia');
    await ask(api.address, '/api/product/siero-100/details');
    await ask(api.address, '/wp-admin.php');
    await postContact(api.address, validMessage, { 'X-Forwarded-For': '203.0.113.7' });
    const { address } = api;
    const { status, headers, text } = await vi.waitFor(async () => {
      const answer = await ask(address, '/api/metrics');
      // Not known as long as a busy machine's database does not answer in time.
      expect(answer.text).toMatch(/^vetta_outbox_messages 0$/m);
      return answer;
    }, maxWaitMs);
    expect([status, headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(text).toContain(
      'vetta_api_request_seconds_count{method="GET",route="/api/products",status="200"} 1',
    );
    expect(text).toContain('route="/api/product/:slug/details"');
    expect(text).toContain('route="other",status="404"');
    expect(text).toMatch(/^vetta_catalogue_age_seconds \d/m);
    expect(text).toMatch(/^vetta_storage_up 1$/m);
    expect(text).not.toMatch(/celiachia|siero|wp-admin|203\.0|ada|Rossi/);
    const through = await ask(api.address, '/api/metrics', {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    expect(through.status).toBe(404);
  });
});
