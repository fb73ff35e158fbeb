import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { importFile } from './owner/command/importFile.ts';
import { undoImport } from './owner/command/undo.ts';
import { workbook } from './owner/testing/files.ts';
import { mailFixture, quick, sent, shop, statusOf, storedStatus } from './testing/mailFixture.ts';
import { validMessage, postContact, startFixture } from './testing/serverFixture.ts';
import { maxWaitMs } from './testing/maxWait.ts';

const { running, startApi, startMail } = mailFixture();

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
    }, maxWaitMs);
    await undoImport(place, false);
    const before = senders().length;
    await vi.waitFor(async () => {
      await postContact(api.address);
      expect(senders().slice(before)).toContain('Sito Vetta Nutrition');
    }, maxWaitMs);
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
