import { useEffect, useState, type RefObject } from 'react';

/**
 * A picture is fetched once a tenth of it is in sight, or within 50 px of it
 * (docs/rules.md#image-loading).
 */
const threshold = 0.1;
const rootMargin = '50px';

/** Whether the element has come into sight; stays true from then on. `skip` answers true at once. */
export function useInView(element: RefObject<Element | null>, skip: boolean): boolean {
  const [seen, setSeen] = useState(skip);
  useEffect(() => {
    const target = element.current;
    if (seen || target === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      queueMicrotask(() => setSeen(true));
      return;
    }
    return watch(target, () => setSeen(true));
  }, [element, seen]);
  return seen;
}

const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: a list of a hundred pictures would spend its time on making them. */
function watch(target: Element, onEnterView: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { threshold, rootMargin });
  watched.set(target, onEnterView);
  observer.observe(target);
  return () => {
    watched.delete(target);
    observer?.unobserve(target);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) watched.get(target)?.();
  }
}
