import { Link } from '@vetta/ui';
import { unseen } from '@vetta/ui/theme';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { CategoryProfile as Profile } from '../../api/labelCalls.ts';
import { linkQueryOf, useAvoidance } from '../../avoid/list/useAvoidance.ts';
import {
  defaultFilters,
  type Filters,
  isAvoiding,
  proteinPriceOrder,
} from '../../catalogue/filterOptions.ts';
import { italianNumber } from '../../catalogue/italianNumber.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import type { Product } from '../../catalogue/product.ts';
import { productLink, slugOrId } from '../../catalogue/productLink.ts';
import { profileNutrient } from '../../catalogue/value/profileNutrients.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useCategoryProfile } from '../../data/useCategoryProfile.ts';
import { activePriceText } from '../ProductCard/ActivePrice.copy.ts';
import { copy } from './CategoryProfile.copy.ts';
import { barAfterKey, barAt, barsPath, placesFor } from './profileBars.ts';

type Bar = {
  product: Product;
  /** What the label says, in words. */
  figure: string;
  /** Between 0 and 1; null where the label does not say it. */
  height: number | null;
  /** Whether the filters leave it in the list. */
  isListed: boolean;
};

export type CategoryProfileProps = {
  category: string;
  /** Those that the list is of, and what it shows by them. */
  filters: Filters;
  products: readonly Product[];
  status: 'loading' | 'failed' | 'ready';
  isRefused?: boolean;
};

/**
 * The products of a category as a profile, in the order of the list: a bar each, as high as the grams
 * that its label prints, or as the price that the list is ordered by (docs/rules.md#category-profile).
 * Pointer, finger and arrow keys name a product and lead to it.
 */
export function CategoryProfile(props: CategoryProfileProps) {
  const { category, filters } = props;
  const isByPrice = filters.sortBy === proteinPriceOrder.value && category === 'proteine';
  const bars = useBars(props, isByPrice);
  const [place, setPlace] = useState<number | null>(null);
  const captionId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  // What the filters leave out is not named, either.
  const listed = bars.filter(({ isListed }) => isListed);
  const bar = place === null ? undefined : bars[place];
  const current = bar?.isListed ? bar : undefined;
  const at = current === undefined ? 0 : listed.indexOf(current);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPlace(barAt((event.clientX - left) / Math.max(width, 1), bars.length));
  };
  const goTo = (next: Bar | undefined) => next && setPlace(bars.indexOf(next));
  const handleKey = (event: KeyboardEvent) => {
    // The browser's own: back, another tab.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = barAfterKey(event.key, at, listed.length);
    if (next !== undefined) goTo(listed[next]);
    else if (event.key === 'Enter') link.current?.click();
    else return;
    event.preventDefault();
  };
  const control = {
    role: 'slider',
    tabIndex: 0,
    'aria-labelledby': captionId,
    'aria-valuemin': 1,
    'aria-valuemax': listed.length,
    'aria-valuenow': at + 1,
    'aria-valuetext': textOf(listed[at]),
    onFocus: () => goTo(listed[at]),
    onKeyDown: handleKey,
    onPointerDown: follow,
    onPointerMove: follow,
    // A finger names a product first: the bars are narrower than it is.
    onPointerUp: ({ pointerType, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey;
      if (pointerType === 'mouse' && isPlain) link.current?.click();
    },
  };
  return (
    <section
      aria-labelledby={captionId}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) {
          setPlace(null);
        }
      }}
    >
      <div {...(listed.length > 0 && control)}>
        <svg
          // The highest bar ends below what stands above it.
          viewBox={`0 -8 ${placesFor(bars.length)} 108`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {current && <path d={`M${bars.indexOf(current) + 0.5} 100V0`} />}
          <path d={barsPath(bars.map(({ height, isListed }) => (isListed ? height : null)))} />
        </svg>
      </div>
      <p id={captionId} hidden={current !== undefined}>
        {isByPrice ? copy.prices : copy.grams[profileNutrient(category)]}
      </p>
      {current && (
        <Link ref={link} href={productLink(current.product) + linkQueryOf(filters)}>
          <b>{current.product.name}</b>
          <span>{current.figure}</span>
        </Link>
      )}
      <ul className={unseen}>
        {listed.map((own) => (
          <li key={own.product.id}>{textOf(own)}</li>
        ))}
      </ul>
    </section>
  );
}

const textOf = (bar: Bar | undefined) => bar && `${bar.product.name}: ${bar.figure}`;

/** All products of the category in the order of the list; what the filters leave out has no height. */
function useBars(props: CategoryProfileProps, isByPrice: boolean): readonly Bar[] {
  const { category, filters } = props;
  const profile = useCategoryProfile(category, profileNutrient(category));
  const whole = useCategoryProducts(category, { ...defaultFilters, sortBy: filters.sortBy });
  const listed = new Set(useShownProducts(props).map(({ id }) => id));
  const known = whole.items.map((product) => valueOf(product, profile, isByPrice));
  const highest = isByPrice ? Math.max(...known.map((value) => value ?? 0)) : 100;
  return whole.items.map((product, at) => {
    const value = known[at] ?? null;
    return {
      product,
      figure: figureOf(value, isByPrice),
      height: value === null || highest === 0 ? null : value / highest,
      isListed: listed.has(product.id),
    };
  });
}

/** What the list shows, checked as it is there (docs/rules.md#avoid-check); nothing while that is not known. */
function useShownProducts({ status, products, isRefused, filters }: CategoryProfileProps) {
  const mustCheck = isAvoiding(filters) || filters.storeId !== null;
  const { module } = useAvoidance(mustCheck);
  if (mustCheck) return module?.checkListing(products, filters)?.shown ?? [];
  return status === 'ready' && isRefused !== true ? products : [];
}

function valueOf(product: Product, profile: Profile | undefined, isByPrice: boolean) {
  const slug = slugOrId(product);
  const own = profile !== undefined && Object.hasOwn(profile, slug) ? profile[slug] : undefined;
  const [grams, cents] = own ?? [null, null];
  return isByPrice ? cents : grams;
}

function figureOf(value: number | null, isByPrice: boolean): string {
  if (value === null) return copy.notDeclared;
  return isByPrice ? activePriceText(formatEuro(value)) : copy.inGrams(italianNumber(value));
}
