/** In sight: a tenth of it, or within 50 px of the window (docs/rules.md#image-loading). */
const threshold = 0.1;
const rootMargin = '50px';

const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells when an element comes into sight; gives the function that calls it off. One observer for all: a
 * list of a hundred pictures would spend its time on making them.
 */
export function onVisible(target: Element, onEnterView: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    queueMicrotask(onEnterView);
    return () => {};
  }
  observer ??= new IntersectionObserver(notify, { threshold, rootMargin });
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

function notify(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) watched.get(target)?.();
  }
}
