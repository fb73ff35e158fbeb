// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  acceptAllAtom,
  consentBannerAtom,
  cookiePreferencesAtom,
  customiseConsentAtom,
  dismissConsentAtom,
  rejectAllAtom,
  savePreferencesAtom,
} from './cookieConsent.ts';

const onlyNecessary = { necessary: true, analytics: false, marketing: false, functional: false };
const everything = { necessary: true, analytics: true, marketing: true, functional: true };

beforeEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A visit of its own: nothing but the local storage is left from the one before. */
function visit() {
  const store = createStore();
  store.sub(consentBannerAtom, () => {});
  store.sub(cookiePreferencesAtom, () => {});
  return store;
}

function stored() {
  const preferences = window.localStorage.getItem('cookie-preferences');
  const parsed: unknown = preferences === null ? null : JSON.parse(preferences);
  return { choice: window.localStorage.getItem('cookie-consent'), preferences: parsed };
}

describe('the banner', () => {
  test('is hidden until the storage has been read', () => {
    expect(createStore().get(consentBannerAtom)).toBe('hidden');
  });

  test('shows its basic view where no choice is stored', () => {
    expect(visit().get(consentBannerAtom)).toBe('basic');
  });

  test.each(['accepted', 'rejected', 'dismissed'])('stays hidden after %s', (choice) => {
    window.localStorage.setItem('cookie-consent', choice);
    expect(visit().get(consentBannerAtom)).toBe('hidden');
  });

  test.each(['', 'yes', '"accepted"', 'ACCEPTED', 'null'])(
    'takes the stored word %j for no choice',
    (word) => {
      window.localStorage.setItem('cookie-consent', word);
      expect(visit().get(consentBannerAtom)).toBe('basic');
    },
  );

  test('goes to the advanced view by Personalizza', () => {
    const store = visit();
    store.set(customiseConsentAtom);
    expect(store.get(consentBannerAtom)).toBe('advanced');
  });

  test('reopens in the advanced view after a choice, with what was saved', () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    window.localStorage.setItem('cookie-preferences', JSON.stringify(everything));
    const store = visit();
    store.set(customiseConsentAtom);
    expect(store.get(consentBannerAtom)).toBe('advanced');
    expect(store.get(cookiePreferencesAtom)).toEqual(everything);
  });

  test('hides when another tab has chosen', () => {
    const store = visit();
    window.localStorage.setItem('cookie-consent', 'rejected');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
    expect(store.get(consentBannerAtom)).toBe('hidden');
  });
});

describe('a choice', () => {
  test.each([
    ['Accetta tutti', acceptAllAtom, 'accepted', everything],
    ['Rifiuta tutti', rejectAllAtom, 'rejected', onlyNecessary],
    ['Chiudi', dismissConsentAtom, 'dismissed', onlyNecessary],
  ])('%s is stored, hides the banner, and holds on the next visit', (_, atom, choice, allowed) => {
    const store = visit();
    store.set(atom);
    expect(stored()).toEqual({ choice, preferences: allowed });
    expect(store.get(consentBannerAtom)).toBe('hidden');
    const next = visit();
    expect(next.get(consentBannerAtom)).toBe('hidden');
    expect(next.get(cookiePreferencesAtom)).toEqual(allowed);
  });

  test.each([acceptAllAtom, rejectAllAtom, dismissConsentAtom])(
    'hides the advanced view as well (%#)',
    (atom) => {
      const store = visit();
      store.set(customiseConsentAtom);
      store.set(atom);
      expect(store.get(consentBannerAtom)).toBe('hidden');
    },
  );

  test('Salva Preferenze stores no choice, so the next visit asks again and knows the switches', () => {
    const store = visit();
    store.set(customiseConsentAtom);
    store.set(savePreferencesAtom, { analytics: true, marketing: false, functional: true });
    const saved = { necessary: true, analytics: true, marketing: false, functional: true };
    expect(stored()).toEqual({ choice: null, preferences: saved });
    expect(store.get(consentBannerAtom)).toBe('hidden');
    const next = visit();
    expect(next.get(consentBannerAtom)).toBe('basic');
    expect(next.get(cookiePreferencesAtom)).toEqual(saved);
  });

  test('Salva Preferenze removes an older choice', () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    const store = visit();
    store.set(customiseConsentAtom);
    store.set(savePreferencesAtom, { analytics: false, marketing: false, functional: false });
    expect(stored()).toEqual({ choice: null, preferences: onlyNecessary });
  });

  test('holds for the visit where the storage is blocked, with a warning', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = visit();
    expect(store.get(consentBannerAtom)).toBe('basic');
    store.set(acceptAllAtom);
    expect(store.get(consentBannerAtom)).toBe('hidden');
    expect(store.get(cookiePreferencesAtom)).toEqual(everything);
    expect(console.warn).toHaveBeenCalled();
  });
});

describe('the preferences', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '"accepted"',
    '7',
    '{}',
    '{"necessary":true}',
    '{"necessary":true,"analytics":"yes","marketing":true,"functional":true}',
    '{"necessary":false,"analytics":true,"marketing":true,"functional":true}',
    '{"necessary":true,"analytics":true,"marketing":true,"functional":null}',
  ])('fall back to the defaults where %j is stored, with a console warning', (text) => {
    window.localStorage.setItem('cookie-preferences', text);
    expect(visit().get(cookiePreferencesAtom)).toEqual(onlyNecessary);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('allow nothing but the necessary before a choice, without a warning', () => {
    expect(visit().get(cookiePreferencesAtom)).toEqual(onlyNecessary);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('leave fields out that nobody knows', () => {
    window.localStorage.setItem('cookie-preferences', JSON.stringify({ ...everything, x: 1 }));
    expect(visit().get(cookiePreferencesAtom)).toEqual(everything);
  });
});
