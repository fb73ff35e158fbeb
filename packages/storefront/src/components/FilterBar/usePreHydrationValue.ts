import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

/**
 * React keeps silent about what was chosen in the built page before the script was there, and puts
 * the field back. So the choice stays on show until the address says it, and is told once the page is
 * taken over: only then do the other filters say what the address says. The very choice may be what
 * makes React take the field over, between its `input` and its `change`: that is the same choice.
 * @param read what stands in the field, or within the element, that gets the `ref`
 */
export function usePreHydrationValue<Control extends Element>(
  value: string,
  onChange: (value: string) => void,
  read: (control: Control) => string | undefined,
) {
  const ref = useRef<Control>(null);
  const [early, setPreHydrationValue] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  if (early === value) setPreHydrationValue(null);

  const readPreHydrationValue = useEffectEvent(() => {
    const chosen = ref.current === null ? value : (read(ref.current) ?? value);
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
  return { ref, shown: early ?? value, handleChange };
}
