import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { type Category, findCategory } from '../../content/categories.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useGroupedProducts } from '../../data/useGroupedProducts.ts';
import { GroupedVariantsView } from './GroupedVariantsView.tsx';

/** The products of a category with their variants side by side (/prodotti/{category}/varianti). */
export function GroupedVariants({ category: slug }: { category: string }) {
  const category = findCategory(slug);
  return category === undefined ? <UnknownCategory /> : <KnownCategory category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const { status, items: groups } = useGroupedProducts(category.slug);
  // A group has neither picture nor price nor stock (docs/rules.md#grouped-variants-page): they are those
  // of the products behind its variants.
  const { status: productStatus, items: products } = useCategoryProducts(
    category.slug,
    defaultFilters,
  );
  return (
    <GroupedVariantsView
      category={category}
      status={status}
      groups={groups}
      products={productStatus === 'loading' ? undefined : products}
      onRetry={() => window.location.reload()}
    />
  );
}
