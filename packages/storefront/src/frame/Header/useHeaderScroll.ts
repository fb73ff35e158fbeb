import { useEffect, useState, type RefObject } from 'react';
import { afterFocus, afterNavigation, afterScroll, headerAtTop, openedAt } from './headerScroll.ts';

/** Listens to the scroll for `headerScroll`, at most once a frame. */
export function useHeaderScroll(element: RefObject<HTMLElement | null>) {
  const [header, setHeader] = useState(headerAtTop);

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      // Overscroll at the top reports negative positions.
      const y = Math.max(0, window.scrollY);
      setHeader((before) => afterScroll(before, y, Date.now()));
    };
    const handleScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    // Where the page stands now is where it opened: only what comes after is the visitor's way.
    const opening = window.scrollY;
    const open = requestAnimationFrame(() => {
      if (opening > 0) setHeader(openedAt(opening));
    });
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(open);
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    const watched = element.current;
    const handleFocusIn = () => setHeader(afterFocus);
    watched?.addEventListener('focusin', handleFocusIn);
    return () => watched?.removeEventListener('focusin', handleFocusIn);
  }, [element]);

  return {
    isHidden: header.isHidden,
    isCompact: header.isCompact,
    onNavigate: () => setHeader((before) => afterNavigation(before, Date.now())),
  };
}
