import { PageSection, Spinner, Tabs } from '@vetta/ui';
import { useRef } from 'react';
import type { ProductDetails } from '../../catalogue/details.ts';
import { type DetailTabId, detailTabs, isEdible } from '../../catalogue/detailTabs.ts';
import { guaranteesOf } from '../../catalogue/ingredients/guarantees.ts';
import type { Product } from '../../catalogue/product.ts';
import { messages } from '../../content/messages.ts';
import { chooseIngredients } from './ingredients/chooseIngredients.ts';
import { copy } from './ProductDetail.copy.ts';
import * as css from './ProductTabs.css.ts';
import { DescriptionTab } from './tabs/DescriptionTab.tsx';
import { IngredientsTab } from './tabs/IngredientsTab.tsx';
import { NutritionTab } from './tabs/NutritionTab.tsx';
import { UsageTab } from './tabs/UsageTab.tsx';
import { useTabHash } from './useTabHash.ts';

export type ProductTabsProps = {
  product: Product;
  title: string;
  /** Missing while they load and when their call failed: the tabs use what the product has. */
  details?: ProductDetails;
  detailsStatus: 'loading' | 'failed' | 'ready';
};

/** Four tabs, or two for category 6 (§2). All their content is in the page, the closed ones hidden. */
export function ProductTabs({ product, title, details, detailsStatus }: ProductTabsProps) {
  const tabs = detailTabs(product);
  const place = useRef<HTMLDivElement>(null);
  const [open, openTab] = useTabHash(tabs, place);
  const facts = { product, title, details, detailsStatus };
  return (
    <PageSection as="div">
      <div ref={place} className={css.tabs}>
        <Tabs
          label={copy.details}
          layout={tabs.length === 2 ? 'halves' : 'row'}
          tabs={tabs.map(({ id, label }) => ({
            id,
            label,
            content: (
              <>
                <h2 className={css.printTitle}>{label}</h2>
                <TabContent id={id} {...facts} />
              </>
            ),
          }))}
          value={open}
          onChange={(id) => {
            const tab = tabs.find((candidate) => candidate.id === id);
            if (tab !== undefined) openTab(tab.id);
          }}
        />
      </div>
    </PageSection>
  );
}

function TabContent({
  id,
  product,
  title,
  details,
  detailsStatus,
}: ProductTabsProps & { id: DetailTabId }) {
  const slug = product.slug ?? product.id;
  if (id === 'descrizione') {
    return (
      <DescriptionTab
        text={details?.longDescription ?? product.description}
        expertTip={details?.expertTip}
        // Without a nutrition tab the grid would have no other place.
        technicalGrid={isEdible(product) ? [] : (details?.technicalGrid ?? [])}
      />
    );
  }
  // The description has the product's own text to show; the others wait for the details.
  if (detailsStatus === 'loading') return <Spinner>{messages.loading}</Spinner>;
  if (id === 'valori-nutrizionali') {
    return <NutritionTab slug={slug} title={title} details={details} />;
  }
  if (id === 'modalita-uso') {
    return <UsageTab slug={slug} details={details} isEdible={isEdible(product)} />;
  }
  return (
    <IngredientsTab
      content={chooseIngredients(slug, details)}
      guarantees={guaranteesOf(product.brandName)}
    />
  );
}
