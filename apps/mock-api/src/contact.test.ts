import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  validMessage,
  postContact,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

const simulated = { adminNotified: false, userConfirmationSent: false, simulationMode: true };

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

describe('a valid message', () => {
  it('answers 201 with the state of the mails and is stored', async () => {
    const before = await api.storedLines();
    const answer = await postContact(api.address);
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({ emailStatus: simulated });
    expect(answer.headers['cache-control']).toBe('no-store');
    const stored = (await api.storedLines()).slice(before.length);
    expect(stored).toHaveLength(1);
    expect(JSON.parse(stored[0] ?? '')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ...validMessage,
      emailStatus: simulated,
    });
  });

  it('is stored trimmed, and without fields that nobody asked for', async () => {
    await postContact(api.address, { ...validMessage, name: '  Bruno Bo ', admin: true });
    const stored = JSON.parse((await api.storedLines()).at(-1) ?? '');
    expect(stored.name).toBe('Bruno Bo');
    expect(stored).not.toHaveProperty('admin');
  });

  it('keeps all concurrent messages', async () => {
    const before = (await api.storedLines()).length;
    const names = Array.from({ length: 60 }, (_, index) => `Cliente ${index}`);
    const answers = await Promise.all(
      names.map((name) => postContact(api.address, { ...validMessage, name })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const stored = (await api.storedLines()).slice(before).map((line) => JSON.parse(line).name);
    expect(stored.toSorted()).toEqual(names.toSorted());
  });

  it('leaves nothing of what the visitor wrote in the log', async () => {
    await postContact(api.address, { ...validMessage, name: 'Segreta Persona' });
    expect(api.log()).toContain('messageStored');
    for (const word of ['Segreta', 'ada.rossi', '333 1234567', 'creatina']) {
      expect(api.log()).not.toContain(word);
    }
  });
});

describe('a message that does not fit', () => {
  it('names each wrong field with its pointer and its Italian text', async () => {
    const answer = await postContact(api.address, {
      name: 'A',
      email: 'no',
      phone: '1',
      message: 'corto',
      privacy: false,
    });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(answer.text).errors).toEqual([
      { pointer: '/name', detail: 'Il nome deve essere di almeno 3 caratteri.' },
      { pointer: '/email', detail: 'Inserisci un indirizzo email valido.' },
      { pointer: '/phone', detail: 'Inserisci un numero di telefono valido.' },
      { pointer: '/message', detail: 'Il messaggio deve essere di almeno 10 caratteri.' },
      { pointer: '/privacy', detail: 'Devi accettare la Privacy Policy per continuare.' },
    ]);
  });

  it.each([
    ['no object', '[]', 422],
    ['null', 'null', 422],
    ['a number for a name', { ...validMessage, name: 42 }, 422],
    ['a line break in the address', { ...validMessage, email: 'a@b.it\r\nBcc: c@d.it' }, 422],
    ['two addresses', { ...validMessage, email: 'a@b.it, c@d.it' }, 422],
    ['privacy as text', { ...validMessage, privacy: 'true' }, 422],
    ['broken JSON', '{"name":', 400],
    ['nothing at all', '', 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['deep nesting', '['.repeat(60_000), 400],
    ['deep nesting that ends', '['.repeat(30_000) + ']'.repeat(30_000), 422],
    ['more than 64 KiB', { ...validMessage, message: 'x'.repeat(65_537) }, 413],
  ])('answers %s without storing it', async (_, body, status) => {
    const before = (await api.storedLines()).length;
    const answer = await postContact(api.address, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ status });
    expect(await api.storedLines()).toHaveLength(before);
  });

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['no type', { 'Content-Type': '' }],
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['a packed body', { 'Content-Encoding': 'gzip' }],
  ])('answers 415 to %s', async (_, headers) => {
    expect((await postContact(api.address, validMessage, headers)).status).toBe(415);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'takes %s',
    async (type) => {
      const answer = await postContact(api.address, validMessage, { 'Content-Type': type });
      expect(answer.status).toBe(201);
    },
  );

  it('cannot reach an object’s prototype', async () => {
    const body = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(validMessage).slice(1)}`;
    expect((await postContact(api.address, body)).status).toBe(201);
    expect({}).not.toHaveProperty('polluted');
    const stored = (await api.storedLines()).at(-1) ?? '';
    expect(stored).not.toContain('polluted');
  });
});

describe('the honeypot field', () => {
  it('is answered as if its message had been kept, and it is not', async () => {
    const before = (await api.storedLines()).length;
    const answer = await postContact(api.address, { ...validMessage, website: 'http://spam' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { emailStatus: simulated }]);
    expect(await api.storedLines()).toHaveLength(before);
  });
});

describe('an Idempotency-Key', () => {
  it('makes a repeated message one stored message with one answer', async () => {
    const before = (await api.storedLines()).length;
    const key = { 'Idempotency-Key': 'a-key-1' };
    const answers = await Promise.all([
      postContact(api.address, validMessage, key),
      postContact(api.address, validMessage, key),
    ]);
    answers.push(await postContact(api.address, validMessage, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await api.storedLines()).toHaveLength(before + 1);
  });

  it('is remembered across a restart', async () => {
    const key = { 'Idempotency-Key': 'a-key-2' };
    await postContact(api.address, validMessage, key);
    await api.restart();
    const before = (await api.storedLines()).length;
    expect((await postContact(api.address, validMessage, key)).status).toBe(201);
    expect(await api.storedLines()).toHaveLength(before);
  });

  it('answers 422 for another message under the same key', async () => {
    const key = { 'Idempotency-Key': 'a-key-3' };
    await postContact(api.address, validMessage, key);
    const other = { ...validMessage, message: 'Un altro messaggio, diverso.' };
    expect((await postContact(api.address, other, key)).status).toBe(422);
  });

  it.each([' ', 'x'.repeat(201), 'a b'])('answers 400 to %o', async (key) => {
    const answer = await postContact(api.address, validMessage, { 'Idempotency-Key': key });
    // Node trims the header: a blank one arrives empty.
    expect(answer.status).toBe(400);
  });
});

describe('too many messages', () => {
  it('are refused by address with the time to wait, repetitions not counted', async () => {
    const few = await startFixture({ contactPerMinute: 2 });
    const from = (address: string, key?: string) =>
      postContact(few.address, validMessage, {
        'X-Forwarded-For': address,
        ...(key ? { 'Idempotency-Key': key } : {}),
      });
    expect((await from('203.0.113.1', 'k')).status).toBe(201);
    expect((await from('203.0.113.1', 'k')).status).toBe(201);
    expect((await from('203.0.113.1')).status).toBe(201);
    const refused = await from('203.0.113.1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
    expect((await from('203.0.113.2')).status).toBe(201);
    expect(await few.storedLines()).toHaveLength(3);
    await few.stop();
  });
});
