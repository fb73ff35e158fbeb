import { type RefObject, useEffect, useState } from 'react';

const interactionEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Whether the visitor has turned to a part of the page: a hand or the focus in it, or a printer. */
export function useHasInteracted(place: RefObject<HTMLElement | null>): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (hasInteracted || element === null) return undefined;
    const turn = () => setHasInteracted(true);
    for (const event of interactionEvents) element.addEventListener(event, turn, { passive: true });
    window.addEventListener('beforeprint', turn);
    return () => {
      for (const event of interactionEvents) element.removeEventListener(event, turn);
      window.removeEventListener('beforeprint', turn);
    };
  }, [place, hasInteracted]);
  return hasInteracted;
}
