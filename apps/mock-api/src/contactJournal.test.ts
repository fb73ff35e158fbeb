import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContactService } from './contactService.ts';
import { messagesFile, readMessages } from './messages.ts';
import { openFileStorage } from './storage/file/fileStorage.ts';
import {
  validMessage,
  postContact,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
  for (const name of ['Ada Rossi', 'Bruno Bo', 'Carla Ca', 'Dino Di']) {
    await postContact(api.address, { ...validMessage, name });
  }
});
afterAll(() => api.stop());

describe('the journal', () => {
  it('survives a torn last line', async () => {
    await postContact(api.address, { ...validMessage, name: 'Prima Riga' });
    const file = messagesFile(api.dataDir);
    await appendFile(file, '{"id":"torn","receivedAt":"2026-01-01T00:0');
    await api.restart();
    await postContact(api.address, { ...validMessage, name: 'Dopo Lo Strappo' });
    const { records, unreadableLines } = await readMessages(api.dataDir);
    const names = [...records.values()].map(({ message }) => message.name);
    expect(names.slice(-2)).toEqual(['Prima Riga', 'Dopo Lo Strappo']);
    expect(unreadableLines).toBe(1);
  });

  it('keeps the messages around an unreadable line', async () => {
    const file = messagesFile(api.dataDir);
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [...lines.slice(0, 3), '\u0000\u0000', ...lines.slice(3)].join('\n'));
    const { records } = await readMessages(api.dataDir);
    expect(records.size).toBe(lines.filter((line) => line.endsWith('}')).length);
  });

  it('never confirms a message that could not be stored', async () => {
    const logger = { debug() {}, info() {}, error() {} };
    const storage = await openFileStorage({
      dataDir: api.dataDir,
      catalogueFile: undefined,
      contactPerMinute: 5,
      logger,
    });
    const contact = openContactService({ storage, mail: null, isConfirmationOn: true, logger });
    await storage.close();
    const { privacy: _, ...rest } = validMessage;
    const outcome = contact.receive({ ...rest, privacy: true }, { address: 'x', key: undefined });
    expect(await outcome).toEqual({ kind: 'notStored', retryAfterSeconds: null });
  });
});
