import { globSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { sendMessage } from '../sendMessage.ts';
import { pause, stop, storedNames, type TestBed } from './testBed.ts';

/** How long the first message may wait until it is refused. */
const maxMs = 3500;

/**
 * All processes of the database are stopped (SIGSTOP): they take connections and answer nothing. Five
 * messages are refused, lists are answered, and once it goes on each message is stored once.
 */
export async function unresponsiveDatabase({
  cluster,
  newDatabase,
  start,
  report,
}: TestBed): Promise<void> {
  const url = await newDatabase();
  const host = await start(url);
  const keys = Array.from({ length: 5 }, () => randomUUID());
  await sendMessage(host.address, 'first', { key: 'first' });
  const processes = processesOf(cluster.pid());
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  const waits: number[] = [];
  const statuses = new Set<number | null>();
  let slowestList = 0;
  for (const key of keys) {
    const began = performance.now();
    const sending = sendMessage(host.address, key, { key });
    const list = await fetch(`${host.address}/api/products`);
    slowestList = Math.max(slowestList, list.ok ? performance.now() - began : Infinity);
    statuses.add(await sending);
    waits.push(performance.now() - began);
    await pause(400);
  }
  for (const pid of processes) process.kill(pid, 'SIGCONT');
  for (const key of keys) {
    const until = Date.now() + 30_000;
    while ((await sendMessage(host.address, key, { key })) !== 201 && Date.now() < until) {
      await pause(200);
    }
  }
  const names = await storedNames(url);
  const [first = Infinity] = waits;
  report(
    statuses.size === 1 &&
      statuses.has(503) &&
      Math.max(...waits) < maxMs &&
      slowestList < maxMs &&
      names.length === 6 &&
      new Set(names).size === 6,
    `stopped database: first message answered ${[...statuses].join(', ')} after ${seconds(first)} s, any within ${seconds(Math.max(...waits))} s, lists within ${seconds(slowestList)} s; stored ${names.length} of 6, double ${names.length - new Set(names).size}`,
  );
  await stop(host);
}

/** The postmaster and its children, as Linux lists them. */
function processesOf(postmaster: number): number[] {
  const children = globSync(`/proc/${postmaster}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [postmaster, ...children];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
