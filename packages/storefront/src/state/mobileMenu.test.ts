import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { isMobileMenuOpenAtom, toggleMobileMenuAtom } from './mobileMenu.ts';

test('the menu is closed at first, opens and closes by its button, and can be closed at once', () => {
  const store = createStore();
  expect(store.get(isMobileMenuOpenAtom)).toBe(false);
  store.set(toggleMobileMenuAtom);
  expect(store.get(isMobileMenuOpenAtom)).toBe(true);
  store.set(toggleMobileMenuAtom);
  expect(store.get(isMobileMenuOpenAtom)).toBe(false);
  store.set(toggleMobileMenuAtom);
  store.set(isMobileMenuOpenAtom, false);
  expect(store.get(isMobileMenuOpenAtom)).toBe(false);
});
