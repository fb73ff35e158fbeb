import type { Cell } from '../sheets/sheet.ts';
import { shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader, type Reading } from './reading.ts';
import { refuse } from './texts.ts';
import { valueTexts } from './values.copy.ts';

/** 100,000 euro: nothing in the shop costs as much. */
const highestCents = 10_000_000;

/** '24,90' */
export const euroText = (cents: number) =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Euro as whole cents; null where the cell is empty. */
export const euroReader: Reader<number | null> = (cell) => {
  if (cell.kind === 'empty') return { value: null };
  const refused = refuse(cell, '24,90');
  if (refused !== null) return refused;
  if (cell.kind === 'number') return centsOf(cell.number);
  const bare = shownCell(cell)
    .trim()
    .replaceAll(/^(?:€|euro?)\s*|\s*(?:€|euro?)$/giu, '')
    .replace(/,-+$/u, '');
  // '1 234,50'; any other blank stands between two amounts.
  const text = /^\d{1,3}(?: \d{3})+(?:,\d+)?$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
  if (text.startsWith('-')) return cellIssue(valueTexts.negativeAmount, valueTexts.negativeRemedy);
  if (/^\d{1,3}\.\d{3}$/u.test(text)) {
    const whole = Number(text.replace('.', ''));
    const other = `${text.slice(0, -1).replace('.', ',')}`;
    return cellIssue(valueTexts.ambiguous, valueTexts.maybeTwo(`${whole},00`, other));
  }
  const number = parseAmount(text);
  return number === null ? noAmount(text) : centsOf(number);
};

/** '1.234,50', '1234,50', '24.90', '24': else null. */
function parseAmount(text: string): number | null {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  return /^\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : null;
}

function centsOf(amount: number): Reading<number | null> {
  if (amount < 0) return cellIssue(valueTexts.negativeAmount, valueTexts.negativeRemedy);
  const cents = Math.round(amount * 100);
  if (!(cents <= highestCents)) return cellIssue(valueTexts.tooLarge, valueTexts.checkRemedy);
  if (Math.abs(cents - amount * 100) > 1e-6) {
    return cellIssue(valueTexts.decimals, valueTexts.maybe(euroText(cents)));
  }
  return cents === 0
    ? {
        value: 0,
        caution: { message: valueTexts.zeroPrice, remedy: valueTexts.zeroPriceRemedy },
      }
    : { value: cents };
}

/** Letters that hands and scanners take for figures: '24,9O', 'l2,50'. */
function noAmount(text: string) {
  if (!/\d/u.test(text)) return cellIssue(valueTexts.noAmount, valueTexts.writeLike('24,90'));
  const figures = text
    .replaceAll(/[oOQ]/gu, '0')
    .replaceAll(/[lI|]/gu, '1')
    .replace(/['’](?=\d{2}$)/u, ',');
  const number = parseAmount(figures.replaceAll(/[^\d.,]/gu, ''));
  const cents = number === null ? NaN : Math.round(number * 100);
  return cents <= highestCents
    ? cellIssue(valueTexts.noAmount, valueTexts.maybe(euroText(cents)))
    : cellIssue(valueTexts.noAmount, valueTexts.writeLike('24,90'));
}

type WholeNumbers = {
  example: string;
  /** Said of what is none. */
  noNumber: string;
  highest: number;
  /** What was perhaps meant. */
  guess: (text: string) => string | undefined;
};

/** A whole number of zero or more; null where the cell is empty. */
const wholeReader =
  (kind: WholeNumbers) =>
  (cell: Cell): Reading<number | null> => {
    if (cell.kind === 'empty') return { value: null };
    const refused = refuse(cell, kind.example);
    if (refused !== null) return refused;
    const number = numberOf(cell);
    const grouped = shownCell(cell).trim();
    // A thousand to some, one to others.
    if (cell.kind === 'text' && /^\d{1,3}(?:[.,]\d{3})+$/u.test(grouped)) {
      return cellIssue(valueTexts.ambiguous, valueTexts.maybe(grouped.replaceAll(/\D/gu, '')));
    }
    if (number !== null && number < 0) {
      return cellIssue(valueTexts.negativeCount, valueTexts.maybe('0'));
    }
    if (number === null || !Number.isInteger(number)) {
      const guess = kind.guess(shownCell(cell).trim());
      return cellIssue(
        kind.noNumber,
        guess === undefined ? valueTexts.writeLike(kind.example) : valueTexts.maybe(guess),
      );
    }
    return number > kind.highest
      ? cellIssue(valueTexts.tooLarge, valueTexts.checkRemedy)
      : { value: number };
  };

/** Pieces in a shop. */
export const countReader = wholeReader({
  example: '12',
  noNumber: valueTexts.noCount,
  highest: 1_000_000,
  guess: (text) =>
    /^(?:esaurit|finit|nessun|zero)/iu.test(text)
      ? '0'
      : /\d{1,7}/u.exec(text.replaceAll(/(?<=\d)[oO]/gu, '0'))?.[0],
});

/** The height of a pack. */
export const millimetresReader = wholeReader({
  example: '245',
  noNumber: valueTexts.noMillimetres,
  highest: 3000,
  guess(text) {
    const found = /^(\d{1,4}(?:[.,]\d{1,3})?) ?(mm|cm|m)?$/iu.exec(text);
    if (!found) return undefined;
    const number = Number(found[1]?.replace(',', '.'));
    // A small fraction without a unit is one of centimetres.
    const unit = found[2]?.toLowerCase() ?? (number % 1 === 0 || number >= 100 ? 'mm' : 'cm');
    const millimetres = Math.round(number * (unit === 'm' ? 1000 : unit === 'cm' ? 10 : 1));
    return millimetres > 0 ? String(millimetres) : undefined;
  },
});

function numberOf(cell: Cell): number | null {
  if (cell.kind === 'number') return cell.number;
  const text = shownCell(cell).trim();
  return /^-?\d{1,9}(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : null;
}

const yes = new Set(['sì', 'si', 's', 'x', 'vero', '1', 'yes', 'y', 'true', '✓', "si'"]);
const no = new Set(['', 'no', 'n', 'falso', '0', 'false', '-']);

export const flagReader: Reader<boolean> = (cell) => {
  if (cell.kind === 'flag') return { value: cell.value };
  const refused = refuse(cell, 'sì');
  if (refused !== null) return refused;
  const word = shownCell(cell).trim().toLowerCase().replace('ì', 'ì').replace('í', 'ì');
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : cellIssue(valueTexts.noFlag, valueTexts.flagRemedy);
};
