import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createMailer } from './mail.ts';
import {
  mailFixture,
  none,
  quick,
  sent,
  shop,
  stageTimeoutMs,
  statusOf,
  storedStatus,
} from './testing/mailFixture.ts';
import { startFailingMailServer } from './testing/mailServer.ts';
import { validMessage, postContact, startFixture } from './testing/serverFixture.ts';
import { maxWaitMs } from './testing/maxWait.ts';

const { running, startApi, startMail } = mailFixture();

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
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), maxWaitMs);
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
    await vi.waitFor(() => expect(mail.mails).toHaveLength(4), maxWaitMs);
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), maxWaitMs);
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
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), maxWaitMs);
    await vi.waitFor(async () => expect(await storedStatus(api)).toEqual(sent), maxWaitMs);
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
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), maxWaitMs);
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
