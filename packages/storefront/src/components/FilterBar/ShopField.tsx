import { Icon, SegmentedField } from '@vetta/ui';
import { useState } from 'react';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { shopNames } from '../../content/shopNames.ts';
import { copy } from './FilterBar.copy.ts';
import * as css from './FilterBar.css.ts';
import { usePreHydrationValue } from './usePreHydrationValue.ts';

export type ShopCounts = { at: (storeId: Filters['storeId']) => number };

export type ShopFieldProps = {
  value: Filters['storeId'];
  /** Of the list as it is wherever; missing while nobody knows. */
  counts?: ShopCounts;
  onChange: (storeId: Filters['storeId']) => void;
};

/** In which shop a product is: anywhere, or in one of the two, each with its count. */
export function ShopField({ value, counts, onChange }: ShopFieldProps) {
  // The address follows a moment later: until then what was chosen stands.
  const [ahead, setAhead] = useState<{ from: typeof value; to: typeof value } | null>(null);
  if (ahead !== null && ahead.from !== value) setAhead(null);
  const current = ahead === null ? value : ahead.to;
  const { ref, shown, handleChange } = usePreHydrationValue<HTMLDivElement>(
    String(current ?? ''),
    (chosen) => {
      const to = shopNames.find(({ storeId }) => String(storeId) === chosen)?.storeId ?? null;
      setAhead({ from: value, to });
      onChange(to);
    },
    readGroup,
  );
  const segment = (name: string, storeId: Filters['storeId']) => {
    const count = counts?.at(storeId);
    return {
      value: String(storeId ?? ''),
      label: name,
      count,
      description: count === undefined ? undefined : copy.products(count),
    };
  };
  const chosen = shopNames.find(({ storeId }) => storeId === current);
  return (
    <details className={css.shop}>
      <summary className={chosen ? `${css.disclosure} ${css.active}` : css.disclosure}>
        <span>{`${copy.shop} `}</span>
        <span className={css.chosen}>{chosen?.name ?? copy.everywhere}</span>
        <span className={css.chevron}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      {/* A browser that puts an older choice back would be taken for the visitor. */}
      <form autoComplete="off">
        <SegmentedField
          ref={ref}
          label={copy.shop}
          value={shown}
          options={[
            segment(copy.everywhere, null),
            ...shopNames.map(({ name, storeId }) => segment(name, storeId)),
          ]}
          onChange={handleChange}
        />
        {/* Enter sends a form that has no button, but none whose button is disabled. */}
        <input type="submit" disabled hidden />
      </form>
    </details>
  );
}

/** A choice of the visitor; what the markup itself checks is none. */
function readGroup(group: HTMLElement): string | undefined {
  const checked = group.querySelector<HTMLInputElement>(':checked');
  return checked === null || checked.defaultChecked ? undefined : checked.value;
}
