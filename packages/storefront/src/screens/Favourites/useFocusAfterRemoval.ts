import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a card goes, the heart that had the focus goes with it: the title takes the focus, so that
 * the keyboard goes on from this page and not from the top of the document.
 */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [count, target]);
}
