import {
  type ConsentBanner,
  consentBannerAtom,
  type CookiePreferences,
  cookiePreferencesAtom,
  onlyNecessary,
} from './cookieConsent.ts';
import { useHydratedAtom } from './useHydratedAtom.ts';

/** Whether cookies of this kind may be set now. The owner's scripts start with it and stop with it. */
export function useConsent(kind: keyof CookiePreferences): boolean {
  return useCookiePreferences()[kind];
}

/** The saved preferences; only the necessary until the storage has been read. */
export function useCookiePreferences(): CookiePreferences {
  return useHydratedAtom(cookiePreferencesAtom, onlyNecessary);
}

/** Which view of the banner is shown, if any. */
export function useConsentBanner(): ConsentBanner {
  return useHydratedAtom(consentBannerAtom, 'hidden');
}
