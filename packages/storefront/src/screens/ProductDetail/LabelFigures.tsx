import type { NutritionTable } from '@vetta/nutrition-parser';
import type { Offer } from '../../catalogue/offer/offers.ts';
import { priceBasis } from '../../catalogue/offer/packContents.ts';
import { packDuration } from '../../catalogue/offer/packDuration.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { activeFigure, hundredGrams } from '../../catalogue/value/labelFigures.ts';
import { figuresCopy as copy } from './LabelFigures.copy.ts';
import * as css from './LabelFigures.css.ts';

export type LabelFiguresProps = {
  details?: ProductDetails | undefined;
  categorySlug: string;
  /** What is chosen, with its price. */
  offer: Offer | null;
  offers: readonly Offer[];
};

/**
 * Beside the price: the figure that matters, a hundred grams in lines, and how long the pack lasts. Of
 * a label that the API has read; the parser is not fetched for it.
 */
export function LabelFigures({ details, categorySlug, offer, offers }: LabelFiguresProps) {
  const nutrition = details?.label?.nutrition;
  const table = nutrition?.kind === 'table' ? nutrition.table : null;
  return (
    <div className={css.figures}>
      {table !== null && <Headline table={table} categorySlug={categorySlug} />}
      {offer !== null && details !== undefined && (
        <Duration table={table} offer={offer} offers={offers} directions={details.usage ?? ''} />
      )}
    </div>
  );
}

type HeadlineProps = { table: NutritionTable; categorySlug: string };

function Headline({ table, categorySlug }: HeadlineProps) {
  const grams = hundredGrams(table);
  const active = activeFigure(table, categorySlug);
  return (
    <>
      {grams !== null && <LineCode grams={grams} />}
      {active !== null && (
        <p className={css.headline}>
          <strong className={css.figure}>{active.figure}</strong>
          <span>{` ${active.text}`}</span>
        </p>
      )}
    </>
  );
}

/** A hundred grams as a code of lines; the label says the same in words. */
function LineCode({ grams }: { grams: readonly number[] }) {
  const ends = grams.map((_, at) => grams.slice(0, at + 1).reduce((sum, own) => sum + own, 0));
  return (
    <svg
      className={css.code}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.rest} d="M0 0h100v10H0z" />
      {tones.map((tone, at) => (
        <path
          key={tone}
          className={css.tone[tone]}
          d={`M${ends[at - 1] ?? 0} 0H${ends[at] ?? 0}v10H${ends[at - 1] ?? 0}z`}
        />
      ))}
      <path className={css.gaps} d={gaps} />
    </svg>
  );
}

const tones = ['protein', 'carbohydrate', 'fat'] as const;
const gaps = Array.from({ length: 100 }, (_, at) => `M${at}.55 0h.45v10h-.45z`).join('');

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
