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
  const selectRef = useEarlyChoice(value, onChange);
  const active = (name: string) => (isActive ? ` ${name}` : '');
  return (
    <label className={css.field + active(css.active)}>
      <span className={css.label + active(css.activeLabel)}>{label}</span>
      <select
        ref={selectRef}
        // A browser that puts an older choice back would be taken for the visitor.
        autoComplete="off"
        className={css.select + active(css.activeSelect)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
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
 * React keeps silent about what was chosen in the built page before the script was there. It is told
 * once the page is taken over: only then do the other filters say what the address says.
 */
function useEarlyChoice(value: string, onChange: (value: string) => void) {
  const selectRef = useRef<HTMLSelectElement>(null);
  const earlyRef = useRef<string>(null);
  const [builtValue] = useState(value);
  const isHydrated = useIsHydrated();
  const tell = useEffectEvent(() => {
    const early = earlyRef.current;
    if (early !== null && early !== builtValue) onChange(early);
    earlyRef.current = null;
  });
  useLayoutEffect(() => {
    earlyRef.current = selectRef.current?.value ?? null;
  }, []);
  useEffect(() => {
    if (isHydrated) tell();
  }, [isHydrated]);
  return selectRef;
}
