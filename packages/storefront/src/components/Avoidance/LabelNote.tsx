import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { copy } from './Avoidance.copy.ts';
import * as css from './SearchInterpretation.css.ts';

/** Above a list in which something is avoided: what we do, and what decides (docs/rules.md#avoid-words). */
export function LabelNote({ filters }: { filters: Filters }) {
  if (!isAvoiding(filters)) return null;
  return (
    <p className={css.care}>
      <strong className={css.careLead}>{copy.careLead}</strong>
      <span>{` ${copy.listCare}`}</span>
    </p>
  );
}
