// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedAtom } from './storedAtom.ts';

const options = {
  key: 'numbers',
  initial: 0,
  read: (text: string) => (/^\d+$/.test(text) ? Number(text) : null),
  toText: (value: number) => (value === 0 ? null : String(value)),
  onFailedWrite: 'throw' as const,
};

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.localStorage.clear();
});

function mount(overrides: Partial<Parameters<typeof storedAtom<number>>[0]> = {}) {
  const store = createStore();
  const numberAtom = storedAtom<number>({ ...options, ...overrides });
  return { store, numberAtom };
}

function blockStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]: unknown[]) => text);

function changeInOtherTab(key: string, text: string | null) {
  if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('reading', () => {
  test('happens when the atom mounts, not before', () => {
    window.localStorage.setItem('numbers', '7');
    const { store, numberAtom } = mount();
    expect(store.get(numberAtom)).toEqual({ isRead: false, value: 0 });
    store.sub(numberAtom, () => {});
    expect(store.get(numberAtom)).toEqual({ isRead: true, value: 7 });
  });

  test('finds the initial value where nothing is stored, without a warning', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    expect(store.get(numberAtom)).toEqual({ isRead: true, value: 0 });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('takes the initial value for an unreadable one, with a warning, and leaves it stored', () => {
    window.localStorage.setItem('numbers', 'seven');
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    expect(store.get(numberAtom)).toEqual({ isRead: true, value: 0 });
    expect(warnings()).toEqual(['"numbers" in local storage is unreadable: defaults apply.']);
    expect(window.localStorage.getItem('numbers')).toBe('seven');
  });

  test('moves an unreadable text aside where a backup key is given', () => {
    window.localStorage.setItem('numbers', 'seven');
    const { store, numberAtom } = mount({ backupKey: 'numbers.corrupt' });
    store.sub(numberAtom, () => {});
    expect(window.localStorage.getItem('numbers.corrupt')).toBe('seven');
    expect(window.localStorage.getItem('numbers')).toBeNull();
  });

  test('leaves the unreadable text where it is when there is no room to keep it aside', () => {
    window.localStorage.setItem('numbers', 'seven');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, numberAtom } = mount({ backupKey: 'numbers.corrupt' });
    store.sub(numberAtom, () => {});
    expect(window.localStorage.getItem('numbers')).toBe('seven');
    expect(store.get(numberAtom).value).toBe(0);
    expect(warnings().at(-1)).toBe('"numbers" could not be kept aside.');
  });

  test('survives a browser that blocks its storage', () => {
    blockStorage();
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    expect(store.get(numberAtom)).toEqual({ isRead: true, value: 0 });
    expect(warnings()).toEqual(['"numbers" cannot be read: the browser blocks its storage.']);
  });
});

describe('writing', () => {
  test('stores the value, and takes the entry away for none', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    store.set(numberAtom, () => 3);
    expect(window.localStorage.getItem('numbers')).toBe('3');
    store.set(numberAtom, () => 0);
    expect(window.localStorage.getItem('numbers')).toBeNull();
  });

  test('starts from what another tab stored meanwhile', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    window.localStorage.setItem('numbers', '40');
    store.set(numberAtom, (current) => current + 2);
    expect(store.get(numberAtom).value).toBe(42);
    expect(window.localStorage.getItem('numbers')).toBe('42');
  });

  test('that fails leaves the value as it was and throws', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    store.set(numberAtom, () => 3);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => store.set(numberAtom, () => 4)).toThrow('full');
    expect(store.get(numberAtom).value).toBe(3);
  });

  test('that is blocked leaves the value as it was and throws', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    blockStorage();
    expect(() => store.set(numberAtom, () => 4)).toThrow('insecure');
    expect(store.get(numberAtom).value).toBe(0);
  });

  test('that fails is kept for the visit where the value says so', () => {
    blockStorage();
    const { store, numberAtom } = mount({ onFailedWrite: 'keep' });
    store.sub(numberAtom, () => {});
    store.set(numberAtom, () => 4);
    store.set(numberAtom, (current) => current + 1);
    expect(store.get(numberAtom).value).toBe(5);
    expect(warnings().at(-1)).toBe('"numbers" holds for this visit only: it could not be stored.');
  });

  test('counts as reading, done or refused: what is stored is known from then on', () => {
    const done = mount();
    done.store.set(done.numberAtom, () => 3);
    expect(done.store.get(done.numberAtom)).toEqual({ isRead: true, value: 3 });
    const refused = mount();
    expect(() =>
      refused.store.set(refused.numberAtom, () => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(refused.store.get(refused.numberAtom)).toEqual({ isRead: true, value: 3 });
  });

  test('of an update that throws stores nothing, but shows what another tab stored', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    window.localStorage.setItem('numbers', '3');
    expect(() =>
      store.set(numberAtom, () => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(window.localStorage.getItem('numbers')).toBe('3');
    expect(store.get(numberAtom).value).toBe(3);
  });
});

describe('other tabs', () => {
  test('are followed while the atom is mounted', () => {
    const { store, numberAtom } = mount();
    const unmount = store.sub(numberAtom, () => {});
    changeInOtherTab('numbers', '9');
    expect(store.get(numberAtom).value).toBe(9);
    changeInOtherTab('numbers', null);
    expect(store.get(numberAtom).value).toBe(0);
    unmount();
    changeInOtherTab('numbers', '5');
    expect(store.get(numberAtom).value).toBe(0);
  });

  test('may clear everything at once', () => {
    window.localStorage.setItem('numbers', '9');
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(numberAtom).value).toBe(0);
  });

  test('ignores changes of other keys', () => {
    const { store, numberAtom } = mount();
    store.sub(numberAtom, () => {});
    window.localStorage.setItem('numbers', '9');
    changeInOtherTab('letters', 'a');
    expect(store.get(numberAtom).value).toBe(0);
  });

  test('two tabs that write in turns keep every write', () => {
    const here = mount();
    const there = mount();
    here.store.sub(here.numberAtom, () => {});
    there.store.sub(there.numberAtom, () => {});
    for (let turn = 0; turn < 21; turn += 1) {
      here.store.set(here.numberAtom, (current) => current + 1);
      there.store.set(there.numberAtom, (current) => current + 1);
    }
    expect(window.localStorage.getItem('numbers')).toBe('42');
  });
});
