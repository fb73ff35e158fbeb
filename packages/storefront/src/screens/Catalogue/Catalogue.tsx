import { countActiveFilters } from '../../catalogue/filterOptions.ts';
import { useOfferedFilters } from '../../components/ProductListing/useAvailableFilters.ts';
import { useCategories } from '../../data/useCategories.ts';
import { useProducts } from '../../data/useProducts.ts';
import { useListingFilters } from '../../components/ProductListing/useListingFilters.ts';
import { CatalogueView } from './CatalogueView.tsx';

/** All categories and all products (/prodotti). */
export function Catalogue() {
  const address = useListingFilters();
  const { items: categories } = useCategories({ isShown: true });
  const { filters, brands } = useOfferedFilters(address.filters);
  const { items: products, ...list } = useProducts(filters);
  return (
    <CatalogueView
      categories={categories}
      brands={brands}
      filters={filters}
      activeCount={countActiveFilters(filters)}
      products={products}
      {...list}
      onChoose={address.chooseFilters}
      onReset={address.resetFilters}
      onRetry={() => window.location.reload()}
    />
  );
}
