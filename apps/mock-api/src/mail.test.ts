import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailer } from './mail.ts';
import { importFile } from './owner/command/importFile.ts';
import { undoImport } from './owner/command/undo.ts';
import { workbook } from './owner/testing/files.ts';
import type { StartOptions } from './startServer.ts';
import { startFailingMailServer, startMailServer } from './testing/mailServer.ts';
import {
  validMessage,
  postContact,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

const shop = 'negozio@vetta.example';
const quick = { firstRetryMs: 60, lastRetryMs: 120 };
/** For a server on this machine; only the one that hangs makes a test wait so long. */
const stageTimeoutMs = 3000;

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
});

async function startApi(url: string, more: Partial<StartOptions> = {}): Promise<ServerFixture> {
  const settings = { url, to: shop, from: 'sito@vetta.example' };
  const api = await startFixture({
    ...more,
    mail: settings,
    mailer: createMailer(settings, { timeoutMs: stageTimeoutMs }),
    outbox: quick,
  });
  running.push(api);
  return api;
}

async function startMail(refuse?: (recipient: string) => number | null, port?: number) {
  const mail = await startMailServer(refuse, port);
  running.push(mail);
  return mail;
}

async function statusOf(api: ServerFixture, message: unknown = validMessage) {
  const answer = await postContact(api.address, message);
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text).emailStatus;
}

async function storedStatus(api: ServerFixture) {
  const { records } = await api.messages();
  return [...records.values()].at(-1)?.message.emailStatus;
}

const sent = { adminNotified: true, userConfirmationSent: true, simulationMode: false };
const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };

describe('with a mail server that takes everything', () => {
  it('names the shop as the owner’s last import does, without a restart', async () => {
    const mail = await startMail();
    const settings = { url: mail.url, to: shop, from: 'sito@vetta.example' };
    const api = await startFixture({ mail: settings, outbox: quick, pollIntervalMs: 50 });
    running.push(api);
    const place = { dataDir: api.dataDir, catalogueFile: undefined, databaseUrl: api.databaseUrl };
    const file = join(api.dataDir, 'azienda.xlsx');
    const sheet = [
      ['Voce', 'Valore'],
      ['Nome', 'Cima Sport'],
    ];
    await writeFile(file, await workbook({ Azienda: sheet }));
    const senders = () => mail.mails.map(({ source }) => /^From: "?(.*?)"? </im.exec(source)?.[1]);
    await importFile(file, place, { isConfirmed: false, isDry: false });
    await vi.waitFor(async () => {
      await postContact(api.address);
      expect(senders()).toContain('Sito Cima Sport');
    }, 10_000);
    await undoImport(place, false);
    const before = senders().length;
    await vi.waitFor(async () => {
      await postContact(api.address);
      expect(senders().slice(before)).toContain('Sito Vetta Nutrition');
    }, 10_000);
  });

  it('tells the shop which product and shop a message is about, and keeps both', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    const asked = { ...validMessage, productSlug: 'siero-100', storeId: 2 };
    expect(await statusOf(api, asked)).toEqual(sent);
    const toShop = mail.mails[0]?.source;
    expect(toShop).toContain('Prodotto: siero-100');
    expect(toShop).toContain('Negozio: Sede Aosta');
    const { records } = await api.messages();
    expect([...records.values()][0]?.message).toMatchObject({
      productSlug: 'siero-100',
      storeId: 2,
    });
  });

  it('notifies the shop and confirms to the visitor', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    expect(await statusOf(api)).toEqual(sent);
    expect(await storedStatus(api)).toEqual(sent);
    const [toShop, toVisitor] = mail.mails;
    expect(toShop).toMatchObject({ from: 'sito@vetta.example', to: [shop] });
    expect(toShop?.source).toMatch(/^Reply-To: ada\.rossi@example\.it$/m);
    expect(toShop?.source).toMatch(/^Subject: Nuovo messaggio dal sito: Ada Rossi$/m);
    expect(toShop?.source).toContain('Avete la creatina in polvere?');
    expect(toVisitor).toMatchObject({ from: 'sito@vetta.example', to: ['ada.rossi@example.it'] });
    expect(toVisitor?.source).toContain('abbiamo ricevuto il tuo messaggio');
    expect(toVisitor?.source).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  it('sends what a visitor writes as text, never as a header, markup or a file', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    await statusOf(api, {
      ...validMessage,
      name: 'Eva\r\nBcc: altri@example.it',
      message: '<script>alert(1)</script> file:///etc/passwd {"path":"/etc/passwd"}',
    });
    for (const { to, source } of mail.mails) {
      const head = source.slice(0, source.indexOf('\r\n\r\n'));
      expect(head).not.toMatch(/^Bcc:/im);
      expect(to).toHaveLength(1);
      const html = source.split('text/html')[1]?.replaceAll('=\r\n', '');
      expect(html?.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(to[0] === shop);
      expect(html).not.toContain('<script>');
      expect(source).not.toContain('root:');
    }
    expect(mail.mails).toHaveLength(2);
  });
});

