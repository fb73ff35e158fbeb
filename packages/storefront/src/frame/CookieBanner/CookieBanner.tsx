// With the page's own styles: the banner shall not wait for a sheet.
import '@vetta/ui/banner.css';
import { useOnDemand } from '@vetta/ui';
import { useAtomValue } from 'jotai';
import { bannerRequestAtom } from '../../state/cookieConsent.ts';
import { useConsentBanner } from '../../state/useConsent.ts';

const loadBanner = () => import('./ConsentBanner.tsx');

/**
 * The consent banner (docs/rules.md#consent-banner). Its code is fetched for those who have not
 * decided yet.
 */
export function CookieBanner() {
  const view = useConsentBanner();
  const request = useAtomValue(bannerRequestAtom);
  const code = useOnDemand(loadBanner, view === 'hidden' ? null : `${view} ${request}`);
  return code && <code.ConsentBanner view={view} />;
}
