import { Link } from '@vetta/ui';
import { paths } from '../../paths.ts';
import { copy } from './CategoryLinks.copy.ts';
import * as css from './CategoryLinks.css.ts';

export type CategoryLinksProps = {
  categories: readonly { slug: string; name: string }[];
  /** What is avoided goes along: '' or '?avoid=milk' (docs/rules.md#avoid-links). */
  query: string;
};

/** The row of links to /prodotti/{categorySlug} (docs/rules.md#catalogue-page). */
export function CategoryLinks({ categories, query }: CategoryLinksProps) {
  return (
    <nav aria-label={copy.label}>
      <ul className={css.row}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={paths.category(slug) + query} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
