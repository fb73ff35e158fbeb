import { atom, type WritableAtom } from 'jotai';

export type StoredOptions<Value> = {
  key: string;
  /** On the server, in the first render, and where nothing readable is stored. */
  initial: Value;
  /** `session` is forgotten with its tab. @default 'local' */
  storage?: 'local' | 'session';
  /** What a stored text says; null where it says nothing sensible. Never throws. */
  read: (text: string) => Value | null;
  /** The text to store; null takes the entry away. */
  toText: (value: Value) => string | null;
  /** Where an unreadable text is moved, so that nothing of the visitor's is lost. */
  backupKey?: string;
  /** `keep`: the value holds for this visit though it could not be stored. */
  onFailedWrite: 'throw' | 'keep';
};

/** `isRead` tells "nothing stored" from "not looked yet", which is all the server can say. */
export type Stored<Value> = { isRead: boolean; value: Value };

/**
 * A value kept in local storage. It is read after mounting, never while rendering, so prerendered
 * markup fits; it follows the other tabs; and an update works on what is stored now, so two tabs do
 * not overwrite each other. Blocked, full or corrupt storage never breaks a page: what cannot be
 * read is the initial value, what cannot be written leaves the old one and throws, or is kept.
 */
export function storedAtom<Value>(
  options: StoredOptions<Value>,
): WritableAtom<Stored<Value>, [update: (current: Value) => Value], void> {
  const stateAtom = atom<Stored<Value>>({ isRead: false, value: options.initial });

  stateAtom.onMount = (setState) => {
    const refresh = () =>
      setState(({ value }) => ({ isRead: true, value: readNow(options, value) }));
    const handleStorage = (event: StorageEvent) => {
      // A null key: the other tab cleared everything.
      if (event.key === options.key || event.key === null) refresh();
    };
    refresh();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  };

  return atom(
    (get) => get(stateAtom),
    (get, set, update) => {
      const current = readNow(options, get(stateAtom).value);
      // Whatever comes of the update: what another tab has stored meanwhile is shown from now on.
      set(stateAtom, { isRead: true, value: current });
      const value = update(current);
      try {
        const text = options.toText(value);
        if (text === null) storageOf(options).removeItem(options.key);
        else storageOf(options).setItem(options.key, text);
      } catch (error) {
        if (options.onFailedWrite === 'throw') throw error;
        console.warn(`"${options.key}" holds for this visit only: it could not be stored.`, error);
      }
      set(stateAtom, { isRead: true, value });
    },
  );
}

const storageOf = ({ storage }: { storage?: 'local' | 'session' }) =>
  storage === 'session' ? window.sessionStorage : window.localStorage;

/** What is stored now; `known` where the browser refuses to tell. */
function readNow<Value>(options: StoredOptions<Value>, known: Value): Value {
  let text: string | null;
  try {
    text = storageOf(options).getItem(options.key);
  } catch (error) {
    console.warn(`"${options.key}" cannot be read: the browser blocks its storage.`, error);
    return known;
  }
  if (text === null) return options.initial;
  const value = options.read(text);
  if (value !== null) return value;
  console.warn(`"${options.key}" in local storage is unreadable: defaults apply.`);
  backUpUnreadable(options, text);
  return options.initial;
}

function backUpUnreadable({ key, backupKey }: { key: string; backupKey?: string }, text: string) {
  if (backupKey === undefined) return;
  try {
    window.localStorage.setItem(backupKey, text);
    window.localStorage.removeItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be kept aside.`, error);
  }
}

/** A stored JSON text as a value of nobody knows which shape; undefined where it is no JSON. */
export function parseStoredJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
