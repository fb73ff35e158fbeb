import { useState } from 'react';

/** The last value that belonged to the list on show: its words must not name another search. */
export function useDisplayedValue(value: string, isOutdated: boolean): string {
  const [settled, setSettled] = useState(value);
  if (!isOutdated && settled !== value) setSettled(value);
  return isOutdated ? settled : value;
}
