import { storeNameOf } from '@vetta/storefront/backend';
import { messagesCopy as copy } from './messages.copy.ts';
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

/** At the end, and only where a message has them: a sheet made for the others stays as it is. */
const askColumns = ['productSlug', 'storeId'] as const;

/** What the owner may see of a message: all but the technical key. */
type ExportedMessage = Omit<StoredMessage, 'idempotency'>;

export function toExported({ message }: MessageRecord): ExportedMessage {
  const { idempotency: _, ...rest } = message;
  return rest;
}

/**
 * As an Italian spreadsheet opens it by a double click: semicolons between the cells, and the mark
 * by which it knows UTF-8. Other programs split at commas or tabs: no cell is a formula there either.
 */
export function toCsv(messages: readonly ExportedMessage[]): string {
  const asks = messages.some(
    ({ productSlug, storeId }) => productSlug !== undefined || storeId !== undefined,
  );
  const shown = asks ? [...columns, ...askColumns] : columns;
  const rows = messages.map(({ emailStatus, ...fields }) => {
    const row = { ...fields, ...emailStatus };
    return shown.map((column) => csvCell(String(row[column] ?? '')));
  });
  return `\uFEFF${[[...shown], ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

/** Where some program begins a cell: at the start, and after a separator, a quote or a line break. */
const cellStart = /^|[,;"\n\v\f\u0085\u2028\u2029]/;
/** Spaces and what has no width, which programs pass over. */
const passedOver = /[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*/u;
/** What makes a cell a formula, also in full width, in small form, and the true minus sign. */
const formulaStart = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/;
const beforeFormula = new RegExp(
  `((?:${cellStart.source})${passedOver.source})(?=${formulaStart.source})`,
  'gu',
);

/** An apostrophe keeps text what would be a formula; a tab or a bare `\r` would end the cell for some. */
function csvCell(text: string): string {
  const oneCell = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const safe = oneCell.replaceAll(beforeFormula, "$1'");
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For reading in a terminal: control characters are shown, never obeyed. */
export function toText(messages: readonly ExportedMessage[]): string {
  if (messages.length === 0) return copy.none;
  return messages
    .map(({ id, receivedAt, name, email, phone, message, productSlug, storeId, emailStatus }) =>
      [
        `${receivedAt}  ${id}`,
        `  ${plain(name)} <${plain(email)}>, ${plain(phone)}`,
        ...(productSlug === undefined ? [] : [`  ${copy.product(plain(productSlug))}`]),
        ...(storeId === undefined ? [] : [`  ${copy.store(storeId, storeNameOf(storeId))}`]),
        `  ${copy.mail(mailState(emailStatus))}`,
        ...message.split(/\r?\n/).map((line) => `  | ${plain(line)}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

function mailState(status: StoredMessage['emailStatus']): string {
  if (status.simulationMode) return copy.simulated;
  const shop = status.adminNotified ? copy.shopNotified : copy.shopWaiting;
  const visitor = status.userConfirmationSent ? copy.visitorConfirmed : copy.visitorWaiting;
  return `${shop}, ${visitor}`;
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '\uFFFD');
}
