import { Icon } from '@vetta/ui';
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

const readSelect = (select: HTMLSelectElement) => select.value;
