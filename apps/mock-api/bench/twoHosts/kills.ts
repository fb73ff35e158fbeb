import { randomInt, randomUUID } from 'node:crypto';
import { sendMessage } from '../sendMessage.ts';
import { endProcess, type ServerProcess } from '../serverProcess.ts';
import { pause, stop, storedNames, type TestBed } from './testBed.ts';

export async function killedApi(testBed: TestBed, kills: number): Promise<void> {
  const url = await testBed.newDatabase();
  const acknowledged = new Set<string>();
  for (let round = 0; round < kills; round += 1) {
    const host = await testBed.start(url);
    await underLoad(
      () => host,
      acknowledged,
      async () => void (await endProcess(host.child, 'SIGKILL')),
    );
  }
  await reportLosses(testBed, { url, acknowledged }, `${kills} SIGKILLs of an API`);
}

export async function killedDatabase(testBed: TestBed, kills: number): Promise<void> {
  const url = await testBed.newDatabase();
  const host = await testBed.start(url);
  const acknowledged = new Set<string>();
  const before = host.child.exitCode;
  for (let round = 0; round < kills; round += 1) {
    await underLoad(
      () => host,
      acknowledged,
      async () => {
        // SIGQUIT: immediate shutdown, without a checkpoint.
        await testBed.cluster.end('SIGQUIT');
        await testBed.cluster.start();
        const known = acknowledged.size;
        const until = Date.now() + 15_000;
        while (acknowledged.size === known && Date.now() < until) {
          await pause(50);
        }
        if (acknowledged.size === known) testBed.report(false, 'the API has not come back');
      },
    );
  }
  await reportLosses(testBed, { url, acknowledged }, `${kills} immediate ends of the postmaster`);
  if (host.child.exitCode !== before) testBed.report(false, 'the API ended');
  await stop(host);
}

/** Eight writers send while `interrupt` does its work, then everything acknowledged is looked for. */
async function underLoad(
  host: () => ServerProcess,
  acknowledged: Set<string>,
  interrupt: () => Promise<void>,
): Promise<void> {
  const load = { isOn: true };
  const write = async () => {
    while (load.isOn) {
      const name = randomUUID();
      const status = await sendMessage(host().address, name);
      if (status === 201) acknowledged.add(name);
      else await pause(20);
    }
  };
  const writing = Array.from({ length: 8 }, write);
  await pause(randomInt(20, 400));
  await interrupt();
  load.isOn = false;
  await Promise.all(writing);
}

async function reportLosses(
  { report }: TestBed,
  { url, acknowledged }: { url: string; acknowledged: ReadonlySet<string> },
  what: string,
): Promise<void> {
  const names = await storedNames(url);
  const stored = new Set(names);
  const lost = [...acknowledged].filter((name) => !stored.has(name)).length;
  const twice = names.length - stored.size;
  report(
    lost === 0 && twice === 0 && acknowledged.size > 0,
    `${what}: acknowledged ${acknowledged.size}, stored ${names.length}, lost ${lost}, twice ${twice}`,
  );
}
