import { useEffect } from 'react';
import { endHydration } from '../browser/hydrationState.ts';

/** The screen comes after what is around it, as its script may. */
type PagePart = 'frame' | 'screen';

declare global {
  interface WindowEventMap {
    /** This part of the page answers what is pressed. */
    hydrated: CustomEvent<PagePart>;
  }
}

/** Stands behind a part of the page: once this is hydrated, so is the part. Renders nothing. */
export function HydrationEnd({ part }: { part: PagePart }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (part === 'screen') endHydration();
      dispatchEvent(new CustomEvent('hydrated', { detail: part }));
    });
    return () => clearTimeout(timer);
  }, [part]);
  return null;
}
