/**
 * Lenient readers for single values that came from outside: the API, the feed, the browser's
 * storage. What does not fit is a gap, alone. Text stays text whatever it holds; it is never markup.
 * Plain functions, for every page carries them.
 */

/** undefined where the value is not one of its kind. Never throws. */
export type Field<Output> = (input: unknown) => Output | undefined;

const shortTextLimit = 500;
const longTextLimit = 100_000;
const maxAmount = 1e9;

/** Names, labels and lines of text. */
export const shortText: Field<string> = (input) => textUpTo(shortTextLimit, input);

/** Descriptions and the like. */
export const longText: Field<string> = (input) => textUpTo(longTextLimit, input);

/**
 * Ids may be numbers or strings (docs/rules.md#product-identity); past the edge they are strings.
 * Where there is no slug they stand in addresses.
 */
export const id: Field<string> = (input) =>
  segment(shortText(typeof input === 'number' && Number.isFinite(input) ? String(input) : input));

/** One segment of a path. A longer one is no slug: cut, it would be another's. */
export const slug: Field<string> = (input) =>
  typeof input === 'string' && input.length <= shortTextLimit
    ? segment(shortText(input))
    : undefined;

/** A finite number, not below zero. */
export const amount: Field<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) && input >= 0 ? input : undefined;

/** A whole number of cents, or of pieces, not below zero. */
export const wholeAmount: Field<number> = (input) => {
  const read = amount(input);
  return read === undefined || read > maxAmount ? undefined : Math.round(read);
};

export function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function textUpTo(limit: number, input: unknown): string | undefined {
  return typeof input === 'string' ? cleanText(input.slice(0, limit)) || undefined : undefined;
}

/** As a segment of a path these would climb out of it, encoded or not. */
const segment: Field<string> = (text) =>
  typeof text === 'string' && text !== '.' && text !== '..' ? text : undefined;

/** One spelling per accent. Lone surrogates would make `encodeURIComponent` throw; control characters have no picture. */
function cleanText(text: string): string {
  if (plainText.test(text)) return text.trim();
  return text
    .normalize('NFC')
    .replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '')
    .trim();
}

// Nearly every text of a feed: Latin letters, digits and punctuation, nothing to clean.
const plainText = /^[\n\x20-\x7e\u00a0-\u017f\u2010-\u2027\u20ac]*$/;
