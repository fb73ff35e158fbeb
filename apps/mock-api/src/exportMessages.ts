import type { MessageRecord, StoredMessage } from './messages.ts';

const columns = [
  'id',
  'receivedAt',
  'name',
  'email',
  'phone',
  'message',
  'adminNotified',
  'userConfirmationSent',
  'simulationMode',
] as const;

/** What the owner may see of a message: all but the technical key. */
type ExportedMessage = Omit<StoredMessage, 'idempotency'>;

export function toExported({ message }: MessageRecord): ExportedMessage {
  const { idempotency: _, ...rest } = message;
  return rest;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function toCsv(messages: readonly ExportedMessage[]): string {
  const rows = messages.map(({ emailStatus, ...fields }) => {
    const row = { ...fields, ...emailStatus };
    return columns.map((column) => csvCell(String(row[column])));
  });
  return `\uFEFF${[[...columns], ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** A cell that begins like a formula would be one in a spreadsheet: an apostrophe keeps it text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For reading in a terminal: control characters are shown, never obeyed. */
export function toText(messages: readonly ExportedMessage[]): string {
  if (messages.length === 0) return 'No messages.\n';
  return messages
    .map(({ id, receivedAt, name, email, phone, message, emailStatus }) =>
      [
        `${receivedAt}  ${id}`,
        `  ${plain(name)} <${plain(email)}>, ${plain(phone)}`,
        `  mail: ${mailState(emailStatus)}`,
        ...message.split(/\r?\n/).map((line) => `  | ${plain(line)}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

function mailState(status: StoredMessage['emailStatus']): string {
  if (status.simulationMode) return 'simulated (SMTP_URL was not set)';
  const shop = status.adminNotified ? 'shop notified' : 'shop NOT notified yet';
  const visitor = status.userConfirmationSent ? 'visitor confirmed' : 'visitor not confirmed';
  return `${shop}, ${visitor}`;
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '\uFFFD');
}
