import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that sends is disabled meanwhile (docs/rules.md#contact-sending), which takes the
 * keyboard off it and out of the page: it is put back once the button answers again, unless the
 * visitor has gone on elsewhere.
 */
export function useRestoreButtonFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return undefined;
    const sender = button.current;
    return () => {
      if (document.activeElement === document.body) sender?.focus({ preventScroll: true });
    };
  }, [isBusy]);
  return button;
}
