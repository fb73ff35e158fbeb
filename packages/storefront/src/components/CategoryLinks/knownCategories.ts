import { categories, findCategory } from '../../content/categories.ts';
import { currentCategorySlug } from '../../paths.ts';

type Named = { slug: string; name: string };

/**
 * The categories of the API that the site has a page for, each once and under its current slug: a
 * link to any other would end at 'Categoria non trovata'. Without one, the shop's own seven.
 */
export function knownCategories(listed: readonly Named[]): readonly Named[] {
  const known = new Map<string, Named>();
  for (const { slug, name } of listed) {
    const current = currentCategorySlug(slug);
    if (findCategory(current) === undefined || known.has(current)) continue;
    known.set(current, { slug: current, name });
  }
  return known.size > 0 ? [...known.values()] : categories;
}
