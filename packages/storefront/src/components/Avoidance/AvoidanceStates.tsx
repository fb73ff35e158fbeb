import { Button, EmptyShelf, TextLink } from '@vetta/ui';
import type { ReactElement } from 'react';
import { articledList, choicesOf } from '../../catalogue/avoidance/choices.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { copy } from './Avoidance.copy.ts';
import { refusedCount } from '../../catalogue/avoidance/refusedCount.ts';
import { OfflineListing } from './OfflineListing.tsx';
import { useListLabels, withoutAvoidance } from './useListLabels.ts';

type StateProps = {
  filters: Filters;
  category?: string;
  onChoose: (changes: Partial<Filters>) => void;
};

/** Nothing could be checked: the sentence, and no product (docs/rules.md#avoid-check). */
export function AvoidanceUnavailable({ filters, onChoose }: Omit<StateProps, 'category'>) {
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

export type NothingLeftProps = StateProps & { onReset: () => void };

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
