import { request } from 'node:http';
import { endProcess } from '../serverProcess.ts';
import { pause, stop, type TestBed } from './testBed.ts';

/** A balancer asks the next host when one takes no connection. */
export async function restarts({ newDatabase, start, report }: TestBed): Promise<void> {
  const url = await newDatabase();
  const hosts = await Promise.all([start(url), start(url)]);
  const load = { isOn: true };
  let asked = 0;
  let failed = 0;
  const pending = new Set<Promise<void>>();
  const askOnce = async (turn: number) => {
    asked += 1;
    for (const index of [turn % 2, (turn + 1) % 2]) {
      if ((await statusOf(`${hosts[index]?.address}/api/products`)) === 200) return;
    }
    failed += 1;
  };
  const timer = setInterval(() => {
    if (!load.isOn) return;
    const once = askOnce(asked);
    pending.add(once);
    void once.finally(() => pending.delete(once));
  }, 20);
  for (let round = 0; round < 3; round += 1) {
    for (const index of [0, 1] as const) {
      await pause(500);
      await endProcess(hosts[index].child, 'SIGTERM');
      hosts[index] = await start(url);
    }
  }
  load.isOn = false;
  clearInterval(timer);
  await Promise.all(pending);
  report(
    failed === 0 && asked > 100,
    `restarts in turn, 50 requests/s: ${asked} asked, ${failed} failed`,
  );
  await stop(...hosts);
}

function statusOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const req = request(url, (res) => {
      res.resume().on('close', () => resolve(res.complete ? (res.statusCode ?? null) : null));
    });
    req.on('error', () => resolve(null));
    req.end();
  });
}
