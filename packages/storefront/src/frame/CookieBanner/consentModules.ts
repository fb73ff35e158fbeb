import { useSetAtom } from 'jotai';
import { deferred } from '../../browser/deferred.ts';
import { customiseConsentAtom } from '../../state/cookieConsent.ts';

const whenWanted = { when: 'interaction' } as const;

/** For those who have not decided yet. */
export const bannerModule = deferred(
  async () => (await import('./ConsentBanner.tsx')).ConsentBanner,
  whenWanted,
);

/** Few visitors open the switches. */
export const advancedViewModule = deferred(
  async () => (await import('./AdvancedView.tsx')).AdvancedView,
  whenWanted,
);

/** Opens the switches once their code is there; where it does not come, the next press tries again. */
export function useCustomiseConsent(): () => Promise<void> {
  const customise = useSetAtom(customiseConsentAtom);
  return async () => {
    try {
      await Promise.all([bannerModule.load(), advancedViewModule.load()]);
      customise();
    } catch (error) {
      console.warn('Code has not come.', error);
    }
  };
}
