import { Entered } from './Entered.ts';
import { plainCopy } from './plainCopy.ts';

/**
 * Reads an input; where it throws when it is looked at (a getter, a proxy), is too deep or has too
 * much in it, reads a plain copy instead.
 */
export function readGuarded<T>(input: unknown, read: (value: unknown, entered: Entered) => T): T {
  const entered = new Entered();
  try {
    const result = read(input, entered);
    if (!entered.isSpent) return result;
  } catch {
    // Reads the copy.
  }
  return read(plainCopy(input), new Entered());
}
