import { Heading } from '@vetta/ui';
import type { Availability } from '../../catalogue/availability.ts';
import * as css from './AvailabilityBox.css.ts';
import { copy } from './ProductDetail.copy.ts';

/** One line per shop and the total (docs/rules.md#availability-box). */
export function AvailabilityBox({ lines, totalText }: Availability) {
  return (
    <section>
      <div className={css.title}>
        <Heading level={2} size="title">
          {copy.available}
        </Heading>
      </div>
      <dl>
        {lines.map(({ storeId, store, text, pieces }, index) => {
          const tone = pieces > 0 ? 'available' : 'soldOut';
          return (
            <div key={`${storeId} ${index}`} className={css.row}>
              <dt>{store}</dt>
              <dd className={css.stockTone[tone]}>
                <span aria-hidden="true" className={css.dotTone[tone]} />
                {text}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={css.total}>{totalText}</p>
    </section>
  );
}
