import { useId, useState } from 'react';
import { useAvoidance } from '../Avoidance/useAvoidance.ts';
import { needsAvoidance } from '../Avoidance/needsAvoidance.ts';
import { AvoidField } from './AvoidField.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import * as css from './FilterBar.css.ts';
import { ShopField } from './ShopField.tsx';

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
