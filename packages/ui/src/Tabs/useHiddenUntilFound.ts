import { useEffect, useRef } from 'react';

/**
 * Lets "find in page" and fragment links look into a hidden panel and open it (`hidden="until-found"`).
 * React writes `hidden` as a bare attribute, so the value is set after hydration.
 */
export function useHiddenUntilFound<Panel extends HTMLElement>(
  hidden: boolean,
  onFound: () => void,
) {
  const panel = useRef<Panel>(null);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const element = panel.current;
    if (element === null || !hidden || !('onbeforematch' in element)) return;
    const found = () => latest.current();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, [hidden]);
  return panel;
}
