// The foot of the sheet is drawn by the build; what it looks like comes with this.
import '../../components/PaperFoot/PaperFoot.css.ts';
import { usePaper } from '../../browser/usePaper.ts';
import type { NutritionContent } from '../../contract/label.ts';
import { availabilityOf } from '../../catalogue/availability.ts';
import { isEdible } from '../../catalogue/detailTabs.ts';
import type { Offer } from '../../catalogue/offer/offers.ts';
import type { Product } from '../../catalogue/product.ts';
import { categoryNameOf, categorySlugOf, productLink } from '../../catalogue/productLink.ts';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { useNow } from '../../state/clock.ts';
import { nutritionFacts } from './nutrition/nutritionFacts.ts';
import { splitProfile } from './nutrition/splitProfile.ts';
import { productGraph } from './structuredData.ts';

export type ProductDataProps = {
  product: Product;
  title: string;
  image: string | undefined;
  /** The displayed one; without a price there is none. */
  offer: Offer | null;
  /** The label, where the API has read it. */
  nutrition: NutritionContent | undefined;
};

/** What the page says to others than its reader: to search engines, and to a printer. */
export function ProductData({ product, nutrition, ...shown }: ProductDataProps) {
  usePaper('portrait');
  const now = useNow();
  const facts =
    nutrition?.kind === 'table' && isEdible(product)
      ? nutritionFacts(splitProfile(nutrition.table).main, nutrition.diagnostics)
      : undefined;
  return (
    <>
      {facts !== undefined && <StructuredData graph={facts} />}
      <StructuredData
        graph={productGraph({
          ...shown,
          id: product.id,
          description: product.description,
          brandName: product.brandName,
          gtin: product.gtin,
          path: productLink(product),
          category: { name: categoryNameOf(product), slug: categorySlugOf(product) },
          availability: availabilityOf(product),
          now,
        })}
      />
    </>
  );
}
