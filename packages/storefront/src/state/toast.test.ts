import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { dismissToastAtom, showToastAtom, toastAtom } from './toast.ts';

describe('toasts', () => {
  test('of success stay 3 s, errors 4 s, and one may name its own time', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'success', title: 'Preferiti cancellati' });
    expect(store.get(toastAtom)).toMatchObject({ durationMs: 3000 });
    store.set(showToastAtom, { kind: 'error', title: 'Errore' });
    expect(store.get(toastAtom)).toMatchObject({ durationMs: 4000 });
    store.set(showToastAtom, { kind: 'success', title: 'Messaggio salvato', durationMs: 5000 });
    expect(store.get(toastAtom)).toMatchObject({ durationMs: 5000 });
  });

  test('replace each other, so only one is visible', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'success', title: 'Aggiunto ai preferiti ✨' });
    const first = store.get(toastAtom);
    store.set(showToastAtom, { kind: 'success', title: 'Aggiunto ai preferiti ✨' });
    const second = store.get(toastAtom);
    expect(second?.id).not.toBe(first?.id);
  });

  test('are dismissed by their own id alone: a late timer leaves the newer one', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'success', title: 'Aggiunto ai preferiti ✨' });
    const firstId = store.get(toastAtom)?.id ?? 0;
    store.set(showToastAtom, { kind: 'success', title: 'Rimosso dai preferiti' });
    store.set(dismissToastAtom, firstId);
    expect(store.get(toastAtom)?.title).toBe('Rimosso dai preferiti');
    const lastId = store.get(toastAtom)?.id ?? 0;
    store.set(dismissToastAtom, lastId);
    expect(store.get(toastAtom)).toBeNull();
    // Its timer may still ring.
    store.set(dismissToastAtom, lastId);
    expect(store.get(toastAtom)).toBeNull();
  });
});
