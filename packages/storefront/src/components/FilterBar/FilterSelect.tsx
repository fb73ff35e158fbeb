import { Icon } from '@vetta/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import * as css from './FilterBar.css.ts';

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
  const { selectRef, shown, handleChange } = usePreHydrationValue(value, onChange);
  const active = (name: string) => (isActive ? ` ${name}` : '');
  return (
    <label className={css.field + active(css.active)}>
      <span className={css.label + active(css.activeLabel)}>{label}</span>
      <select
        ref={selectRef}
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

/**
 * React keeps silent about what was chosen in the built page before the script was there, and puts
 * the field back. So the choice stays on show until the address says it, and is told once the page is
 * taken over: only then do the other filters say what the address says. The very choice may be what
 * makes React take the field over, between its `input` and its `change`: that is the same choice.
 */
function usePreHydrationValue(value: string, onChange: (value: string) => void) {
  const selectRef = useRef<HTMLSelectElement>(null);
  const [early, setPreHydrationValue] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  if (early === value) setPreHydrationValue(null);

  const readPreHydrationValue = useEffectEvent(() => {
    const chosen = selectRef.current?.value ?? value;
    if (chosen !== value) setPreHydrationValue(chosen);
  });
  useLayoutEffect(() => readPreHydrationValue(), []);

  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (isHydrated && early !== null) tell(early);
  }, [isHydrated, early]);

  function handleChange(chosen: string) {
    if (chosen === early) return;
    setPreHydrationValue(null);
    onChange(chosen);
  }
  return { selectRef, shown: early ?? value, handleChange };
}
