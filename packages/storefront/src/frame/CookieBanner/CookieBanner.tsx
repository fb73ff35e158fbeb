// With the page's own styles: the banner shall not wait for a sheet.
import '@vetta/ui/banner.css';
import { useDeferred } from '../../browser/deferred.ts';
import { useConsentBanner } from '../../state/useConsent.ts';
import { bannerCode, switchesCode, useCustomiseConsent } from './consentCode.ts';

/** The consent banner (docs/rules.md#consent-banner); its code comes with it. */
export function CookieBanner() {
  const view = useConsentBanner();
  const customise = useCustomiseConsent();
  const { module: ConsentBanner } = useDeferred(bannerCode, view !== 'hidden');
  const { module: AdvancedView } = useDeferred(switchesCode);
  return (
    ConsentBanner && (
      <ConsentBanner view={view} AdvancedView={AdvancedView} onCustomise={customise} />
    )
  );
}
