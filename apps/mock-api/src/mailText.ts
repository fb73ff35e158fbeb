import { company } from '@vetta/storefront/backend';
import type { StoredMessage } from './messages.ts';

/** A mail's words, as text and as simple HTML of the same content. */
export type MailText = { senderName: string; subject: string; text: string; html: string };

/** To the shop: what a visitor wrote. Answering it answers the visitor. */
export function notificationMail(message: StoredMessage): MailText {
  const fields: readonly (readonly [string, string])[] = [
    ['Nome', message.name],
    ['Email', message.email],
    ['Telefono', message.phone],
    ['Ricevuto', romeTime(message.receivedAt)],
  ];
  return {
    senderName: `Sito ${company.brand}`,
    subject: `Nuovo messaggio dal sito: ${oneLine(message.name)}`,
    text: [
      ...fields.map(([name, value]) => `${name}: ${value}`),
      '',
      message.message,
      '',
      `Riferimento: ${message.id}`,
    ].join('\n'),
    html: page([
      `<p>${fields.map(([name, value]) => `<strong>${name}:</strong> ${escapeHtml(value)}`).join('<br>')}</p>`,
      quote(message.message),
      `<p>Riferimento: ${escapeHtml(message.id)}</p>`,
    ]),
  };
}

/** To the visitor: that the message has arrived, with his own words. */
export function confirmationMail(message: StoredMessage): MailText {
  const greeting = `Ciao ${oneLine(message.name)},`;
  const thanks = 'abbiamo ricevuto il tuo messaggio e ti risponderemo al più presto.';
  const own = 'Il tuo messaggio:';
  const closing = 'Se non hai scritto tu questo messaggio, puoi ignorare questa email.';
  return {
    senderName: company.brand,
    subject: `Abbiamo ricevuto il tuo messaggio | ${company.brand}`,
    text: [greeting, '', thanks, '', own, '', message.message, '', company.brand, '', closing].join(
      '\n',
    ),
    html: page([
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${thanks}</p>`,
      `<p>${own}</p>`,
      quote(message.message),
      `<p>${escapeHtml(company.brand)}</p>`,
      `<p>${closing}</p>`,
    ]),
  };
}

function page(parts: readonly string[]): string {
  return `<!doctype html><html lang="it"><body>${parts.join('')}</body></html>`;
}

function quote(text: string): string {
  return `<blockquote style="white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function romeTime(iso: string): string {
  return new Date(iso).toLocaleString('it-IT', { timeZone: 'Europe/Rome' });
}
