import type { NutritionTable } from '@vetta/nutrition-parser';
import type { Offer } from '../../catalogue/offer/offers.ts';
import { priceBasis } from '../../catalogue/offer/packContents.ts';
import { packDuration } from '../../catalogue/offer/packDuration.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { LineCode } from '../../components/HundredLines/HundredLines.tsx';
import { figuresCopy as copy } from './LabelFigures.copy.ts';
import * as css from './LabelFigures.css.ts';
import { compositionShares } from './nutrition/compositionShares.ts';
import { headlineNutrient } from './nutrition/headlineNutrient.ts';

export type LabelFiguresProps = {
  details?: ProductDetails | undefined;
  /** What is chosen, with its price. */
  offer: Offer | null;
  offers: readonly Offer[];
};

/**
 * Beside the price: the figure that matters, a hundred grams in lines, and how long the pack lasts. Of
 * a label that the API has read; the parser is not fetched for it.
 */
export function LabelFigures({ details, offer, offers }: LabelFiguresProps) {
  const nutrition = details?.label?.nutrition;
  const table = nutrition?.kind === 'table' ? nutrition.table : null;
  return (
    <div className={css.figures}>
      {table !== null && <Headline table={table} />}
      {offer !== null && details !== undefined && (
        <Duration table={table} offer={offer} offers={offers} directions={details.usage ?? ''} />
      )}
    </div>
  );
}

function Headline({ table }: { table: NutritionTable }) {
  const parts = compositionShares(table);
  const headline = headlineNutrient(table);
  return (
    <>
      {parts !== undefined && <LineCode size="small" parts={parts} />}
      {headline !== undefined && (
        <p className={css.headline}>
          <strong className={css.figure}>{`${headline.figure}\u00a0${headline.unit}`}</strong>
          <span>{` ${headline.shortText}`}</span>
        </p>
      )}
    </>
  );
}

type DurationProps = {
  table: NutritionTable | null;
  offer: Offer;
  offers: readonly Offer[];
  directions: string;
};

/** Days and price of a day, and how they were reckoned (docs/rules.md#pack-duration). */
function Duration({ table, offer, offers, directions }: DurationProps) {
  const duration = packDuration(offer, offers, priceBasis(table, null), directions);
  if (duration === null) return <p className={css.undeclared}>{copy.undeclared}</p>;
  const [first, second] = duration.rows;
  if (first === undefined) return null;
  return (
    <details className={css.duration}>
      <summary className={css.summary}>
        <span>{copy.lasts(first.days, formatEuro(first.cents))}</span>
        {second !== undefined && (
          <span className={css.second}>
            {copy.lastsWith(second.doses, second.days, formatEuro(second.cents))}
          </span>
        )}
      </summary>
      <p className={css.calculation}>{copy.calculation(first.doses, duration.calculation)}</p>
    </details>
  );
}