describe('the confirmation, whose recipient anyone can choose', () => {
  const spam = {
    ...validMessage,
    name: 'Vinci su spam.example',
    phone: '333 spam.example',
    message: 'Compra subito su https://spam.example',
    email: 'vittima@example.it',
  };

  it('carries nothing that was typed, and says that the address was entered on the site', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    await statusOf(api, spam);
    const source = decoded(mail.mails.find(({ to }) => to[0] === spam.email)?.source);
    expect(source).not.toMatch(/spam|Vinci/);
    expect(source).toContain('indirizzo è stato inserito nel modulo di contatto del sito');
    expect(source).toContain('www.vettanutrition.example');
  });

  it('goes at most once a day to one address, however it is written, also after a restart', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    const addresses = ['vittima@example.it', 'Vittima@Example.IT', ' VITTIMA@example.it '];
    const statuses = await Promise.all(addresses.map((email) => statusOf(api, { ...spam, email })));
    await api.restart();
    statuses.push(await statusOf(api, spam));
    const confirmed = statuses.filter(({ userConfirmationSent }) => userConfirmationSent);
    expect(confirmed).toHaveLength(1);
    expect(statuses.every(({ adminNotified }) => adminNotified)).toBe(true);
    const toVisitor = mail.mails.filter(({ to }) => to[0] !== shop);
    expect(toVisitor).toHaveLength(1);
    expect(mail.mails).toHaveLength(5);
    expect(await storedStatus(api)).toEqual({ ...sent, userConfirmationSent: false });
  });

  it('goes to another address at once', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url);
    expect(await statusOf(api)).toEqual(sent);
    expect(await statusOf(api, spam)).toEqual(sent);
  });

  it('can be switched off, which the answer says, also to a machine', async () => {
    const mail = await startMail();
    const api = await startApi(mail.url, { isConfirmationOn: false });
    const shopOnly = { ...sent, userConfirmationSent: false };
    expect(await statusOf(api)).toEqual(shopOnly);
    expect(await statusOf(api, { ...validMessage, website: 'http://spam' })).toEqual(shopOnly);
    await api.restart();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mail.mails.map(({ to }) => to)).toEqual([[shop]]);
  });
});

/** The text of a mail in quoted-printable. */
function decoded(source = ''): string {
  const bytes = source
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('with a mail server that is in trouble', () => {
  it('keeps the message when the visitor’s address is refused, and does not insist', async () => {
    const mail = await startMail((recipient) => (recipient === shop ? null : 550));
    const api = await startApi(mail.url);
    expect(await statusOf(api)).toEqual({ ...sent, userConfirmationSent: false });
    await api.restart();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mail.mails.map(({ to }) => to)).toEqual([[shop]]);
  });

  it('tries the visitor again when his server only asks to wait', async () => {
    let refusals = 2;
    const mail = await startMail((recipient) =>
      recipient !== shop && refusals-- > 0 ? 451 : null,
    );
    const api = await startApi(mail.url);
    expect(await statusOf(api)).toEqual({ ...sent, userConfirmationSent: false });
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), 20_000);
    expect(mail.mails.map(({ to }) => to)).toEqual([[shop], ['ada.rossi@example.it']]);
  });

  it.each([
    ['hangs before its greeting', () => {}],
    ['hangs up at once', (socket: Socket) => socket.destroy()],
    [
      'hangs up in the middle of the message',
      (socket: Socket) => {
        socket.write('220 x\r\n');
        socket.on('data', (data) => {
          const line = String(data);
          if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
          else if (line.startsWith('DATA')) socket.write('354 go\r\n');
          else socket.destroy();
        });
      },
    ],
  ])('answers 201 when the server %s', async (_, behave) => {
    const bad = await startFailingMailServer(behave);
    running.push(bad);
    const api = await startApi(bad.url);
    expect(await statusOf(api)).toEqual(none);
    expect(await api.storedLines()).not.toHaveLength(0);
  });

  it('delivers once the server is back', async () => {
    const first = await startMail();
    const { port } = new URL(first.url);
    running.pop();
    await first.stop();
    const api = await startApi(first.url);
    expect(await statusOf(api)).toEqual(none);
    const other = { ...validMessage, name: 'Un Altro', email: 'altro@example.it' };
    expect(await statusOf(api, other)).toEqual(none);
    const mail = await startMail(undefined, Number(port));
    await vi.waitFor(() => expect(mail.mails).toHaveLength(4), 20_000);
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), 20_000);
  });

  it('delivers after a restart what an earlier run could not', async () => {
    const first = await startMail();
    const { port } = new URL(first.url);
    running.pop();
    await first.stop();
    const slow = { outbox: { ...quick, firstRetryMs: 60_000 } };
    const settings = { url: first.url, to: shop, from: 'sito@vetta.example' };
    const api = await startFixture({
      mail: settings,
      mailer: createMailer(settings, { timeoutMs: stageTimeoutMs }),
      ...slow,
    });
    running.push(api);
    expect(await statusOf(api)).toEqual(none);
    const mail = await startMail(undefined, Number(port));
    await api.restart({ outbox: quick });
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 20_000);
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), 20_000);
  });

  it('gives a repeated message the answer of the first, whatever has happened since', async () => {
    const first = await startMail();
    const { port } = new URL(first.url);
    running.pop();
    await first.stop();
    const api = await startApi(first.url);
    const key = { 'Idempotency-Key': 'k' };
    const before = await postContact(api.address, validMessage, key);
    const mail = await startMail(undefined, Number(port));
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 20_000);
    await api.restart();
    const after = await postContact(api.address, validMessage, key);
    expect([after.status, after.text]).toEqual([201, before.text]);
    expect(mail.mails).toHaveLength(2);
  });

  it('names no visitor in the log', async () => {
    const mail = await startMail(() => 550);
    const api = await startApi(mail.url);
    await statusOf(api);
    expect(api.log()).toContain('mailFailed');
    expect(api.log()).toContain('550');
    expect(api.log()).not.toContain('ada.rossi');
  });
});
