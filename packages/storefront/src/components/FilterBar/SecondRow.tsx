import { useId, useState } from 'react';
import {
  type AvoidanceModule,
  needsAvoidance,
  useAvoidance,
} from '../../avoid/list/useAvoidance.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import * as css from './FilterBar.css.ts';
import { ShopField } from './ShopField.tsx';
import { Icon } from '@vetta/ui';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { messages } from '../../content/messages.ts';
import { copy } from './FilterBar.copy.ts';

export type SecondRowProps = Pick<
  FilterBarProps,
  'filters' | 'category' | 'resultCount' | 'shopCounts' | 'onChoose'
> & { isWide: boolean };

/** Where it is, and what it must not name: the latter opens in place, or as a sheet on a phone. */
export function SecondRow({ isWide, ...props }: SecondRowProps) {
  const { filters, category, resultCount, shopCounts, onChoose } = props;
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const { module } = useAvoidance(isNear || isOpen || needsAvoidance(filters));
  return (
    <>
      <div className={css.secondRow}>
        <ShopField
          value={filters.storeId}
          counts={shopCounts}
          onChange={(storeId) => onChoose({ storeId })}
        />
        <AvoidField
          filters={filters}
          isOpen={isOpen}
          opens={isWide ? 'panel' : 'dialog'}
          panelId={panelId}
          module={module}
          onApproach={() => setIsNear(true)}
          onToggle={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && module !== null && (
        <div id={panelId} className={css.opened}>
          <module.ListedAvoidPanel
            filters={filters}
            category={category}
            resultCount={resultCount}
            isSheet={!isWide}
            onChange={onChoose}
            onClose={() => setIsOpen(false)}
          />
        </div>
      )}
    </>
  );
}

type AvoidFieldProps = {
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
function AvoidField(props: AvoidFieldProps) {
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
