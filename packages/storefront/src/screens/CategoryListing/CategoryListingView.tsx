import { BackLink, PageHead, PageSection } from '@vetta/ui';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
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
import { Fragment } from 'react';

export type CategoryListingViewProps = Omit<ProductListingProps, 'category'> & {
  category: Category;
};

export function CategoryListingView({ category, ...listing }: CategoryListingViewProps) {
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
        <PageHead
          back={
            <BackLink href={paths.catalogue + linkQueryOf(listing.filters)}>{copy.back}</BackLink>
          }
          title={<BreakableName name={category.name} />}
          lead={category.description}
          size="list"
        />
        <ProductListing {...listing} category={category.slug} />
      </PageSection>
    </>
  );
}

/** A name with a slash may break after it: 'Pre-workout/' and 'Energetici'. */
function BreakableName({ name }: { name: string }) {
  return name.split('/').map((part, index, { length }) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      <span>{index < length - 1 ? `${part}/` : part}</span>
    </Fragment>
  ));
}
