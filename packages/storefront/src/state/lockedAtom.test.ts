// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockedAtom } from './lockedAtom.ts';
import { storedAtom } from './storedAtom.ts';

function giveLocks(given: unknown) {
  Object.defineProperty(navigator, 'locks', { value: given, configurable: true });
}

/** A tab of its own over the one storage: a list of letters. */
function openTab() {
  const store = createStore();
  const lettersAtom = lockedAtom(
    'letters',
    storedAtom<string>({
      key: 'letters',
      initial: '',
      read: (text) => text,
      toText: (value) => value,
      onFailedWrite: 'throw',
    }),
  );
  store.sub(lettersAtom, () => {});
  return {
    shown: () => store.get(lettersAtom).value,
    add: (letter: string) =>
      store.set(lettersAtom, (letters) => {
        if (letters.includes(letter)) throw new Error(`${letter} is there`);
        return letters + letter;
      }),
  };
}

const stored = () => window.localStorage.getItem('letters');

beforeEach(() => {
  window.localStorage.clear();
  giveLocks(locks);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.restoreAllMocks();
  giveLocks(undefined);
});

describe('an update', () => {
  test('shows at once, and is stored in its turn', async () => {
    const tab = openTab();
    const first = tab.add('a');
    const second = tab.add('b');
    expect(tab.shown()).toBe('ab');
    expect(stored()).toBeNull();
    await Promise.all([first, second]);
    expect(stored()).toBe('ab');
    expect(tab.shown()).toBe('ab');
  });

  test('is made anew on what is stored in its turn', async () => {
    const tab = openTab();
    const mine = tab.add('a');
    window.localStorage.setItem('letters', 'xy');
    await mine;
    expect(stored()).toBe('xya');
    expect(tab.shown()).toBe('xya');
  });

  test('that is refused in its turn fails, and what is stored shows', async () => {
    const tab = openTab();
    const mine = tab.add('a');
    window.localStorage.setItem('letters', 'xa');
    await expect(mine).rejects.toThrow('a is there');
    expect(stored()).toBe('xa');
    expect(tab.shown()).toBe('xa');
  });

  test('that cannot be stored fails, and shows no longer', async () => {
    const tab = openTab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const mine = tab.add('a');
    expect(tab.shown()).toBe('a');
    await expect(mine).rejects.toThrow('full');
    expect(tab.shown()).toBe('');
  });
});

test.each([
  ['with Web Locks', locks],
  ['without Web Locks', undefined],
])('%s two tabs that add in turns keep every letter', async (_, given) => {
  giveLocks(given);
  const [here, there] = [openTab(), openTab()];
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  await Promise.all(
    letters.flatMap((letter) => [here.add(letter), there.add(letter.toUpperCase())]),
  );
  expect([...(stored() ?? '')].toSorted()).toEqual(
    [...letters, ...letters.map((letter) => letter.toUpperCase())].toSorted(),
  );
});
