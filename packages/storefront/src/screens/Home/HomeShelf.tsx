import { TextLink } from '@vetta/ui';
import { useSWRConfig } from 'swr';
import { shelfOfCategories } from '../../catalogue/shelfOfCategories.ts';
import { cardContent } from '../../components/ProductCard/cardContent.ts';
import { ProductStrip } from '../../components/ProductStrip/ProductStrip.tsx';
import { categories } from '../../content/categories.ts';
import { DataProvider } from '../../data/DataProvider.tsx';
import { ExpiringCache } from '../../data/expiringCache.ts';
import { useAllProducts } from '../../data/useAllProducts.ts';
import { paths } from '../../paths.ts';
import { useToday } from '../../state/clock.ts';
import { shelfCopy as copy } from './HomeShelf.copy.ts';

const count = 8;

/** One shelf of real packs with their prices, a product of each category (docs/rules.md#home-page). */
export function HomeShelf() {
  // The first page that asks the API; on the way back from another its answers are at hand.
  const hasData = useSWRConfig().cache instanceof ExpiringCache;
  return hasData ? (
    <Shelf />
  ) : (
    <DataProvider>
      <Shelf />
    </DataProvider>
  );
}

function Shelf() {
  const { status, items } = useAllProducts();
  const today = useToday();
  if (status === 'loading') return null;
  const products = shelfOfCategories(
    items,
    categories.map(({ slug }) => slug),
    count,
  );
  return (
    <ProductStrip
      title={copy.title}
      action={
        <TextLink href={paths.catalogue} variant="action">
          {copy.all}
        </TextLink>
      }
      products={products.map((product) => {
        const content = cardContent(product, today);
        const note = content.price.kind === 'price' ? content.price.unitText : undefined;
        return { ...content, note };
      })}
      size="shelf"
    />
  );
}
