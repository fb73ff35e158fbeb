import { type RefObject, useEffect } from 'react';

/**
 * Lays the hidden panels within `root` out once it is in view and the browser is idle: a press on
 * their tab then only has to paint. The browser skips the layout of `hidden="until-found"` until
 * somebody asks for a size in it.
 */
export function useLayoutAhead(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Safari has neither until-found nor an idle callback.
      window.requestIdleCallback?.(() => layOut(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
}

/** One panel in each idle period, since a long one takes some time. */
function layOut(root: HTMLElement, done = 0): void {
  const panel = root.querySelectorAll('[role="tabpanel"][hidden="until-found"]')[done];
  if (panel === undefined) return;
  panel.firstElementChild?.getBoundingClientRect();
  window.requestIdleCallback(() => layOut(root, done + 1));
}
