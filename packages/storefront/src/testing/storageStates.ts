/** Local storage as some visitors have it: full (writes throw) or blocked (any access throws). */
export type StorageState = 'working' | 'full' | 'blocked';

let restoreLast = () => {};

/** Puts the storage of this page into a state, whichever it was in. Call what it returns to restore it. */
export function setStorageState(state: StorageState): () => void {
  restoreLast();
  restoreLast = once(breakStorage(state));
  return restoreLast;
}

function breakStorage(state: StorageState): () => void {
  if (state === 'full') {
    return replace(Storage.prototype, 'setItem', { value: refuse('QuotaExceededError') });
  }
  if (state === 'blocked') {
    return replace(window, 'localStorage', { get: refuse('SecurityError') });
  }
  return () => {};
}

function refuse(name: string): () => never {
  return () => {
    throw new DOMException('Local storage is out of order, as the story asks.', name);
  };
}

function replace(owner: object, name: string, broken: PropertyDescriptor): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...broken, configurable: true });
  return () => {
    if (original === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, original);
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
