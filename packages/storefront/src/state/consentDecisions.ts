import { atom, type Setter } from 'jotai';
import {
  choiceAtom,
  type ConsentChoice,
  type CookiePreferences,
  onlyNecessary,
  type OptionalCookies,
  preferencesAtom,
  bannerRequestAtom,
} from './cookieConsent.ts';

/** What the banner's buttons decide (docs/rules.md#consent-banner): fetched with the banner. */

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
