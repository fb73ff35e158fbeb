import { Heading, Icon } from '@vetta/ui';
import { Suspense, useId, useState } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';
import type { Availability, AvailabilityLine } from '../../catalogue/availability.ts';
import type { QuestionSubject } from '../../catalogue/shops/shopQuestion.ts';
import { useNow } from '../../state/clock.ts';
import { useAskParts } from './ask/useAskParts.ts';
import * as css from './AvailabilityBox.css.ts';
import { copy } from './ProductDetail.copy.ts';

export type AvailabilityBoxProps = Availability & {
  /** When the stock was counted, as the feed says it. */
  updatedAt: string | undefined;
  /** What a shop is asked about. */
  asked: QuestionSubject;
  /** Path and query of this product and variant. */
  path: string;
};

/** One line per shop and the total (docs/rules.md#availability-box), and how to ask a shop. */
export function AvailabilityBox(props: AvailabilityBoxProps) {
  const { lines, totalText, updatedAt, asked, path } = props;
  const [openStore, setOpenStore] = useState<string | null>(null);
  const parts = useAskParts(openStore !== null);
  const now = useNow();
  return (
    <section>
      <div className={css.title}>
        <Heading level={2} size="title">
          {copy.available}
        </Heading>
        <p className={css.total}>{totalText}</p>
        {updatedAt !== undefined && (
          <p className={css.counted}>
            {parts !== null && now !== null && parts.stockAgeText(updatedAt, now)}
          </p>
        )}
      </div>
      <dl>
        {lines.map((line, index) => (
          <ShopLine
            key={`${line.storeId} ${index}`}
            line={line}
            ask={{ asked, path, parts, now }}
            isOpen={openStore === line.storeId}
            onToggle={() => setOpenStore(openStore === line.storeId ? null : line.storeId)}
          />
        ))}
      </dl>
    </section>
  );
}

type ShopLineProps = {
  line: AvailabilityLine;
  ask: Pick<AvailabilityBoxProps, 'asked' | 'path'> & {
    parts: ReturnType<typeof useAskParts>;
    now: Date | null;
  };
  isOpen: boolean;
  onToggle: () => void;
};

function ShopLine({ line, ask, isOpen, onToggle }: ShopLineProps) {
  const { storeId, store, text, pieces } = line;
  const { parts, now, ...question } = ask;
  const id = useId();
  const tone = pieces > 0 ? 'available' : 'soldOut';
  return (
    <div className={css.row}>
      <dt id={`${id}-store`}>{store}</dt>
      <dd className={css.stockTone[tone]}>{text}</dd>
      <dd className={css.askLine}>
        <span className={css.small}>
          {parts !== null && now !== null && parts.openingText(storeId, now)}
        </span>
        <button
          type="button"
          className={css.ask}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-store`}
          onClick={onToggle}
        >
          <span>{copy.ask}</span>
          <Icon name="chevronDown" size="text" />
        </button>
        {isOpen && parts !== null && now !== null && (
          <parts.AskPanel
            id={id}
            storeId={storeId}
            isThere={pieces > 0}
            now={now}
            onClose={onToggle}
            {...question}
          />
        )}
        <noscript>
          {NoScriptAsk !== null && (
            <Suspense>
              <NoScriptAsk storeId={storeId} {...question} />
            </Suspense>
          )}
        </noscript>
      </dd>
    </div>
  );
}

/** Drawn by the build alone. */
const NoScriptAsk = import.meta.env.SSR
  ? deferredComponent(
      deferred(async () => (await import('./ask/NoScriptAsk.tsx')).NoScriptAsk, {
        when: 'interaction',
      }),
    )
  : null;
