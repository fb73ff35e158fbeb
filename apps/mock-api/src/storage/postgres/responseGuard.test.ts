import { afterEach, expect, it } from 'vitest';
import { startCuttableProxy, type CuttableProxy } from '../../testing/cuttableProxy.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { withPostgres } from '../../testing/testDatabaseUrl.ts';
import { createResponseGuard } from '../responseGuard.ts';

let proxy: CuttableProxy | null = null;
afterEach(async () => {
  await proxy?.stop();
  proxy = null;
});

const patience = { workMs: 50, answerMs: 1500 };
const forEver = () => new Promise<never>(() => {});

it('waits for a database that is slow, as long as it answers others', async () => {
  const url = (await createTestDatabase()) ?? '';
  const unlessSilent = createResponseGuard(url, patience);
  const slow = withPostgres(url, ({ query }) => query("SELECT 'done' AS said FROM pg_sleep(0.6)"));
  expect(await unlessSilent(slow)).toEqual([{ said: 'done' }]);
});

it('gives up on one that takes connections and answers nothing', async () => {
  proxy = await startCuttableProxy((await createTestDatabase()) ?? '');
  proxy.freeze();
  const unlessSilent = createResponseGuard(proxy.url, { workMs: 50, answerMs: 200 });
  await expect(unlessSilent(forEver())).rejects.toThrow('the database does not answer');
});

it('gives up on one that falls silent later, and on one that takes no connection', async () => {
  proxy = await startCuttableProxy((await createTestDatabase()) ?? '');
  const unlessSilent = createResponseGuard(proxy.url, { workMs: 50, answerMs: 500 });
  const waiting = unlessSilent(forEver());
  setTimeout(() => proxy?.freeze(), 300);
  await expect(waiting).rejects.toThrow('the database does not answer');
  proxy.cut();
  await expect(unlessSilent(forEver())).rejects.toThrow('the database does not answer');
});

it('takes a refusal for an answer', async () => {
  const url = new URL((await createTestDatabase()) ?? '');
  url.pathname = '/no_such_database';
  const unlessSilent = createResponseGuard(url.href, patience);
  const work = new Promise((resolve) => setTimeout(() => resolve('done'), 400));
  expect(await unlessSilent(work)).toBe('done');
});

it('passes on how the work ends', async () => {
  const unlessSilent = createResponseGuard('postgres://127.0.0.1:1/none', patience);
  expect(await unlessSilent(Promise.resolve('kept'))).toBe('kept');
  await expect(unlessSilent(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
