import { describe, expect, it } from 'vitest';
import { mailFixture, sent, shop, statusOf, storedStatus } from './testing/mailFixture.ts';
import { validMessage } from './testing/serverFixture.ts';

const { startApi, startMail } = mailFixture();

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
