import type { ShopData } from './ownShop.ts';

declare const OWN_CLOSURES: ShopData['closures'];

/**
 * Days on which both shops are closed besides the Italian public holidays, which the site knows by
 * itself: '2027-08-16': 'Ferie'. A day that is over may stay.
 */
export const ownClosures: Readonly<Record<string, string>> =
  (typeof OWN_CLOSURES === 'undefined' ? undefined : OWN_CLOSURES) ?? {};
