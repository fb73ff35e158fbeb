import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesFile, readMessages } from '../../messages.ts';
import { copyOf } from '../../servedCatalogue.ts';
import { postContact, startFixture, validMessage } from '../../testing/serverFixture.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { readStoredMessages } from '../readStored.ts';
import { withDatabase } from './database.ts';
import { moveToDatabase, moveToFile } from './moveState.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
});
afterAll(() => rm(folder, { recursive: true }));

const status = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const stored = (id: string, more: object) => ({
  id,
  receivedAt: '2026-11-21T10:00:00.000Z',
  ...validMessage,
  emailStatus: status,
  ...more,
});

/** Texts that neither a column of text nor jsonb would give back. */
const hostile = [
  'nulla \0 in mezzo',
  'metà \ud800 coppia',
  'riga\u2028nuova\u2029 \\ "',
  'pesi \u{1f600} e bilancieri',
];

const lines = [
  ...hostile.map((message, index) =>
    JSON.stringify(stored(`m${index}`, { message, productSlug: message, storeId: 1 })),
  ),
  JSON.stringify(stored('k1', { idempotency: { key: 'twice', digest: 'a' } })),
  JSON.stringify(stored('k2', { idempotency: { key: 'twice', digest: 'b' } })),
  JSON.stringify({
    mailOf: 'k2',
    at: new Date().toISOString(),
    emailStatus: { ...status, adminNotified: true, userConfirmationSent: true },
    isConfirmationSkipped: false,
  }),
  JSON.stringify({ mailOf: 'gone', at: '2026-11-21T10:00:00.000Z', emailStatus: status }),
];
const text = lines.map((line) => `${line}\n`).join('');
const catalogue = '{"products": [ {"price": 1000, "name":"Uno", "id":1,  "slug":"uno"} ]}';

describe('moving from files to a database and back', () => {
  it('gives back every byte of messages and catalogue, and each mail its state', async () => {
    const databaseUrl = (await createTestDatabase()) ?? '';
    const from = join(folder, 'from');
    const to = join(folder, 'to');
    await mkdir(from);
    await writeFile(messagesFile(from), `${text}{"torn":`);
    await writeFile(copyOf(from), catalogue);
    const moved = await moveToDatabase({ dataDir: from, databaseUrl });
    expect(moved).toEqual({
      messages: 6,
      mailEvents: 2,
      unreadableLines: 1,
      imports: 0,
      catalogue: '1',
    });
    const [inFile, inDatabase] = [
      await readMessages(from),
      await readStoredMessages({ dataDir: from, databaseUrl }),
    ];
    expect(inDatabase.records).toEqual(inFile.records);
    await moveToFile({ dataDir: to, databaseUrl });
    expect(await readFile(messagesFile(to), 'utf8')).toBe(text);
    expect(await readFile(copyOf(to), 'utf8')).toBe(catalogue);
    await withDatabase(databaseUrl, async (query) => {
      expect(await query('SELECT message_id FROM outbox ORDER BY 1')).toHaveLength(5);
      expect(await query('SELECT message_id FROM confirmation')).toEqual([{ message_id: 'k2' }]);
    });
    await expect(moveToDatabase({ dataDir: from, databaseUrl })).rejects.toThrow(
      'holds messages already',
    );
    await expect(moveToFile({ dataDir: to, databaseUrl })).rejects.toThrow('is there already');
  });

  it('keeps what a visitor sent, odd characters and all, as the file would', async () => {
    const api = await startFixture();
    for (const message of hostile) {
      const answer = await postContact(api.address, { ...validMessage, message });
      expect(answer.status).toBe(201);
    }
    const { records } = await api.messages();
    expect(Array.from(records.values(), ({ message }) => message.message)).toEqual(hostile);
    await api.stop();
  });
});
