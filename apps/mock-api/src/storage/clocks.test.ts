import { afterEach, expect, it, vi } from 'vitest';
import { mailFixture, sent, storedStatus } from '../testing/mailFixture.ts';
import { postContact, startFixture, type ServerFixture } from '../testing/serverFixture.ts';
import { withStore } from './openStore.ts';
import { maxWaitMs } from '../testing/maxWait.ts';

const { running, startApi, startMail } = mailFixture();
let api: ServerFixture | null = null;
afterEach(async () => {
  await api?.stop();
  api = null;
});

const change = ({ dataDir, databaseUrl }: ServerFixture, sql: string) =>
  withStore({ dataDir, databaseUrl, catalogueFile: undefined }, ({ query }) => query(sql));

const year = 365 * 86_400_000;

it('the clock that is set back makes no visitor wait', async () => {
  api = await startFixture({ contactPerMinute: 2 });
  const statuses = async () => [
    (await postContact(api?.address ?? '')).status,
    (await postContact(api?.address ?? '')).status,
    (await postContact(api?.address ?? '')).status,
  ];
  expect(await statuses()).toEqual([201, 201, 429]);
  // As the store sees it: what it holds was written ahead of now.
  const [row] = await change(api, 'SELECT taken FROM rate_window');
  const ahead = String(row?.['taken']).replaceAll(/\d{13}/gu, (at) =>
    String(Number(at) + 3_600_000),
  );
  await change(api, `UPDATE rate_window SET taken = '${ahead}'`);
  expect(await statuses()).toEqual([201, 201, 429]);
  const refused = await postContact(api.address);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('this machine’s clock that is set back changes nothing, and the wait stays within the window', async () => {
  api = await startFixture({ contactPerMinute: 1 });
  expect((await postContact(api.address)).status).toBe(201);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const refused = await postContact(api.address);
  vi.useRealTimers();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('mails that were to wait, or were being sent, before the clock was set back go soon', async () => {
  const first = await startMail();
  const { port } = new URL(first.url);
  running.pop();
  await first.stop();
  const host = await startApi(first.url);
  await postContact(host.address);
  await change(
    host,
    `UPDATE outbox SET due_at = due_at + ${year}, claimed_until = now_ms() + ${year}`,
  );
  await change(host, `UPDATE confirmation SET taken_at = taken_at + ${year}`);
  await startMail(undefined, Number(port));
  await vi.waitFor(async () => expect(await storedStatus(host)).toEqual(sent), maxWaitMs);
});
