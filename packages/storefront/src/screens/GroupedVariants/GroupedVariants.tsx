import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { type Category, findCategory } from '../../content/categories.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useGroupedProducts } from '../../data/useGroupedProducts.ts';
import { groupPictures } from './groupImages.ts';
import { GroupedVariantsView } from './GroupedVariantsView.tsx';

/** The products of a category with their variants side by side (/prodotti/{category}/varianti). */
export function GroupedVariants({ category: slug }: { category: string }) {
  const category = findCategory(slug);
  return category === undefined ? <UnknownCategory /> : <KnownCategory category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  const { status, items: groups } = useGroupedProducts(category.slug);
  // A group has no picture (docs/rules.md#grouped-variants-page): it borrows that of the product
  // behind one of its variants.
  const { status: pictureStatus, items: products } = useCategoryProducts(
    category.slug,
    defaultFilters,
  );
  return (
    <GroupedVariantsView
      category={category}
      status={status}
      groups={groups}
      pictures={pictureStatus === 'loading' ? undefined : groupPictures(groups, products)}
      onRetry={() => window.location.reload()}
    />
  );
}
