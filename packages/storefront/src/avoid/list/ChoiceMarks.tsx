import { ChoiceMark } from '@vetta/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { choicesOf, printedCode } from '../words/choices.ts';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { shopNames } from '../../content/shopNames.ts';
import { copy } from '../words/listing.copy.ts';
import * as css from './ChoiceMarks.css.ts';

export type ChoiceMarksProps = {
  filters: Filters;
  onChoose: (changes: Partial<Filters>) => void;
  /** Where the keyboard goes on when the last mark has gone. */
  result: RefObject<HTMLElement | null>;
};

type Mark = {
  id: string;
  name: string;
  detail?: string;
  isDashed?: boolean;
  without: Partial<Filters>;
};

/** What is chosen now, above the list that it makes: a press takes it back. */
export function ChoiceMarks({ filters, onChoose, result }: ChoiceMarksProps) {
  const place = useRef<HTMLDivElement>(null);
  const avoided = avoidedMarks(filters);
  const shop = shopNames.find(({ storeId }) => storeId === filters.storeId);
  const count = avoided.length + (shop === undefined ? 0 : 1);
  const handleRemoved = useFocusAfterRemoval(place, result);
  if (count === 0) return null;

  const mark = ({ id, name, detail, isDashed = false, without }: Mark) => (
    <li key={id}>
      <ChoiceMark
        tone={isDashed ? 'dashed' : 'solid'}
        detail={printedCode(detail)}
        label={copy.remove([name, printedCode(detail) ?? ''].join(' ').trim())}
        onRemove={() => {
          handleRemoved();
          onChoose(without);
        }}
      >
        {name}
      </ChoiceMark>
    </li>
  );
  return (
    <div ref={place} className={css.rows}>
      {avoided.length > 0 && (
        <div className={css.row}>
          <span className={css.lead} aria-hidden="true">
            {copy.title}
          </span>
          <ul className={css.row} aria-label={copy.title}>
            {avoided.map(mark)}
          </ul>
        </div>
      )}
      {shop !== undefined && (
        <div className={css.row}>
          <span className={css.lead} aria-hidden="true">
            {copy.availableAt}
          </span>
          <ul className={css.row} aria-label={copy.availableAt}>
            {mark({ id: shop.name, name: shop.name, without: { storeId: null } })}
          </ul>
        </div>
      )}
    </div>
  );
}

function avoidedMarks(filters: Filters): readonly Mark[] {
  const traces = { id: 'traces', name: copy.alsoTraces, isDashed: true };
  return [
    ...choicesOf(filters),
    ...(filters.avoidTraces && isAvoiding(filters)
      ? [{ ...traces, without: { avoidTraces: false } }]
      : []),
  ];
}

/** The pressed mark goes: the keyboard goes on at the one that takes its place, else at the result. */
function useFocusAfterRemoval(
  place: RefObject<HTMLDivElement | null>,
  result: RefObject<HTMLElement | null>,
): () => void {
  const removed = useRef<{ index: number; of: number } | null>(null);
  const buttonsIn = () => [...(place.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    const buttons = buttonsIn();
    if (removed.current === null || buttons.length >= removed.current.of) return;
    (buttons[Math.min(removed.current.index, buttons.length - 1)] ?? result.current)?.focus();
    removed.current = null;
  });
  return () => {
    const buttons = buttonsIn();
    const index = buttons.findIndex((button) => button === document.activeElement);
    removed.current = { index: Math.max(index, 0), of: buttons.length };
  };
}
