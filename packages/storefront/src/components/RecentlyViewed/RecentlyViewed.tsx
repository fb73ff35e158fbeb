import { Button } from '@vetta/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { slugOrId } from '../../catalogue/productLink.ts';
import { useFavouriteProducts } from '../../data/useFavouriteProducts.ts';
import { useToday } from '../../state/clock.ts';
import { favouritesAtom } from '../../state/favourites.ts';
import { recentlyViewedAtom, withViewed } from '../../state/recentlyViewed.ts';
import { showToastAtom } from '../../state/toast.ts';
import { useAvoidQuery } from '../../avoid/product/useAvoidQuery.ts';
import { cardContent } from '../ProductCard/cardContent.ts';
import { ProductStrip } from '../ProductStrip/ProductStrip.tsx';
import { copy } from './RecentlyViewed.copy.ts';

export type RecentlyViewedProps = {
  /** The product of this page, by its slug: noted as seen, and not shown. */
  current?: string | undefined;
};

const maxShown = 6;
const undoMs = 4000;

/** What the visitor looked at last (docs/rules.md#recently-viewed); without any nothing at all. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const slugs = useAtomValue(recentlyViewedAtom);
  const change = useSetAtom(recentlyViewedAtom);
  const showToast = useSetAtom(showToastAtom);
  const query = useAvoidQuery();
  const today = useToday();
  useEffect(() => {
    if (current !== undefined) void change((kept) => withViewed(kept, current));
  }, [change, current]);

  // Without a product of its own it stands below the favourites, which are above already.
  const favourites = useAtomValue(favouritesAtom);
  const above = current === undefined ? favourites.map(slugOrId) : [current];
  const others = slugs.filter((slug) => !above.includes(slug));
  const { items } = useFavouriteProducts(others.map((slug) => ({ id: slug, slug })));
  // One that is gone from the catalogue is not shown.
  const products = items.flatMap(({ product }) => product ?? []).slice(0, maxShown);

  const handleClear = () => {
    void change((kept) => kept.filter((slug) => slug === current));
    // The button goes with the strip: the keyboard starts again at the title.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    showToast({
      kind: 'success',
      title: copy.cleared,
      durationMs: undoMs,
      action: {
        label: copy.undo,
        run: () => void change((kept) => [...new Set([...kept, ...others])]),
      },
    });
  };

  if (products.length === 0) return null;
  const pieces = products.map((product) => {
    const content = cardContent(product, today);
    return { ...content, href: content.href + query };
  });
  return (
    <ProductStrip
      title={copy.title}
      action={
        <Button variant="text" onClick={handleClear}>
          {copy.clear}
        </Button>
      }
      products={pieces}
    />
  );
}
