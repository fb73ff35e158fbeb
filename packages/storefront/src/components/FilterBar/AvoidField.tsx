import { Icon } from '@vetta/ui';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { messages } from '../../content/messages.ts';
import type { AvoidanceModule } from '../Avoidance/useAvoidance.ts';
import { copy } from './FilterBar.copy.ts';
import * as css from './FilterBar.css.ts';

export type AvoidFieldProps = {
  filters: Filters;
  /** What it opens: in place, or over the whole window of a phone. */
  isOpen: boolean;
  opens: 'panel' | 'dialog';
  panelId: string;
  module: AvoidanceModule | null;
  /** Whoever comes near is about to open it. */
  onApproach: () => void;
  onToggle: () => void;
};

/** Opens the panel of what to avoid, and names what is avoided now. */
export function AvoidField(props: AvoidFieldProps) {
  const { filters, isOpen, opens, panelId, module, onApproach, onToggle } = props;
  const count = filters.avoid.length + filters.avoidIngredients.length;
  return (
    <button
      type="button"
      className={isAvoiding(filters) ? `${css.disclosure} ${css.active}` : css.disclosure}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onToggle}
    >
      <span>{`${copy.avoid} `}</span>
      <span className={css.chosen}>
        {count === 0 ? copy.nothing : (module?.choiceSummary(filters) ?? messages.loading)}
      </span>
      <span className={css.chevron}>
        <Icon name="chevronDown" />
      </span>
    </button>
  );
}
