import type { ReactNode } from 'react';
import { CookieBanner } from './CookieBanner/CookieBanner.tsx';
import { Footer } from './Footer/Footer.tsx';
import { frameCopy } from './frame.copy.ts';
import * as css from './Frame.css.ts';
import { Header } from './Header/Header.tsx';
import { HydrationEnd } from './HydrationEnd.tsx';
import { OfflineNotice } from './OfflineNotice/OfflineNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** What every page shares: header, footer, consent and toasts around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  useScrollRestoration();
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenuto">
        {frameCopy.skip}
      </a>
      <CookieBanner />
      <Header />
      <OfflineNotice />
      <main id="contenuto" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <HydrationEnd part="frame" />
    </div>
  );
}
