import { company } from '../../content/company.ts';
import { choiceText, type ListRow } from './listRow.ts';
import { shopCount } from './shopCounts.ts';

/** What a message says besides its rows. */
export type MessageFrame = {
  address: string;
  /** Of the prices, where they are today's; missing for those of a saved copy. */
  day?: string;
};

/** The list as a text that is readable without its link (docs/rules.md#shopping-list). */
export function listMessage(rows: readonly ListRow[], { address, day }: MessageFrame): string {
  const lines = rows.map((row, place) => {
    const parts = [row.name, choiceText(row)].filter((part) => part !== '').map(oneLine);
    const price = row.price === null ? '' : `: ${row.price.text}`;
    return `${place + 1}. ${parts.join(', ')}${price}`;
  });
  const torino = shopCount(rows, 'torino');
  const aosta = shopCount(rows, 'aosta');
  const counts =
    torino === null || aosta === null
      ? []
      : [`A Torino ${torino.there} su ${torino.total}, ad Aosta ${aosta.there} su ${aosta.total}.`];
  return [
    `La mia lista da ${company.brand}${pricesOf(rows, day)}:`,
    ...lines,
    ...counts,
    address,
  ].join('\n');
}

/** Nothing where no price is shown. */
function pricesOf(rows: readonly ListRow[], day: string | undefined): string {
  if (rows.every(({ price }) => price === null)) return '';
  return day === undefined ? ' (prezzi di una copia salvata)' : ` (prezzi del ${day})`;
}

export function whatsAppLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Every line break and sign is encoded: nothing of a name becomes a header of the mail. */
export function mailLink(subject: string, message: string): string {
  const body = message.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(body)}`;
}

// A non-breaking space holds a figure and its unit together.
const oneLine = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim();
