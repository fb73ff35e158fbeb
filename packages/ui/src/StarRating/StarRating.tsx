import { Icon } from '../Icon/Icon.tsx';
import { row } from './StarRating.css.ts';

export type StarRatingProps = {
  /** Filled stars of `outOf`. @default 5 */
  value?: number;
  /** @default 5 */
  outOf?: number;
};

/** Stars as decoration, hidden from assistive technology: they stand for no reviews. */
export function StarRating({ value = 5, outOf = 5 }: StarRatingProps) {
  return (
    <span className={row} aria-hidden="true">
      {Array.from({ length: outOf }, (_, at) => (
        <Icon
          key={at}
          name="star"
          size="star"
          drawing={at < Math.round(value) ? 'solid' : 'outline'}
        />
      ))}
    </span>
  );
}
