/**
 * What the owner changes without a programmer (docs/rules.md#shop-data): `DATA_DIR/shop.json`. The
 * site's build puts its parts in the place of `OWN_COMPANY`, `OWN_SHOPS`, `OWN_CLOSURES` and
 * `OWN_SOCIAL`, servers set them when they start; what it leaves out is said by the modules here.
 */
export type ShopData = {
  company?: Partial<OwnCompany>;
  shops?: { torino?: OwnShop; aosta?: OwnShop };
  /** All days on which both shops are closed: '2027-08-16': 'Ferie'. */
  closures?: Readonly<Record<string, string>>;
  /** Address of each network, null for none. */
  social?: Readonly<Record<string, string | null>>;
};

export type OwnCompany = {
  brand: string;
  legalName: string;
  foundedIn: number;
  vatNumber: string;
  email: string;
  phone: string;
  registeredOffice: string;
  branchOffice: string;
  siteUrl: string;
};

export type OwnShop = Partial<{
  street: string;
  postalCode: string;
  town: string;
  province: string;
  phone: string;
  /** A mobile in the form of E.164; empty: none. */
  whatsapp: string;
  email: string;
  openingHours: readonly { days: readonly number[]; opens: string; closes: string }[];
}>;
