/**
 * Stories that stand beside each other on a docs page share an origin. Each gets a storage of its
 * own, and none may move the page around it.
 */
export function isolateStory(): void {
  if (!window.frameElement?.hasAttribute('data-story-window')) return;
  Object.defineProperty(window, 'localStorage', { value: memoryStorage(), configurable: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true });
  };
}

/** A storage as the browser's, forgotten with the page. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return Object.setPrototypeOf(storage, Storage.prototype);
}
