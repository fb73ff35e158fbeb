import { useEffect, useState } from 'react';

/** A flag that falls again by itself. Raising it anew starts the time anew. */
export function useTimedFlag(durationMs: number): [isRaised: boolean, raise: () => void] {
  const [raisedCount, setRaisedCount] = useState(0);

  useEffect(() => {
    if (raisedCount === 0) return undefined;
    const timer = setTimeout(() => setRaisedCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [raisedCount, durationMs]);

  return [raisedCount > 0, () => setRaisedCount((count) => count + 1)];
}
