import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createMailer } from '../mail.ts';
import type { StartOptions } from '../startServer.ts';
import { startMailServer } from '../testing/mailServer.ts';
import {
  ask,
  postContact,
  startFixture,
  validMessage,
  type ServerFixture,
} from '../testing/serverFixture.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { addVersion, listVersions, newestVersion } from './catalogueVersions.ts';
import { createMessageStore } from './messageStore.ts';
import { publishSeed } from './openCatalogue.ts';
import { openStore } from './openStore.ts';
import { maxWaitMs } from '../testing/maxWait.ts';

const running: { stop: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
});

type Place = { dataDir: string; databaseUrl: string | undefined };

/** Processes on one store, a data folder or a database, one after the other, as `options` say of each. */
async function startHosts(
  ...options: readonly Partial<StartOptions>[]
): Promise<{ hosts: ServerFixture[]; place: Place }> {
  const databaseUrl = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hosts-'));
  running.push({ stop: () => rm(dataDir, { recursive: true, force: true }) });
  const place = { dataDir, databaseUrl };
  const hosts: ServerFixture[] = [];
  for (const more of options) {
    const host = await startFixture({ ...place, pollIntervalMs: 100, ...more });
    running.push(host);
    hosts.push(host);
  }
  return { hosts, place };
}

async function openPlace(place: Place) {
  const database = await openStore({ ...place, catalogueFile: undefined });
  running.push({ stop: database.close });
  return database;
}

describe('two hosts on one store', () => {
  it('store a message once that comes to both, tell both senders the same, and refuse another under its key', async () => {
    const { hosts } = await startHosts({}, {});
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all(
      keys.flatMap((key) =>
        hosts.map(({ address }) => postContact(address, validMessage, { 'Idempotency-Key': key })),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { records } = await (hosts[0]?.messages() ?? Promise.reject(new Error('no host')));
    const stored = records.map(({ message }) => message.idempotency?.key);
    expect(stored.toSorted()).toEqual(keys.toSorted());
    const other = { ...validMessage, message: 'Un altro messaggio, diverso.' };
    for (const { address } of hosts) {
      const refused = await postContact(address, other, { 'Idempotency-Key': keys[0] ?? '' });
      expect(refused.status).toBe(422);
    }
  });

  it('count an address together, however its messages are spread', async () => {
    const { hosts } = await startHosts({ contactPerMinute: 5 }, { contactPerMinute: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => postContact(hosts[index % 2]?.address ?? '')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThan(61);
  });

  it('send each mail once, also one whose host died before it could', async () => {
    const mail = await startMailServer();
    running.push(mail);
    const settings = { url: mail.url, to: 'negozio@vetta.example', from: 'sito@vetta.example' };
    const host = () => ({
      mail: settings,
      mailer: createMailer(settings),
      outbox: { firstRetryMs: 50 },
      // A host that lives keeps its mails, however long a busy machine lets it stand still.
      leaseMs: 15_000,
    });
    const { hosts, place } = await startHosts(host(), host());
    const database = await openPlace(place);
    // What a host leaves that is killed after the commit: stored, claimed for a short time, unsent.
    const { id } = await abandon(
      createMessageStore(database, { contactPerMinute: 5, leaseMs: 400 }),
    );
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postContact(hosts[index % 2]?.address ?? '', {
          ...validMessage,
          email: `cliente${index}@example.it`,
        }),
      ),
    );
    await vi.waitFor(() => expect(mail.mails).toHaveLength(22), maxWaitMs);
    await vi.waitFor(
      async () => expect(await database.query('SELECT message_id FROM outbox')).toHaveLength(0),
      maxWaitMs,
    );
    const ids = mail.mails.map(({ source }) => /^Message-ID: <(.*?)@/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(22);
    expect(ids).toContain(`${id}.shop`);
  });
});

async function abandon(store: ReturnType<typeof createMessageStore>) {
  const message = {
    ...validMessage,
    privacy: true,
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    email: 'abbandonato@example.it',
    emailStatus: { adminNotified: false, userConfirmationSent: false, simulationMode: false },
  } as const;
  await store.add(message, { isMailed: true, address: 'x' });
  return message;
}

const isShared = inject('postgresUrl') !== null;

const catalogue = (name: string) =>
  JSON.stringify({ products: [{ id: 1, name, slug: 'uno', price: 1000 }] });

const nameAt = async (host: ServerFixture | undefined) =>
  JSON.parse((await ask(host?.address ?? '', '/api/product/uno')).text).name;

const etagAt = async (host: ServerFixture | undefined) =>
  (await ask(host?.address ?? '', '/api/products')).headers['etag'];

describe('the catalogue of two hosts', () => {
  it('keeps an import over a file that came before it, and not over one that comes later', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'late-'));
    running.push({ stop: () => rm(dataDir, { recursive: true, force: true }) });
    const database = await openPlace({ dataDir, databaseUrl: await createTestDatabase() });
    const file = join(dataDir, 'export.json');
    const publish = async (name: string) => {
      await writeFile(file, catalogue(name));
      await publishSeed(database, file, { isStart: false });
    };
    await publish('Dal file');
    await database.transaction((query) =>
      addVersion(query, {
        text: catalogue('Importato'),
        note: 'listino.xlsx',
        source: 'import',
        isOwn: true,
      }),
    );
    await publish('Dal file');
    expect((await newestVersion(database.query))?.source).toBe('import');
    await publish('Di nuovo dal file');
    expect((await newestVersion(database.query))?.source).toBe('file');
  });

  it('is the newest version on both, with one ETag, from a file or an import', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'versions-'));
    running.push({ stop: () => rm(folder, { recursive: true }) });
    const file = join(folder, 'export.json');
    await writeFile(file, catalogue('Uno'));
    // On a database the second may have no file of its own, and never puts the bundled products in its place.
    const ofSecond = isShared ? undefined : file;
    const { hosts, place } = await startHosts({ catalogueFile: file }, { catalogueFile: ofSecond });
    expect(await Promise.all(hosts.map(nameAt))).toEqual(['Uno', 'Uno']);
    const seenOnBoth = (name: string) =>
      vi.waitFor(
        async () => expect(await Promise.all(hosts.map(nameAt))).toEqual([name, name]),
        maxWaitMs,
      );
    await writeFile(file, catalogue('Dal file'));
    await seenOnBoth('Dal file');
    const database = await openPlace(place);
    const publish = (text: string, note: string) =>
      database.transaction((query) =>
        addVersion(query, { text, note, source: 'import', isOwn: true }),
      );
    await publish(catalogue('Importato'), 'listino.xlsx');
    await seenOnBoth('Importato');
    const [first, second] = await Promise.all(hosts.map(etagAt));
    expect(first).toBe(second);
    await expect(publish('{"products":[{}]}', 'rotto.xlsx')).rejects.toThrow('products[0]');
    // A host that starts with an old file follows the others.
    await hosts[0]?.restart();
    expect(await nameAt(hosts[0])).toBe('Importato');
    const versions = await listVersions(database.query);
    expect(versions.map(({ source, note }) => [source, note])).toEqual([
      ['import', 'listino.xlsx'],
      ['file', file],
      ['file', file],
    ]);
  });
});
