import { useEffect, useRef } from 'react';

/** Calls `onKey` for one key anywhere on the page, while `active`. Keys already handled are left alone. */
export function useKeyDown(key: string, onKey: () => void, active = true): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === key && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, active]);
}
