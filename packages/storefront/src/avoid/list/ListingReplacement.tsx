import { Button, EmptyShelf, Note, TextLink } from '@vetta/ui';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { articledList, choicesOf } from '../words/choices.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { foundWords, messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { copy } from '../words/listing.copy.ts';
import { checkListing, refusedCount } from '../label/checkListing.ts';
import { useListLabels, withoutAvoidance } from './useListLabels.ts';
import { labelKeyOf } from '../label/verdict.ts';
import { ProductGrid, ProductGridSkeleton } from '../../components/ProductGrid/ProductGrid.tsx';
import { UnreadCount, UnreadProducts, UnreadToggle } from './UnreadProducts.tsx';

type StateProps = {
  filters: Filters;
  category?: string;
  onChoose: (changes: Partial<Filters>) => void;
};

/** Nothing could be checked: the sentence, and no product (docs/rules.md#avoid-check). */
function AvoidanceUnavailable({ filters, onChoose }: Omit<StateProps, 'category'>) {
  const { avoid, avoidIngredients, avoidTraces } = withoutAvoidance(filters);
  return (
    <EmptyShelf
      figure="?"
      announce="polite"
      title={copy.unavailable}
      text={copy.unavailableHint}
      actions={
        <>
          <Button
            variant="primary"
            width="phone"
            iconEnd="close"
            onClick={() => onChoose({ avoid, avoidIngredients, avoidTraces })}
          >
            {copy.withoutFilter}
          </Button>
          <TextLink variant="action" href={paths.shops}>
            {copy.shops}
          </TextLink>
        </>
      }
    />
  );
}

type NothingLeftProps = StateProps & { onReset: () => void };

/**
 * Nothing is left of the list: how many name what is avoided, and the way back by one choice. Where
 * the labels say otherwise the answer was none (docs/rules.md#list-answers), and nothing is claimed.
 */
export function NothingLeft({ filters, category, onChoose, onReset }: NothingLeftProps) {
  const list = useListLabels(category, filters);
  const counted =
    list.products === null || list.labels === null
      ? null
      : refusedCount(list.products, list.labels, filters);
  if (counted === 'contradicts') {
    return <AvoidanceUnavailable filters={filters} onChoose={onChoose} />;
  }
  const choices = choicesOf(filters);
  const last = choices.at(-1);
  return (
    <EmptyShelf
      figure="0"
      title={messages.noProducts}
      text={
        counted === null
          ? messages.noProductsHint
          : copy.named({
              ...counted,
              things: articledList(choices),
              withTraces: filters.avoidTraces,
            })
      }
      actions={
        <>
          {last !== undefined && (
            <Button
              variant="primary"
              width="phone"
              iconEnd="close"
              onClick={() => onChoose(last.without)}
            >
              {copy.removeLast(last.name)}
            </Button>
          )}
          <Button variant="text" onClick={onReset}>
            {copy.reset}
          </Button>
        </>
      }
    />
  );
}

export type ListingReplacementProps = NothingLeftProps & {
  state: 'failed' | 'unchecked' | 'empty';
  /** Nothing but what could not be read is left: it is counted above. */
  hasUnread: boolean;
  /** A failure of which nothing is kept. */
  fallback: ReactElement;
};

/** What stands in place of a list in which something is avoided. */
export function ListingReplacement({
  state,
  hasUnread,
  fallback,
  ...props
}: ListingReplacementProps) {
  if (state === 'failed') return <OfflineListing {...props} fallback={fallback} />;
  if (state === 'unchecked') return <AvoidanceUnavailable {...props} />;
  return hasUnread ? null : <NothingLeft {...props} />;
}

type OfflineListingProps = {
  filters: Filters;
  category?: string;
  /** Where nothing is cached either. */
  fallback: ReactElement;
};

/**
 * Without an answer: the list in the browser's cache, checked against the labels there.
 * Answers that name what is avoided are never kept themselves (docs/rules.md#avoid-privacy).
 */
function OfflineListing({ filters, category, fallback }: OfflineListingProps) {
  const { status, products, labels } = useListLabels(category, filters);
  const [isUnreadShown, setIsUnreadShown] = useState(false);
  const unreadId = useId();
  const checked = useMemo(() => {
    if (products === null || labels === null) return null;
    // Of a product that is newer than the cached labels nothing is known.
    const known = products.filter((product) => labels.has(labelKeyOf(product)));
    return checkListing(known, filters, (product) => labels.get(labelKeyOf(product)));
  }, [products, labels, filters]);
  if (status === 'loading') return <ProductGridSkeleton />;
  if (checked === null) return fallback;
  const { shown, unread } = checked;
  return (
    <>
      <Note>
        <span>{`${shown.length} ${foundWords(shown.length)}`}</span>
        {unread.length > 0 && (
          <>
            <UnreadCount count={unread.length} />
            <UnreadToggle
              isShown={isUnreadShown}
              controls={unreadId}
              onToggle={() => setIsUnreadShown(!isUnreadShown)}
            />
          </>
        )}
        <span>{`. ${copy.offline}`}</span>
      </Note>
      <ProductGrid products={shown} />
      {isUnreadShown && <UnreadProducts id={unreadId} products={unread} />}
    </>
  );
}
