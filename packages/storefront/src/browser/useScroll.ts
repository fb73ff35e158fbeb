import { useEffect, useEffectEvent } from 'react';

/** Tells how far the page is scrolled, in CSS pixels, once per drawn frame while it moves. */
export function useScroll(onScroll: (y: number) => void): void {
  const handleFrame = useEffectEvent(() => onScroll(Math.max(0, window.scrollY)));

  useEffect(() => {
    let frame: number | null = null;
    const handleScroll = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        handleFrame();
      });
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, []);
}
