import { useLayoutEffect } from 'react';
import { addressAttribute } from './addressMark.ts';

/** From now on the page itself shows what its address says. */
export function useIsAddressShown(isShown: boolean): void {
  useLayoutEffect(() => {
    if (isShown) document.documentElement.removeAttribute(addressAttribute);
  }, [isShown]);
}
