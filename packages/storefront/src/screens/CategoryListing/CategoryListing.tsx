import { countActiveFilters } from '../../catalogue/filterOptions.ts';
import { useOfferedFilters } from '../../components/ProductListing/useAvailableFilters.ts';
import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { type Category, findCategory } from '../../content/categories.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useListingFilters } from '../../state/listingFilters.ts';
import { CategoryListingView } from './CategoryListingView.tsx';
import { ListingBoundary } from './ListingBoundary.tsx';

/** The products of one category (/prodotti/{category}). An unknown category asks the API nothing. */
export function CategoryListing({ category: slug }: { category: string }) {
  const category = findCategory(slug);
  if (category === undefined) return <UnknownCategory />;
  return (
    <ListingBoundary>
      <KnownCategoryListing category={category} />
    </ListingBoundary>
  );
}

function KnownCategoryListing({ category }: { category: Category }) {
  const address = useListingFilters();
  const { filters, brands } = useOfferedFilters(address.filters, category.slug);
  const { status, products, isOutdated } = useCategoryProducts(category.slug, filters);
  return (
    <CategoryListingView
      category={category}
      brands={brands}
      filters={filters}
      searchText={address.searchText}
      activeCount={countActiveFilters(filters)}
      status={status}
      products={products}
      isOutdated={isOutdated}
      onSearch={address.typeSearch}
      onChoose={address.chooseFilters}
      onReset={address.resetFilters}
      onRetry={() => window.location.reload()}
    />
  );
}
