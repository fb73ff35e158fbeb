import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export type ReturnFocus<Region extends HTMLElement> = {
  ref: RefObject<Region | null>;
  onFocus: (event: FocusEvent<Region>) => void;
};

/**
 * Returns the focus to where it came from once the region is empty, where nothing is left to be
 * focused.
 */
export function useReturnFocus<Region extends HTMLElement>(isEmpty: boolean): ReturnFocus<Region> {
  const region = useRef<Region>(null);
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isEmpty || !(focused instanceof HTMLElement)) return;
    if (region.current?.contains(focused) !== true) return;
    if (origin.current?.isConnected === true) origin.current.focus({ preventScroll: true });
    else focused.blur();
  }, [isEmpty]);
  return {
    ref: region,
    onFocus: ({ relatedTarget }) => {
      const isOutside =
        relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget);
      if (isOutside) origin.current = relatedTarget;
    },
  };
}
