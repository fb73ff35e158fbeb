// With the page's own styles: the banner shall not wait for a sheet.
import '@vetta/ui/banner.css';
import { useDeferred } from '../../browser/deferred.ts';
import { useConsentBanner } from '../../state/useConsent.ts';
import { bannerModule, advancedViewModule, useCustomiseConsent } from './consentModules.ts';

/** The consent banner (docs/rules.md#consent-banner); its code comes with it. */
export function CookieBanner() {
  const view = useConsentBanner();
  const customise = useCustomiseConsent();
  const { module: ConsentBanner } = useDeferred(bannerModule, view !== 'hidden');
  const { module: AdvancedView } = useDeferred(advancedViewModule);
  return (
    ConsentBanner && (
      <ConsentBanner view={view} AdvancedView={AdvancedView} onCustomise={customise} />
    )
  );
}
