import { useEffect } from 'react';

let locks = 0;

/** Holds the page still behind what lies over it. The scrollbar's place is kept, so nothing moves. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const page = document.documentElement;
    if (locks === 0) {
      const scrollbar = window.innerWidth - page.clientWidth;
      page.style.overflow = 'hidden';
      if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      page.style.removeProperty('overflow');
      page.style.removeProperty('padding-inline-end');
    };
  }, [active]);
}
