import * as v from 'valibot';
import { company } from '../content/company.ts';

/**
 * Lenient readers for single fields of a feed: a value that does not fit reads as a gap, alone.
 * Text stays text whatever it holds; it is never markup.
 */

const shortTextLimit = 500;
const longTextLimit = 100_000;
const urlLimit = 2000;
const listLimit = 500;

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

const textUpTo = (limit: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => cleanText(text.slice(0, limit))),
        v.nonEmpty(),
      ),
    ),
    undefined,
  );

/** Names, labels and lines of text. */
export const shortText = textUpTo(shortTextLimit);
/** Descriptions and the like. */
export const longText = textUpTo(longTextLimit);

/** As a segment of a path these would climb out of it, encoded or not. */
const isNoClimber = v.check<string>((text) => text !== '.' && text !== '..');

/**
 * Ids may be numbers or strings (decisions §7); past the edge they are strings. Where there is no
 * slug they stand in addresses.
 */
export const id = v.fallback(
  v.optional(
    v.pipe(
      v.union([
        v.pipe(
          v.number(),
          v.finite(),
          v.transform((number) => String(number)),
        ),
        v.string(),
      ]),
      v.transform((text) => cleanText(text.slice(0, shortTextLimit))),
      v.nonEmpty(),
      isNoClimber,
    ),
  ),
  undefined,
);

/** One segment of a path. */
export const slug = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(shortTextLimit),
      v.transform(cleanText),
      v.nonEmpty(),
      isNoClimber,
    ),
  ),
  undefined,
);

/** A whole number of cents, or of pieces, not below zero. */
export const wholeAmount = v.fallback(
  v.optional(
    v.pipe(
      v.number(),
      v.finite(),
      v.minValue(0),
      v.maxValue(1e9),
      v.transform((amount) => Math.round(amount)),
    ),
  ),
  undefined,
);

/** Only a true `true` is one. */
export const flag = v.fallback(v.boolean(), false);

/** Reads the fields of one object of a feed. */
export type FieldReader = {
  /** The first of the spellings that holds a readable value. */
  read: <Output>(
    field: v.GenericSchema<unknown, Output>,
    ...spellings: readonly string[]
  ) => Output | undefined;
  isTrue: (...spellings: readonly string[]) => boolean;
  /** The objects in a list, read one by one; anything but a list is an empty one. */
  items: (name: string) => readonly FieldReader[];
  /** The value as it came. */
  raw: (name: string) => unknown;
};

/** null where the input is no object. */
export function fieldsOf(input: unknown): FieldReader | null {
  const reading = v.safeParse(wireObject, input);
  if (!reading.success) return null;
  const values = reading.output;
  // Own keys alone: a feed cannot reach a prototype, nor a prototype a product.
  const raw = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return {
    raw,
    read: (field, ...spellings) => {
      for (const name of spellings) {
        const value = raw(name);
        // Most fields of most products are not there: nothing to read.
        const output = value === undefined || value === null ? undefined : v.parse(field, value);
        if (output !== undefined) return output;
      }
      return undefined;
    },
    isTrue: (...spellings) => spellings.some((name) => raw(name) === true),
    items: (name) => itemsOf(raw(name)),
  };
}

/** The objects in a list; a bad entry is skipped, anything but a list is an empty one. */
export function itemsOf(input: unknown): readonly FieldReader[] {
  const items: readonly unknown[] = Array.isArray(input) ? input.slice(0, listLimit) : [];
  return items.map(fieldsOf).filter((item) => item !== null);
}

const wireObject = v.custom<Readonly<Record<string, unknown>>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
);

// Never requested: it only tells our own addresses from foreign ones.
const ownOrigin = 'https://own.invalid';

/**
 * A picture of our own origin as a path from its root, or of a host that the owner has named.
 * Everything else (`javascript:`, `data:`, `//elsewhere`) is dropped: a feed may not make a
 * visitor's browser call strangers.
 */
export const pictureUrl = v.fallback(
  v.optional(v.pipe(v.string(), v.maxLength(urlLimit), v.transform(safePicture), v.nonEmpty())),
  undefined,
);

// '/images/products/siero-100.webp': nothing in it that could mean another place.
const plainPath = /^\/\w[\w-]*(?:\/\w[\w-]*)*\.\w+$/;

function safePicture(text: string): string {
  if (plainPath.test(text)) return text;
  if (text.trim() === '' || !URL.canParse(text, ownOrigin)) return '';
  const url = new URL(text, ownOrigin);
  if (url.origin === ownOrigin) return url.pathname + url.search;
  const hosts: readonly string[] = company.imageHosts;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : '';
}
