import { atom, type WritableAtom } from 'jotai';
import { lockedWrite } from '../browser/lockedWrite.ts';
import type { Stored } from './storedAtom.ts';

type Update<Value> = (current: Value) => Value;

/**
 * A stored value that several tabs change at the same time. An update shows at once; it is stored
 * in this tab's turn, on top of what is stored then. The promise fails, and the value is as stored,
 * where the update throws or the storage refuses.
 */
export function lockedAtom<Value>(
  key: string,
  storedAtom: WritableAtom<Stored<Value>, [Update<Value>], void>,
): WritableAtom<Stored<Value>, [Update<Value>], Promise<void>> {
  const waitingAtom = atom<readonly Update<Value>[]>([]);

  return atom(
    (get) => {
      const { isRead, value } = get(storedAtom);
      return { isRead, value: get(waitingAtom).reduce(applied, value) };
    },
    async (_get, set, update) => {
      set(waitingAtom, (waiting) => [...waiting, update]);
      try {
        await lockedWrite(key, () => set(storedAtom, update));
      } finally {
        set(waitingAtom, (waiting) => waiting.filter((other) => other !== update));
      }
    },
  );
}

/** An update that is refused changes nothing that is shown; its turn tells the visitor why. */
function applied<Value>(value: Value, update: Update<Value>): Value {
  try {
    return update(value);
  } catch {
    return value;
  }
}
