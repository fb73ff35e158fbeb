import { BackLink, PageSection } from '@vetta/ui';
import type { ReactElement, ReactNode } from 'react';
import { useAvoidQuery } from '../../avoid/product/useAvoidQuery.ts';
import { paths } from '../../paths.ts';
import { copy } from './ProductDetail.copy.ts';
import * as css from './ProductPage.css.ts';

export type ProductFrameProps = {
  /** Where the back button leads: the category, else all products. */
  category?: { name: string; slug: string };
  picture: ReactElement;
  /** Opposite the way back. */
  tool?: ReactElement;
  /** What follows: the tabs have a distance of their own, the footer has none. @default 'tabs' */
  before?: 'tabs' | 'footer';
  /** Below the picture; on narrow screens below the purchase. */
  about?: ReactElement;
  /** What stands beside the picture ends on its line, the purchase at the foot. @default false */
  spread?: boolean;
  children: ReactNode;
};

/** The upper part of the page in all its states: way back, picture, and what stands beside it. */
export function ProductFrame({
  category,
  picture,
  tool,
  before = 'tabs',
  about,
  spread = false,
  children,
}: ProductFrameProps) {
  const query = useAvoidQuery();
  return (
    <PageSection space={before === 'tabs' ? 'none' : 'below'} as="div">
      <div className={css.crumb}>
        <nav aria-label={copy.breadcrumbs}>
          {category === undefined ? (
            <BackLink href={paths.catalogue + query}>{copy.backToProducts}</BackLink>
          ) : (
            <BackLink href={paths.category(category.slug) + query}>{category.name}</BackLink>
          )}
        </nav>
        {tool}
      </div>
      <div className={css.columns}>
        <div className={css.left}>
          {picture}
          {about}
        </div>
        <div className={spread ? css.spread : css.right}>{children}</div>
      </div>
    </PageSection>
  );
}
