import { foldText } from './foldText.ts';
import { patterns } from '../paths.ts';

/** With `.html.br` behind it a page's file stays below the 255 bytes of every file system. */
export const maxSlugLength = 120;

/** What stands in the place of a slug in the site's own addresses: `varianti`. */
const reserved = new Set([patterns.groupedVariants.split('/').at(-1)]);

export type SlugFault = 'letters' | 'length' | 'reserved';

/**
 * The one rule for slugs (docs/rules.md#slugs): small letters, figures and hyphens, of this length.
 * null: it makes an address. Names of every object ('constructor') are slugs like others, since no
 * slug is ever the key of an object.
 */
export function slugFault(slug: string): SlugFault | null {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug)) return 'letters';
  if (slug.length > maxSlugLength) return 'length';
  return reserved.has(slug) ? 'reserved' : null;
}

/** 'Alpe Lab' becomes 'alpe-lab'; what is too long ends with the last whole word. */
export function slugOf(name: string): string {
  const slug = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('-');
  if (slug.length <= maxSlugLength) return slug;
  const cut = slug.slice(0, maxSlugLength + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : maxSlugLength);
}
