import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../.scripts/postgres.mjs';
import { withDatabase } from '../src/storage/postgres/database.ts';
import { readAllMessages } from '../src/storage/postgres/readMessages.ts';
import { startMailServer } from '../src/testing/mailServer.ts';
import { sendMessage } from './sendMessage.ts';
import { endProcess, startApi, type ServerProcess } from './serverProcess.ts';

/**
 * `npm run two-hosts -- [API kills] [database kills] [parts]`: two APIs on one PostgreSQL that syncs to the disk. Same keys
 * at both, a shared rate limit, mails with a host killed while it sends, kills of API and database
 * under load, a changed catalogue, and restarts in turn.
 */
const [apiKills = 100, databaseKills = 20] = process.argv.slice(2, 4).map(Number);
const parts = process.argv[4]?.split(',');
const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
const file = join(folder, 'export.json');
const cluster = await startPostgres();
let isGood = true;
let databases = 0;

const trials = { sameKeys, rateLimit, mails, killedApi, killedDatabase, catalogue, restarts };
for (const [name, trial] of Object.entries(trials)) {
  if (parts === undefined || parts.includes(name)) await trial();
}
await cluster.stop();
await rm(folder, { recursive: true });
process.exit(isGood ? 0 : 1);

async function newDatabase(): Promise<string> {
  databases += 1;
  const name = `bench${databases}`;
  await withDatabase(cluster.url, (query) => query(`CREATE DATABASE ${name}`));
  return cluster.url.replace(/postgres$/, name);
}

function start(url: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  return startApi({ DATABASE_URL: url, DATA_DIR: folder, ...env });
}

function report(isRight: boolean, text: string): void {
  if (!isRight) isGood = false;
  process.stdout.write(`${isRight ? 'ok   ' : 'WRONG'} ${text}\n`);
}

async function stop(...hosts: readonly ServerProcess[]): Promise<void> {
  for (const { child } of hosts) await endProcess(child, 'SIGTERM');
}

async function storedNames(url: string): Promise<string[]> {
  const { records } = await withDatabase(url, readAllMessages);
  return Array.from(records.values(), ({ message }) => message.name);
}

async function sameKeys(): Promise<void> {
  const url = await newDatabase();
  const hosts = await Promise.all([start(url), start(url)]);
  const keys = Array.from({ length: 500 }, () => randomUUID());
  const statuses = await Promise.all(
    keys.flatMap((key) => hosts.map(({ address }) => sendMessage(address, key, { key }))),
  );
  const names = await storedNames(url);
  const doubles = names.length - new Set(names).size;
  const accepted = statuses.filter((status) => status === 201).length;
  report(
    names.length === 500 && doubles === 0 && accepted === 1000,
    `same keys at both: 500 keys, ${accepted} of 1000 answered 201, stored ${names.length}, double ${doubles}`,
  );
  await stop(...hosts);
}

async function rateLimit(): Promise<void> {
  const url = await newDatabase();
  const few = { CONTACT_PER_MINUTE: '25' };
  const hosts = await Promise.all([start(url, few), start(url, few)]);
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      sendMessage(hosts[index % 2]?.address ?? '', `Cliente ${index}`),
    ),
  );
  const taken = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  report(taken === 25 && refused === 175, `rate limit of 25: ${taken} taken, ${refused} refused`);
  await stop(...hosts);
}

