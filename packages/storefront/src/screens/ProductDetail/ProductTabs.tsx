import { PageSection, Spinner, Tabs, Text } from '@vetta/ui';
import { useRef } from 'react';
import { deferred } from '../../browser/deferred.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { type DetailTabId, detailTabs, isEdible } from '../../catalogue/detailTabs.ts';
import type { Product } from '../../catalogue/product.ts';
import { messages } from '../../content/messages.ts';
import { copy } from './ProductDetail.copy.ts';
import * as css from './ProductTabs.css.ts';
import { deferredTab } from './tabs/deferredTab.tsx';
import { useTabHash } from './useTabHash.ts';

const onInteraction = { when: 'interaction' } as const;

export type ProductTabsProps = {
  product: Product;
  title: string;
  /** Missing while they load and when their call failed: the tabs use what the product has. */
  details?: ProductDetails;
  detailsStatus: 'loading' | 'failed' | 'ready';
};

/**
 * Four tabs, or two for category 6 (docs/rules.md#product-tabs). All their content is in the page,
 * the closed ones hidden.
 */
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
                <h2 className={css.panelTitle}>{label}</h2>
                <TabContent id={id} {...facts} isOpen={id === open} />
              </>
            ),
          }))}
          value={open}
          onChange={(id) => {
            const tab = tabs.find((candidate) => candidate.id === id);
            if (tab !== undefined) openTab(tab.id);
          }}
        />
        {product.origin !== undefined && <Text size="small">{copy.origin(product.origin)}</Text>}
      </div>
    </PageSection>
  );
}

const Description = deferredTab(
  deferred(async () => (await import('./tabs/DescriptionTab.tsx')).DescriptionTab, onInteraction),
);
const Nutrition = deferredTab(
  deferred(async () => (await import('./tabs/NutritionTab.tsx')).NutritionTab, onInteraction),
);
const Usage = deferredTab(
  deferred(async () => (await import('./tabs/UsageTab.tsx')).UsageTab, onInteraction),
);
const Ingredients = deferredTab(
  deferred(async () => (await import('./tabs/IngredientsTab.tsx')).IngredientsTab, onInteraction),
);

function TabContent({
  id,
  product,
  title,
  details,
  detailsStatus,
  isOpen,
}: ProductTabsProps & { id: DetailTabId; isOpen: boolean }) {
  const slug = product.slug ?? product.id;
  if (id === 'descrizione') {
    const content = {
      text: details?.longDescription ?? product.description,
      expertTip: details?.expertTip,
      // Without a nutrition tab the grid would have no other place.
      technicalGrid: isEdible(product) ? [] : (details?.technicalGrid ?? []),
    };
    return <Description {...content} from={content} />;
  }
  // The description has the product's own text to show; the others wait for the details.
  if (detailsStatus === 'loading') return <Spinner>{messages.loading}</Spinner>;
  const label = { slug, details, from: details };
  switch (id) {
    case 'valori-nutrizionali':
      // A table that is wider than a phone takes the focus, so that keys scroll it.
      return <Nutrition {...label} title={title} shouldLoad={isOpen} />;
    case 'modalita-uso':
      return <Usage {...label} isEdible={isEdible(product)} />;
    case 'ingredienti':
      return <Ingredients {...label} brandName={product.brandName} />;
  }
}
