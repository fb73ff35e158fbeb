import { Button, ButtonLink, Icon } from '@vetta/ui';
import { useSetAtom, useStore } from 'jotai';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchContext } from '../../browser/prefetch.ts';
import { whenIdle } from '../../browser/deferred.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import { comparisonLink } from '../../catalogue/comparison/compareQuery.ts';
import { maxCompared } from '../../catalogue/comparison/maxCompared.ts';
import type { ComparedProduct } from '../../data/useComparedProduct.ts';
import { useComparedProducts } from '../../data/useComparedProducts.ts';
import { storedComparisonAtom } from '../../state/comparedSlugs.ts';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import { copy } from './Compare.copy.ts';
import * as css from './CompareTray.css.ts';
import { toggleCompared } from './toggleCompared.ts';

/**
 * What is chosen, at the foot of the window, and the way to compare it. It asks for the products
 * and the page ahead, so that the comparison is there when it is opened.
 */
export function CompareTray({ slugs }: { slugs: readonly string[] }) {
  const store = useStore();
  const setStored = useSetAtom(storedComparisonAtom);
  const prefetch = use(PrefetchContext);
  const places = useComparedProducts(slugs);
  const address = comparisonLink(slugs, useLocation().search);
  const isReady = slugs.length > 1;
  useEffect(() => {
    if (isReady) void whenIdle().then(() => prefetch(address));
  }, [isReady, address, prefetch]);

  function handleClear() {
    setStored(() => []);
    // The button that was pressed goes with the tray.
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  return (
    <section className={css.tray} aria-label={copy.tray}>
      <div className={css.inner}>
        <ul className={css.places} aria-label={copy.chosen}>
          {places.map((place, at) => (
            <li key={place?.slug ?? at} className={css.place}>
              {place === null ? (
                <span className={css.free} />
              ) : (
                <ChosenProduct
                  place={place}
                  onRemove={() => {
                    if (slugs.length === 1) handleClear();
                    else toggleCompared(store, place.slug);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
        <output className={css.words}>
          {slugs.length === 1 && <b>{`${nameOf(places[0])}. `}</b>}
          <span>{wordsFor(slugs.length)}</span>
        </output>
        <Button variant="text" onClick={handleClear}>
          {copy.clear}
        </Button>
        {isReady ? (
          <ButtonLink variant="primary" href={address}>
            {copy.open(slugs.length)}
          </ButtonLink>
        ) : (
          <Button variant="primary" iconEnd="none" disabled>
            {copy.open(slugs.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Outside lists: how many are chosen, and the way to them. */
export function CompareTag({ slugs }: { slugs: readonly string[] }) {
  return (
    <section className={css.tag} aria-label={copy.tray}>
      <ButtonLink href={comparisonLink(slugs, useLocation().search)}>
        {copy.open(slugs.length)}
      </ButtonLink>
    </section>
  );
}

function ChosenProduct({ place, onRemove }: { place: ComparedProduct; onRemove: () => void }) {
  return (
    <>
      <span className={css.shelf}>
        {place.status === 'ready' && (
          <ProductImage src={cardImage(place.product)} loading="eager" />
        )}
      </span>
      <button
        type="button"
        className={css.remove}
        aria-label={copy.remove(nameOf(place))}
        onClick={onRemove}
      >
        <Icon name="close" size="text" />
      </button>
    </>
  );
}

const nameOf = (place: ComparedProduct | null | undefined) =>
  place?.status === 'ready' ? place.product.name : (place?.slug ?? copy.unnamed);

function wordsFor(count: number): string {
  if (count === 1) return copy.one;
  return count === maxCompared ? copy.full : copy.free(maxCompared - count);
}