/** First with both hosts up, then with one that is killed while it sends. */
async function mails(): Promise<void> {
  const url = await newDatabase();
  const mail = await startMailServer();
  const env = {
    SMTP_URL: mail.url,
    CONTACT_TO: 'negozio@vetta.example',
    CONTACT_CONFIRMATION: 'off',
  };
  const hosts = await Promise.all([start(url, env), start(url, env)]);
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        sendMessage(hosts[index % 2]?.address ?? '', `Cliente ${index}`),
      ),
    );
  await send(100);
  report(mail.mails.length === 100, `mails of 100 messages with both hosts: ${mail.mails.length}`);
  const sending = send(200);
  await new Promise((resolve) => setTimeout(resolve, 250));
  await endProcess(hosts[0].child, 'SIGKILL');
  await sending;
  const until = Date.now() + 90_000;
  const waiting = async () =>
    (await withDatabase(url, (query) => query('SELECT FROM outbox'))).length;
  while ((await waiting()) > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const ids = mail.mails.map(({ source }) => /^Message-ID: <(.*?)>/im.exec(source)?.[1]);
  const { length: stored } = await storedNames(url);
  const missing = stored - new Set(ids).size;
  const doubles = ids.length - new Set(ids).size;
  report(
    missing === 0 && (await waiting()) === 0,
    `mails with a host killed while sending: ${stored} messages, missing ${missing}, doubles ${doubles} (at least once)`,
  );
  await stop(hosts[1]);
  await mail.stop();
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
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const writing = Array.from({ length: 8 }, write);
  await new Promise((resolve) => setTimeout(resolve, randomInt(20, 400)));
  await interrupt();
  load.isOn = false;
  await Promise.all(writing);
}

async function reportLosses(url: string, acknowledged: Set<string>, what: string): Promise<void> {
  const names = await storedNames(url);
  const stored = new Set(names);
  const lost = [...acknowledged].filter((name) => !stored.has(name)).length;
  const twice = names.length - stored.size;
  report(
    lost === 0 && twice === 0 && acknowledged.size > 0,
    `${what}: acknowledged ${acknowledged.size}, stored ${names.length}, lost ${lost}, twice ${twice}`,
  );
}

async function killedApi(): Promise<void> {
  const url = await newDatabase();
  const acknowledged = new Set<string>();
  for (let round = 0; round < apiKills; round += 1) {
    const host = await start(url);
    await underLoad(
      () => host,
      acknowledged,
      async () => void (await endProcess(host.child, 'SIGKILL')),
    );
  }
  await reportLosses(url, acknowledged, `${apiKills} SIGKILLs of an API`);
}

async function killedDatabase(): Promise<void> {
  const url = await newDatabase();
  const host = await start(url);
  const acknowledged = new Set<string>();
  const before = host.child.exitCode;
  for (let round = 0; round < databaseKills; round += 1) {
    await underLoad(
      () => host,
      acknowledged,
      async () => {
        // SIGQUIT: immediate shutdown, without a checkpoint.
        await cluster.end('SIGQUIT');
        await cluster.start();
        const known = acknowledged.size;
        const until = Date.now() + 15_000;
        while (acknowledged.size === known && Date.now() < until) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        if (acknowledged.size === known) report(false, 'the API has not come back');
      },
    );
  }
  await reportLosses(url, acknowledged, `${databaseKills} immediate ends of the postmaster`);
  if (host.child.exitCode !== before) report(false, 'the API ended');
  await stop(host);
}

function catalogueOf(name: string): string {
  return JSON.stringify({ products: [{ id: 1, name, slug: 'uno', price: 1000 }] });
}

async function catalogue(): Promise<void> {
  await writeFile(file, catalogueOf('Nome 0'));
  const url = await newDatabase();
  const hosts = [await start(url, { CATALOGUE_FILE: file }), await start(url)];
  const times: number[] = [];
  let areEqual = true;
  for (let round = 1; round <= 5; round += 1) {
    await writeFile(`${file}.new`, catalogueOf(`Nome ${round}`));
    await rename(`${file}.new`, file);
    const changedAt = performance.now();
    for (;;) {
      const answers = await Promise.all(
        hosts.map(({ address }) => fetch(`${address}/api/products`)),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      if (bodies.every((body) => body.includes(`Nome ${round}`))) {
        areEqual &&= new Set(answers.map(({ headers }) => headers.get('etag'))).size === 1;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.push(performance.now() - changedAt);
  }
  const worst = Math.max(...times) / 1000;
  report(
    worst <= 2 && areEqual,
    `changed catalogue on both hosts after at most ${worst.toFixed(2)} s, ETags ${areEqual ? 'equal' : 'differ'}`,
  );
  await stop(...hosts);
}

/** A balancer asks the next host when one takes no connection. */
async function restarts(): Promise<void> {
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
      await new Promise((resolve) => setTimeout(resolve, 500));
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
