import { company as defaults } from '@vetta/storefront/backend';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './environment.ts';
import { confirmationMail, notificationMail, type MailText } from './mailText.ts';
import type { StoredMessage } from './messages.ts';
import type { CompanyFacts } from './owner/shop/liveShop.ts';

/** The two mails of a message. Each rejects when the mail server has not taken it. */
export type Mailer = {
  notifyShop: (message: StoredMessage) => Promise<void>;
  confirmToVisitor: (message: StoredMessage) => Promise<void>;
  close: () => void;
};

type MailerOptions = {
  timeoutMs?: number;
  /** What the mails say of the shop: asked for each. */
  company?: () => CompanyFacts;
};

/** Each stage of a delivery may take this long. */
const stageTimeoutMs = 10_000;

/**
 * What a visitor wrote is passed as plain strings: addresses are given as one address each, never as
 * text to be parsed, the envelope is explicit, and no field can make the mailer open a file or URL.
 */
export function createMailer(
  { url, to, from }: MailSettings,
  { timeoutMs = stageTimeoutMs, company = () => defaults }: MailerOptions = {},
): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const send = async (recipient: string, replyTo: string, id: string, mail: MailText) => {
    await transport.sendMail({
      envelope: { from, to: [recipient] },
      from: { name: mail.senderName, address: from },
      to: { name: '', address: recipient },
      replyTo: { name: '', address: replyTo },
      // The same for every try: a mail that arrives twice is shown once.
      messageId: `<${id}@${from.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    });
  };

  return {
    notifyShop: (message) =>
      send(to, message.email, `${message.id}.shop`, notificationMail(message, company())),
    confirmToVisitor: (message) =>
      send(message.email, to, `${message.id}.visitor`, confirmationMail(company())),
    close: () => transport.close(),
  };
}

/** Whether the mail server has said no for good (a reply of 5xx), so that trying again is idle. */
export function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}
