import { useEffect, useState, type RefObject } from 'react';
import { onVisible } from '../deferred/onVisible.ts';

/** Whether the element has come into sight; stays true from then on. `skip` answers true at once. */
export function useInView(element: RefObject<Element | null>, skip: boolean): boolean {
  const [seen, setSeen] = useState(skip);
  useEffect(() => {
    const target = element.current;
    if (seen || target === null) return undefined;
    return onVisible(target, () => setSeen(true));
  }, [element, seen]);
  return seen;
}
