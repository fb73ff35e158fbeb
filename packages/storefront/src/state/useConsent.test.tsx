// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  acceptAllAtom,
  dismissConsentAtom,
  rejectAllAtom,
  savePreferencesAtom,
} from './cookieConsent.ts';
import { createStorefrontStore } from './store.ts';
import { useConsent } from './useConsent.ts';

beforeEach(() => localStorage.clear());

/** A visit with a script of the owner's that counts visits, as he would write it. */
function visit() {
  const store = createStorefrontStore();
  const start = vi.fn<() => void>();
  const stop = vi.fn<() => void>();
  function Statistics() {
    const isAllowed = useConsent('analytics');
    useEffect(() => {
      if (!isAllowed) return undefined;
      start();
      return stop;
    }, [isAllowed]);
    return null;
  }
  render(
    <Provider store={store}>
      <Statistics />
    </Provider>,
  );
  return { store, start, stop };
}

test('nothing runs before a choice', () => {
  expect(visit().start).not.toHaveBeenCalled();
});

test('starts when all is accepted and stops when that is withdrawn', () => {
  const { store, start, stop } = visit();
  act(() => store.set(acceptAllAtom));
  expect(start).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
  act(() => store.set(rejectAllAtom));
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['rejecting', rejectAllAtom],
  ['closing the banner', dismissConsentAtom],
])('%s starts nothing', (_, choose) => {
  const { store, start } = visit();
  act(() => store.set(choose));
  expect(start).not.toHaveBeenCalled();
});

test('starts only with its own category of consent', () => {
  const { store, start } = visit();
  const chosen = { analytics: false, marketing: true, functional: true };
  act(() => store.set(savePreferencesAtom, chosen));
  expect(start).not.toHaveBeenCalled();
  act(() => store.set(savePreferencesAtom, { ...chosen, analytics: true }));
  expect(start).toHaveBeenCalledOnce();
});

test('what was allowed on the last visit starts on the next', () => {
  const preferences = { necessary: true, analytics: true, marketing: false, functional: false };
  localStorage.setItem('cookie-preferences', JSON.stringify(preferences));
  expect(visit().start).toHaveBeenCalledOnce();
});
