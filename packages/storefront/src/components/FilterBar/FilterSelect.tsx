import { Icon } from '@vetta/ui';
import { useLayoutEffect } from 'react';
import * as css from './FilterBar.css.ts';
import { usePreHydrationValue } from './usePreHydrationValue.ts';

export type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Off its default: marked with the yellow bar. */
  isActive: boolean;
  onChange: (value: string) => void;
};

/** One field of the filter panel: a native select that fills its cell. */
export function FilterSelect({ label, value, options, isActive, onChange }: FilterSelectProps) {
  const { ref, shown, handleChange } = usePreHydrationValue<HTMLSelectElement>(
    value,
    onChange,
    readSelect,
  );
  // React leaves a select that it hydrates as the markup has it.
  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.value = shown;
  }, [ref, shown]);
  const active = (name: string) => (isActive ? ` ${name}` : '');
  return (
    <label className={css.field + active(css.active)}>
      <span className={css.label}>{label}</span>
      <select
        ref={ref}
        // A browser that puts an older choice back would be taken for the visitor.
        autoComplete="off"
        className={css.select + active(css.activeSelect)}
        value={shown}
        onChange={(event) => handleChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.chevron}>
        <Icon name="chevronDown" />
      </span>
    </label>
  );
}

/** A choice of the visitor; what the markup itself selects is none. */
const readSelect = (select: HTMLSelectElement) =>
  select.selectedOptions[0]?.defaultSelected === true ? undefined : select.value;
