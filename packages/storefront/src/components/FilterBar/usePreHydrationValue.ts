import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

/**
 * React reports no change that was made in the built page before hydration, and resets the field. So
 * the choice stays visible until the address has it, and `onChange` is called once the page is hydrated:
 * only then do the other filters say what the address says. The choice itself may make React hydrate the
 * field, between its `input` and its `change` event: that counts as the same choice.
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
