import { BackLink, PageHead, PageSection } from '@vetta/ui';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
import { profileNutrients } from '../../catalogue/value/profileNutrients.ts';
import type { CategoryProfileProps } from '../../components/CategoryProfile/CategoryProfile.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import {
  ProductListing,
  type ProductListingProps,
} from '../../components/ProductListing/ProductListing.tsx';
import * as css from '../../components/ProductListing/ProductListing.css.ts';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import type { Category } from '../../content/categories.ts';
import { paths } from '../../paths.ts';
import { copy } from './CategoryListing.copy.ts';
import { Fragment, memo, Suspense } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';

export type CategoryListingViewProps = Omit<ProductListingProps, 'category'> & {
  category: Category;
};

export function CategoryListingView({ category, ...listing }: CategoryListingViewProps) {
  const nutrient = profileNutrients[category.slug];
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
        <div className={css.head}>
          <PageHead
            back={
              <BackLink href={paths.catalogue + linkQueryOf(listing.filters)}>{copy.back}</BackLink>
            }
            title={<BreakableName name={category.name} />}
            lead={category.description}
            size="list"
          />
          {nutrient && <ProfilePlace category={category.slug} nutrient={nutrient} />}
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

/**
 * Drawn by the build, and answering once its code has come. Nothing from above may draw it anew before:
 * React would throw away what the build has drawn.
 */
const ProfilePlace = memo(function ProfilePlace(props: CategoryProfileProps) {
  return (
    <div className={css.profilePlace}>
      <Suspense>
        <CategoryProfile {...props} />
      </Suspense>
    </div>
  );
});

/** A name with a slash may break after it: 'Pre-workout/' and 'Energetici'. */
function BreakableName({ name }: { name: string }) {
  return name.split('/').map((part, index, { length }) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      <span>{index < length - 1 ? `${part}/` : part}</span>
    </Fragment>
  ));
}
