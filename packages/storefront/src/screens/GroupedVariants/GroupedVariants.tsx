import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { type Category, findCategory } from '../../content/categories.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useGroupedProducts } from '../../data/useGroupedProducts.ts';
import { GroupedVariantsView } from './GroupedVariantsView.tsx';
import type { ProductGroup } from '../../catalogue/groupedProducts.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import type { Product } from '../../catalogue/product.ts';

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

/** For each group, by its id, the picture of the first variant whose product has one. */
function groupPictures(
  groups: readonly ProductGroup[],
  products: readonly Product[],
): ReadonlyMap<string, string> {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const pictures = new Map<string, string>();
  for (const { id, variants } of groups) {
    const images = variants.map(({ slug }) => cardImage(bySlug.get(slug) ?? { slug, images: [] }));
    const picture = images.find((image) => image !== null);
    if (picture !== undefined && picture !== null) pictures.set(id, picture);
  }
  return pictures;
}
