import { PageHead, PageSection } from '@vetta/ui';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
import { CategoryLinks } from '../../components/CategoryLinks/CategoryLinks.tsx';
import { knownCategories } from '../../components/CategoryLinks/knownCategories.ts';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import {
  ProductListing,
  type ProductListingProps,
} from '../../components/ProductListing/ProductListing.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { paths } from '../../paths.ts';
import { copy } from './Catalogue.copy.ts';

export type CatalogueViewProps = ProductListingProps & {
  /** Those of the API; until they are there, the shop's own seven. */
  categories: readonly { slug: string; name: string }[];
};

export function CatalogueView({ categories, ...listing }: CatalogueViewProps) {
  return (
    <>
      <DocumentHead
        title={copy.documentTitle}
        description={copy.documentDescription}
        path={paths.catalogue}
      />
      <StructuredData graph={pageGraph({ name: copy.documentTitle, path: paths.catalogue })} />
      <PageSection space="below" as="div">
        <PageHead title={copy.title} lead={copy.lead} size="list" />
        <CategoryLinks
          categories={knownCategories(categories)}
          query={linkQueryOf(listing.filters)}
        />
        <ProductListing {...listing} />
      </PageSection>
    </>
  );
}
