import {
  countActiveFilters,
  defaultFilters,
  type Filters,
  proteinPriceOrder,
} from '../../catalogue/filterOptions.ts';
import { useOfferedFilters } from '../../components/ProductListing/useAvailableFilters.ts';
import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { type Category, findCategory } from '../../content/categories.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useListingFilters } from '../../components/ProductListing/useListingFilters.ts';
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
  const { filters: asked, brands } = useOfferedFilters(address.filters, category.slug);
  const { filters, list } = useOrderedProducts(category.slug, asked);
  const { items: products, ...state } = list;
  return (
    <CategoryListingView
      category={category}
      brands={brands}
      filters={filters}
      activeCount={countActiveFilters(filters)}
      products={products}
      {...state}
      onChoose={address.chooseFilters}
      onReset={address.resetFilters}
      onRetry={() => window.location.reload()}
    />
  );
}

/** An API that refuses the price of protein keeps the order that it has, and the page says so. */
function useOrderedProducts(slug: string, filters: Filters) {
  const asked = useCategoryProducts(slug, filters);
  const isRefused = asked.isRefused && filters.sortBy === proteinPriceOrder.value;
  const usual = { ...filters, sortBy: defaultFilters.sortBy };
  const inUsualOrder = useCategoryProducts(isRefused ? slug : undefined, usual);
  return isRefused ? { filters: usual, list: inUsualOrder } : { filters, list: asked };
}
