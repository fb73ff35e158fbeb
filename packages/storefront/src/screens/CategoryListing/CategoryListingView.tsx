import { BackLink, PageHead, PageSection } from '@vetta/ui';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
import { profiledCategories } from '../../catalogue/value/profileNutrients.ts';
import * as css from '../../components/CategoryProfile/CategoryProfile.css.ts';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import {
  ProductListing,
  type ProductListingProps,
} from '../../components/ProductListing/ProductListing.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import type { Category } from '../../content/categories.ts';
import { paths } from '../../paths.ts';
import { copy } from './CategoryListing.copy.ts';
import { Fragment, type ReactElement, Suspense } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';

export type CategoryListingViewProps = Omit<ProductListingProps, 'category'> & {
  category: Category;
};

export function CategoryListingView({ category, ...listing }: CategoryListingViewProps) {
  const profile = profiles.find(({ slug }) => slug === category.slug);
  return (
    <>
      <DocumentHead
        title={category.name}
        description={category.description}
        path={paths.category(category.slug)}
      />
      <StructuredData
        graph={pageGraph(
          { name: copy.catalogue, path: paths.catalogue },
          { name: category.name, path: paths.category(category.slug) },
        )}
      />
      <PageSection space="below" as="div">
        <div className={profile && css.head}>
          <PageHead
            back={
              <BackLink href={paths.catalogue + linkQueryOf(listing.filters)}>{copy.back}</BackLink>
            }
            title={<BreakableName name={category.name} />}
            lead={category.description}
            size="list"
          />
          {profile?.element}
        </div>
        <ProductListing {...listing} category={category.slug} />
      </PageSection>
    </>
  );
}

const CategoryProfile = deferredComponent(
  deferred(
    async () =>
      (await import('../../components/CategoryProfile/CategoryProfile.tsx')).CategoryProfile,
    { when: 'idle' },
  ),
);

type Profile = { slug: string; element: ReactElement };

/**
 * Drawn by the build, and answering once its code has come. The same element each time: drawn anew from
 * above before that, React would throw away what the build has drawn.
 */
const profiles: readonly Profile[] = profiledCategories.map((slug) => ({
  slug,
  element: (
    <div key={slug} className={css.place}>
      <Suspense>
        <CategoryProfile category={slug} />
      </Suspense>
    </div>
  ),
}));

/** A name with a slash may break after it: 'Pre-workout/' and 'Energetici'. */
function BreakableName({ name }: { name: string }) {
  return name
    .replace('/', '/\n')
    .split('\n')
    .map((part) => (
      <Fragment key={part}>
        <span>{part}</span>
        <wbr />
      </Fragment>
    ));
}
