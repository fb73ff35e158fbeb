import { company } from '../content/company.ts';
import { type Field, isRecord } from './fields.ts';

/** Reads the fields of one object of a feed. */
export type FieldReader = {
  /** The first of the spellings that holds a readable value. */
  read: <Output>(field: Field<Output>, ...spellings: readonly string[]) => Output | undefined;
  /** Only a true `true` is one. */
  isTrue: (...spellings: readonly string[]) => boolean;
  /** The objects in a list, read one by one; anything but a list is an empty one. */
  items: (name: string) => readonly FieldReader[];
  /** The value as it came. */
  raw: (name: string) => unknown;
};

const urlLimit = 2000;
const listLimit = 500;

/** null where the input is no object. */
export function fieldsOf(input: unknown): FieldReader | null {
  if (!isRecord(input)) return null;
  // Own keys alone: a feed cannot reach a prototype, nor a prototype a product.
  const raw = (name: string) => (Object.hasOwn(input, name) ? input[name] : undefined);
  return {
    raw,
    read: (field, ...spellings) => {
      for (const name of spellings) {
        const output = field(raw(name));
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

// Never requested: it only tells our own addresses from foreign ones.
const ownOrigin = 'https://own.invalid';

/**
 * A picture of our own origin as a path from its root, or of a host that the owner has named.
 * Everything else (`javascript:`, `data:`, `//elsewhere`) is dropped: a feed may not make a
 * visitor's browser call strangers.
 */
export const pictureUrl: Field<string> = (input) =>
  typeof input === 'string' && input.length <= urlLimit ? safePicture(input) : undefined;

// '/images/products/siero-100.webp': nothing in it that could mean another place.
const plainPath = /^\/\w[\w-]*(?:\/\w[\w-]*)*\.\w+$/;

function safePicture(text: string): string | undefined {
  if (plainPath.test(text)) return text;
  if (text.trim() === '' || !URL.canParse(text, ownOrigin)) return undefined;
  const url = new URL(text, ownOrigin);
  if (url.origin === ownOrigin) return url.pathname + url.search;
  const hosts: readonly string[] = company.imageHosts;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined;
}
