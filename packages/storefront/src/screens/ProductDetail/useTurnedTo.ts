import { type RefObject, useEffect, useState } from 'react';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Whether the visitor has turned to a part of the page: a hand or the focus in it, or a printer. */
export function useTurnedTo(place: RefObject<HTMLElement | null>): boolean {
  const [hasTurned, setHasTurned] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (hasTurned || element === null) return undefined;
    const turn = () => setHasTurned(true);
    for (const sign of signs) element.addEventListener(sign, turn, { passive: true });
    window.addEventListener('beforeprint', turn);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, turn);
      window.removeEventListener('beforeprint', turn);
    };
  }, [place, hasTurned]);
  return hasTurned;
}
