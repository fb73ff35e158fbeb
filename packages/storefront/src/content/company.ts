import type { OwnCompany, ShopData } from './ownShop.ts';

declare const OWN_COMPANY: ShopData['company'];

/**
 * Everything that belongs to the owner (docs/rules.md#owner-data). The values are visibly demo
 * values; changing the owner is changing this module and the logo.
 */
export const company: Company = {
  brand: 'Vetta Nutrition',
  legalName: 'Vetta Nutrition S.r.l.',
  foundedIn: 2006,
  vatNumber: '00000000000',
  email: 'info@vettanutrition.example',
  phone: '000 000 0000',
  registeredOffice: 'Corso Torino 85, Buttigliera Alta',
  branchOffice: 'Corso Saint-Martin-de-Corléans 55, Aosta',
  /** The public address of the site, for canonical links, sitemap and structured data. */
  siteUrl: 'https://www.vettanutrition.example',
  /**
   * Hosts besides our own that product pictures may come from, over https: 'cdn.example.com'. Their
   * pictures come as they are, without the sizes that the build makes of the shop's own.
   */
  imageHosts: [],
  ...(typeof OWN_COMPANY === 'undefined' ? undefined : OWN_COMPANY),
};

/** As it stands in the footer and in the legal texts. */
export const vatLine = `P.IVA ${company.vatNumber}`;

type Company = Readonly<OwnCompany & { imageHosts: readonly string[] }>;
