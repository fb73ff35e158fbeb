import { formatEuro } from '../price.ts';
import { choiceText, type ListRow } from './listRow.ts';
import { shopCount } from './shopCounts.ts';

/** The list as a text that is readable without its link (docs/rules.md#shopping-list). */
export function listMessage(rows: readonly ListRow[], day: string, address: string): string {
  const lines = rows.map((row, place) => {
    const parts = [row.name, choiceText(row)].filter((part) => part !== '').map(oneLine);
    const price = row.cents === null ? '' : `: ${formatEuro(row.cents)}`;
    return `${place + 1}. ${parts.join(', ')}${price}`;
  });
  const torino = shopCount(rows, 'torino');
  const aosta = shopCount(rows, 'aosta');
  const counts =
    torino === null || aosta === null
      ? []
      : [`A Torino ${torino.there} su ${torino.total}, ad Aosta ${aosta.there} su ${aosta.total}.`];
  return [
    `La mia lista da Vetta Nutrition (prezzi del ${day}):`,
    ...lines,
    ...counts,
    address,
  ].join('\n');
}

export function whatsAppLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Every line break and sign is encoded: nothing of a name becomes a header of the mail. */
export function mailLink(subject: string, message: string): string {
  const body = message.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(body)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
