import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './Frame.css.ts';

/**
 * After a change of route: focus on the new page's heading, and its title spoken
 * (docs/rules.md#route-change).
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = shown.current === null;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isFirst || isSamePage) return;
    const main = document.querySelector('main');
    // A page whose data is still on the way has no heading yet.
    const start = main?.querySelector<HTMLElement>('h1') ?? main;
    start?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <div className={css.unseen} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
