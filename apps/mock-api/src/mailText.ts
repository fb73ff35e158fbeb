import { storeNameOf } from '@vetta/storefront/backend';
import { escapeHtml } from './escapeHtml.ts';
import type { StoredMessage } from './messages.ts';
import type { CompanyFacts } from './owner/shop/liveShop.ts';

/** A mail's words, as text and as simple HTML of the same content. */
export type MailText = { senderName: string; subject: string; text: string; html: string };

/** To the shop: what a visitor wrote. Answering it answers the visitor. */
export function notificationMail(message: StoredMessage, company: CompanyFacts): MailText {
  const fields: readonly (readonly [string, string])[] = [
    ['Nome', message.name],
    ['Email', message.email],
    ['Telefono', message.phone],
    ['Ricevuto', romeTime(message.receivedAt)],
    ...askedAbout(message),
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

/** Where the form was opened from a product. */
function askedAbout({ productSlug, storeId }: StoredMessage): (readonly [string, string])[] {
  return [
    ...(productSlug === undefined ? [] : [['Prodotto', oneLine(productSlug)] as const]),
    ...(storeId === undefined ? [] : [['Negozio', storeNameOf(storeId)] as const]),
  ];
}

/**
 * To the visitor: that the message has arrived. Anyone can type a stranger's address into the form,
 * so nothing of what was written there is in this mail, not even the name.
 */
export function confirmationMail(company: CompanyFacts): MailText {
  const paragraphs = [
    'Ciao,',
    'abbiamo ricevuto il tuo messaggio e ti risponderemo al più presto.',
    company.brand,
    `Ricevi questa email perché il tuo indirizzo è stato inserito nel modulo di contatto del sito ${new URL(company.siteUrl).host}. Se non sei stato tu, puoi ignorarla.`,
  ];
  return {
    senderName: company.brand,
    subject: `Abbiamo ricevuto il tuo messaggio | ${company.brand}`,
    text: paragraphs.join('\n\n'),
    html: page(paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)),
  };
}

function page(parts: readonly string[]): string {
  return `<!doctype html><html lang="it"><body>${parts.join('')}</body></html>`;
}

function quote(text: string): string {
  return `<blockquote style="white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function romeTime(iso: string): string {
  return new Date(iso).toLocaleString('it-IT', { timeZone: 'Europe/Rome' });
}
