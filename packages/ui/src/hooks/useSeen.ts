import { useEffect, useState, type RefObject } from 'react';

/** A picture is fetched once a tenth of it is in sight, or within 50 px of it (§9). */
const threshold = 0.1;
const rootMargin = '50px';

/** Whether the element has come into sight; stays true from then on. `skip` answers true at once. */
export function useSeen(element: RefObject<Element | null>, skip: boolean): boolean {
  const [seen, setSeen] = useState(skip);
  useEffect(() => {
    const target = element.current;
    if (seen || target === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      queueMicrotask(() => setSeen(true));
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold, rootMargin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
