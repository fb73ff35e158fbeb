import { paths } from '../../paths.ts';
import { shortText, slug as slugField } from '../fields.ts';

/** One product of a list as its address has it (docs/rules.md#list-link). */
export type ListEntry = { slug: string; flavour?: string; size?: string };

/** Bounds of an address, in entries and bytes (docs/rules.md#list-link). */
export const maxEntries = 50;
export const maxBytes = 8192;

/** '/preferiti?list=slug~flavour~size,…'; what would break a bound is left out. */
export function writeListLink(entries: readonly ListEntry[]): string {
  let value = '';
  for (const entry of cleaned(entries)) {
    const next = value === '' ? textOf(entry) : `${value},${textOf(entry)}`;
    if (next.length > maxBytes) break;
    value = next;
  }
  return `${paths.favourites}?list=${value}`;
}

/** How many entries of these an address carries. */
export function linkedCount(entries: readonly ListEntry[]): number {
  return readListValue(writeListLink(entries).split('?list=')[1] ?? '').entries.length;
}

/** What an address says, and how much of it was left out: broken, or beyond the bounds. */
export type ReadList = { entries: readonly ListEntry[]; droppedCount: number };

/** Of the raw value of `list`; a broken entry is dropped, alone. Never throws. */
export function readListValue(raw: string): ReadList {
  const value = withSeparators(raw);
  const texts = value.split(',').filter((text) => text !== '');
  const read = withinBytes(value).split(',').flatMap(readEntry);
  const entries = cleaned(read);
  const slugs = new Set(entries.map(({ slug }) => slug));
  const repeated = read.filter(({ slug }) => slugs.has(slug)).length - entries.length;
  return { entries, droppedCount: texts.length - repeated - entries.length };
}

/** Some programs encode the whole value once more: then not one separator is left as it was. */
function withSeparators(value: string): string {
  if (/[,~]/.test(value)) return value;
  return value.replaceAll(/%2c/gi, ',').replaceAll(/%7e/gi, '~');
}

/** Up to the last whole entry within the bound. */
function withinBytes(value: string): string {
  return value.length <= maxBytes ? value : value.slice(0, value.lastIndexOf(',', maxBytes) + 1);
}

/** Each product once, at most as many as an address takes. */
function cleaned(entries: readonly ListEntry[]): readonly ListEntry[] {
  const bySlug = new Map<string, ListEntry>();
  for (const entry of entries) {
    const slug = slugField(entry.slug);
    if (slug === undefined || bySlug.has(slug) || bySlug.size === maxEntries) continue;
    const [flavour, size] = [shortText(entry.flavour), shortText(entry.size)];
    bySlug.set(slug, {
      slug,
      ...(flavour === undefined ? {} : { flavour }),
      ...(size === undefined ? {} : { size }),
    });
  }
  return [...bySlug.values()];
}

function textOf({ slug, flavour = '', size = '' }: ListEntry): string {
  return [slug, flavour, size].map(encodePart).join('~').replace(/~+$/, '');
}

/** `~` parts an entry, and is left alone by `encodeURIComponent`. */
const encodePart = (text: string) => encodeURIComponent(text).replaceAll('~', '%7E');

function readEntry(text: string): ListEntry[] {
  const parts = text.split('~').map(decodePart);
  const [name, flavour, size] = parts;
  // As it is listed: what was read of an entry is found again by it.
  const slug = slugField(name);
  if (parts.length > 3 || parts.includes(null) || slug === undefined) return [];
  return [{ slug, flavour: flavour ?? undefined, size: size ?? undefined }];
}

/** A `+` is a space to those who write addresses as forms do. null: broken. */
function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return null;
  }
}
