import { useEffect, useState, type RefObject } from 'react';

/** Whether the element's content is wider than the element, as both change. */
export function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setOverflowing(target.scrollWidth > target.clientWidth + 1);
    });
    observer.observe(target);
    for (const child of target.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflowing;
}
