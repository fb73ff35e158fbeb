import { Button } from '@vetta/ui';
import type { AvoidanceModule } from '../../avoid/list/useAvoidance.ts';
import { CompareSwitch } from '../Compare/CompareSwitch.tsx';
import { copy } from './ProductListing.copy.ts';
import * as css from './ProductListing.css.ts';
import { ResultCount, type ResultCountProps } from './ResultCount.tsx';

export type CountLineProps = Omit<ResultCountProps, 'children'> & {
  isEmpty: boolean;
  /** Food whose label could not be read, if there is any. */
  unread?: { count: number; id: string; isShown: boolean; onToggle: () => void };
  module: AvoidanceModule | null;
  /** Missing where no filter is active. */
  onReset?: () => void;
};

/** How many products there are and how many could not be read; beside it what can be done with them. */
export function CountLine({ isEmpty, unread, module, onReset, ...result }: CountLineProps) {
  const isLong = unread !== undefined || result.searchQuery !== '';
  return (
    <div className={css.countLine}>
      <div className={isLong ? css.longCount : css.counted}>
        <ResultCount {...result}>
          {unread && module && <module.UnreadCount count={unread.count} />}
        </ResultCount>
        {unread && module && (
          <module.UnreadToggle
            isShown={unread.isShown}
            controls={unread.id}
            onToggle={unread.onToggle}
          />
        )}
      </div>
      {!isEmpty && <CompareSwitch />}
      {onReset && (!isEmpty || unread) && (
        <Button variant="text" onClick={onReset}>
          {copy.reset}
        </Button>
      )}
    </div>
  );
}
