import { atom, type Setter } from 'jotai';
import { isRecord } from '../catalogue/fields.ts';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from '../browser/storageKeys.ts';

const consentChoices = ['accepted', 'rejected', 'dismissed'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** What may run in the visitor's browser (docs/rules.md#consent-preferences). */
export type CookiePreferences = {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
};
export type OptionalCookies = Omit<CookiePreferences, 'necessary'>;

export const onlyNecessary: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};

const choiceAtom = storedAtom<ConsentChoice | null>({
  key: storageKeys.consentChoice,
  initial: null,
  read: (text) => consentChoices.find((choice) => choice === text) ?? null,
  toText: (choice) => choice,
  onFailedWrite: 'keep',
});

const preferencesAtom = storedAtom<CookiePreferences>({
  key: storageKeys.cookiePreferences,
  initial: onlyNecessary,
  read: (text) => readPreferences(parseStoredJson(text)),
  toText: (preferences) => JSON.stringify(preferences),
  onFailedWrite: 'keep',
});

/** Whole or not at all: half a decision is none. */
function readPreferences(input: unknown): CookiePreferences | null {
  if (!isRecord(input)) return null;
  const { necessary, analytics, marketing, functional } = input;
  return necessary === true &&
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean' &&
    typeof functional === 'boolean'
    ? { necessary, analytics, marketing, functional }
    : null;
}

/** What is allowed now; only the necessary until the visitor decided otherwise. */
export const cookiePreferencesAtom = atom((get) => get(preferencesAtom).value);

export type ConsentBanner = 'hidden' | 'basic' | 'advanced';

/** What the visitor asked of the banner in this visit; null: the stored choice decides. */
const bannerRequestAtom = atom<'advanced' | 'closed' | null>(null);

/** Hidden until the storage has been read: the server cannot know whether there is a choice. */
export const consentBannerAtom = atom((get): ConsentBanner => {
  const { isRead, value: choice } = get(choiceAtom);
  // Read here as well, so that the switches of the advanced view never start from the defaults.
  const { isRead: arePreferencesRead } = get(preferencesAtom);
  const request = get(bannerRequestAtom);
  if (!isRead || !arePreferencesRead || request === 'closed') return 'hidden';
  if (request === 'advanced') return 'advanced';
  return choice === null ? 'basic' : 'hidden';
});

/**
 * The advanced view: 'Personalizza' of the basic one, and 'Gestisci cookie' in the footer
 * (docs/rules.md#consent-banner).
 */
export const customiseConsentAtom = atom(null, (_get, set) => set(bannerRequestAtom, 'advanced'));

const everything: CookiePreferences = {
  necessary: true,
  analytics: true,
  marketing: true,
  functional: true,
};

/** 'Accetta tutti' of either view. */
export const acceptAllAtom = atom(null, (_get, set) => decide(set, 'accepted', everything));

/** 'Rifiuta tutti'. */
export const rejectAllAtom = atom(null, (_get, set) => decide(set, 'rejected', onlyNecessary));

/** The close button: counts as a choice, with only the necessary (docs/rules.md#consent-banner). */
export const dismissConsentAtom = atom(null, (_get, set) =>
  decide(set, 'dismissed', onlyNecessary),
);

/**
 * 'Salva Preferenze' stores no choice and removes an older one, so the next visit asks again
 * (docs/rules.md#consent-banner).
 */
export const savePreferencesAtom = atom(null, (_get, set, chosen: OptionalCookies) =>
  decide(set, null, { ...chosen, necessary: true }),
);

function decide(set: Setter, choice: ConsentChoice | null, preferences: CookiePreferences) {
  set(preferencesAtom, () => preferences);
  set(choiceAtom, () => choice);
  set(bannerRequestAtom, 'closed');
}
