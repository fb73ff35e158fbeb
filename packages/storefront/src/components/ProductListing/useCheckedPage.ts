import { useLayoutEffect } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { uncheckedAttribute } from '../../catalogue/avoidance/uncheckedPage.ts';

/** Once the filters of the address apply, the list is theirs, and the built one is gone. */
export function useCheckedPage(): void {
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute(uncheckedAttribute);
  }, [isHydrated]);
}
