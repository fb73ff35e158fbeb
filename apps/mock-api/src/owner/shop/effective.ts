import { company, mobileNumber, ownClosures, shops, socialLinks } from '@vetta/storefront/backend';
import type { companyItems, shopColumns } from '../columns.copy.ts';
import type { ShopKey } from '../model/stock.ts';
import { dayText, type DayKey } from './hours.ts';
import type { ShopData } from './shopData.ts';

/** A cell of `Negozi`: a field of a shop, or a day of its week. */
export type ShopField = Exclude<keyof typeof shopColumns, 'shop'>;
/** A row of `Azienda` that is no closure. */
export type CompanyField = Exclude<keyof typeof companyItems, 'closure'>;

export type SocialField = 'Facebook' | 'Instagram' | 'YouTube';
export const isSocial = (field: CompanyField): field is SocialField =>
  field === 'Facebook' || field === 'Instagram' || field === 'YouTube';

/** What the site says of a shop: the owner's own word, else the content module's. */
export function shopValues(data: ShopData, key: ShopKey): Readonly<Record<ShopField, string>> {
  const found = shops.find((shop) => shop.key === key);
  if (found === undefined) throw new Error(`no shop ${key}`);
  const shop = { ...found, ...data.shops?.[key] };
  const day = (name: DayKey) => dayText(shop.openingHours, name);
  return {
    street: shop.street,
    postalCode: shop.postalCode,
    town: shop.town,
    province: shop.province,
    phone: shop.phone,
    whatsapp: mobileNumber(shop.whatsapp ?? '') ?? '',
    email: shop.email,
    monday: day('monday'),
    tuesday: day('tuesday'),
    wednesday: day('wednesday'),
    thursday: day('thursday'),
    friday: day('friday'),
    saturday: day('saturday'),
    sunday: day('sunday'),
  };
}

export function companyValues(data: ShopData): Readonly<Record<CompanyField, string>> {
  const own = { ...company, ...data.company };
  const social = (name: SocialField) => {
    const said = data.social?.[name];
    return (
      (said === undefined ? socialLinks.find(({ label }) => label === name)?.href : said) ?? ''
    );
  };
  return {
    brand: own.brand,
    legalName: own.legalName,
    foundedIn: String(own.foundedIn),
    vatNumber: own.vatNumber,
    email: own.email,
    phone: own.phone,
    registeredOffice: own.registeredOffice,
    branchOffice: own.branchOffice,
    siteUrl: own.siteUrl,
    Facebook: social('Facebook'),
    Instagram: social('Instagram'),
    YouTube: social('YouTube'),
  };
}

export const closuresOf = (data: ShopData): Readonly<Record<string, string>> =>
  data.closures ?? ownClosures;
