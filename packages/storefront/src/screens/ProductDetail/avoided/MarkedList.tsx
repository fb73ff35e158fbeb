import { Fragment } from 'react';
import { copy } from './avoided.copy.ts';
import * as css from './AvoidedSection.css.ts';

export type MarkedListProps = {
  text: string;
  /** In order, none within another. */
  places: readonly { start: number; end: number }[];
};

/** The list as it is printed, the words that were chosen set off. */
export function MarkedList({ text, places }: MarkedListProps) {
  return (
    <p className={css.list} aria-label={copy.list}>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(places[index - 1]?.end ?? 0, start)}</span>
          <mark className={css.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(places.at(-1)?.end ?? 0)}</span>
    </p>
  );
}
