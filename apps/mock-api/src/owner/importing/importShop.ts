import { companyColumns, companyItems, shopColumns } from '../columns.copy.ts';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { foldText } from '@vetta/storefront/backend';
import { keysOf } from '../model/json.ts';
import { type ShopKey, shopKeys } from '../model/stock.ts';
import { closureReader } from '../shop/closures.ts';
import {
  mailReader,
  mobileReader,
  phoneReader,
  postcodeReader,
  provinceReader,
  urlReader,
  vatReader,
  yearReader,
} from '../shop/contacts.ts';
import {
  closuresOf,
  type CompanyField,
  companyValues,
  isSocial,
  type ShopField,
  shopValues,
} from '../shop/effective.ts';
import { dayKeys, hoursOf, hoursReader } from '../shop/hours.ts';
import type { ShopData } from '../shop/shopData.ts';
import { readTable, type TableRow } from '../sheets/readTable.ts';
import { type Sheet, shownCell } from '../sheets/sheet.ts';
import type { Reader } from '../values/reading.ts';
import { textReader } from '../values/texts.ts';
import { importTexts } from './importing.copy.ts';
import type { ImportContext } from './importContext.ts';

const shopReaders: Readonly<Record<ShopField, Reader<string>>> = {
  street: textReader('Corso Torino 85', 300),
  postalCode: postcodeReader,
  town: textReader('Aosta', 300),
  province: provinceReader,
  phone: phoneReader,
  whatsapp: mobileReader,
  email: mailReader,
  monday: hoursReader,
  tuesday: hoursReader,
  wednesday: hoursReader,
  thursday: hoursReader,
  friday: hoursReader,
  saturday: hoursReader,
  sunday: hoursReader,
};

const shopFields = [
  'street',
  'postalCode',
  'town',
  'province',
  'phone',
  'whatsapp',
  'email',
] as const;
const mayBeEmpty: readonly ShopField[] = ['whatsapp', ...dayKeys];

/** Writes the sheet `Negozi` into `shop.json`: what says the same as before stays unsaid there. */
export function importShops(sheet: Sheet, { ownerData, note }: ImportContext): void {
  const table = readTable(sheet, { columns: shopColumns, required: ['shop'], note });
  for (const row of table?.rows ?? []) {
    const key = shopKeys.find((shop) => foldText(shownCell(row.cell('shop'))).includes(shop));
    if (key === undefined) {
      const { noSuchShop: message, shopRemedy: remedy } = importTexts;
      row.refuse(message, remedy, 'shop');
      continue;
    }
    writeShop(row, key, ownerData);
  }
}

function writeShop(
  row: TableRow<keyof typeof shopColumns>,
  key: ShopKey,
  ownerData: ImportContext['ownerData'],
): void {
  const before = shopValues(ownerData.shop, key);
  const values = { ...before };
  for (const field of [...shopFields, ...dayKeys]) {
    const value = row.read(field, shopReaders[field]);
    if (value === undefined) continue;
    if (value === '' && !mayBeEmpty.includes(field) && before[field] !== '') {
      row.refuse(importTexts.required, importTexts.requiredRemedy, field);
    } else values[field] = field === 'province' ? value.toUpperCase() : value;
  }
  const own: NonNullable<ShopData['shops']>['torino'] = { ...ownerData.shop.shops?.[key] };
  let isChanged = false;
  for (const field of shopFields) {
    if (values[field] === before[field]) continue;
    own[field] = values[field];
    isChanged = true;
  }
  if (dayKeys.some((day) => values[day] !== before[day])) {
    own.openingHours = hoursOf(values);
    isChanged = true;
  }
  if (!isChanged) return;
  ownerData.shop = { ...ownerData.shop, shops: { ...ownerData.shop.shops, [key]: own } };
}

const companyReaders: Readonly<Record<CompanyField, Reader<string>>> = {
  brand: textReader('Vetta Nutrition', 300),
  legalName: textReader('Vetta Nutrition S.r.l.', 300),
  foundedIn: yearReader,
  vatNumber: vatReader,
  email: mailReader,
  phone: phoneReader,
  registeredOffice: textReader('Corso Torino 85, Buttigliera Alta', 300),
  branchOffice: textReader('Corso Torino 85, Buttigliera Alta', 300),
  siteUrl: urlReader,
  Facebook: urlReader,
  Instagram: urlReader,
  YouTube: urlReader,
};

/** Writes the sheet `Azienda`; its closures are all there are. */
export function importCompany(sheet: Sheet, { ownerData, note }: ImportContext): void {
  const table = readTable(sheet, { columns: companyColumns, required: ['item', 'value'], note });
  if (table === null) return;
  const before = companyValues(ownerData.shop);
  const closures: Record<string, string> = {};
  for (const row of table.rows) {
    const item = itemOf(shownCell(row.cell('item')));
    if (item === undefined) {
      row.warn(importTexts.noSuchItem, 'item');
    } else if (item === 'closure') {
      const days = row.read('value', closureReader) ?? [];
      const reason = row.read('note', textReader('Ferie', 100)) ?? '';
      for (const day of days) closures[day] = reason === '' ? defaultClosure : reason;
    } else writeItem(row, item, before, ownerData);
  }
  const oldClosures = closuresOf(ownerData.shop);
  const days = Object.keys(closures).toSorted();
  const isSame =
    days.length === Object.keys(oldClosures).length &&
    days.every((day) => oldClosures[day] === closures[day]);
  if (isSame) return;
  const sorted = Object.fromEntries(days.map((day) => [day, closures[day] ?? '']));
  ownerData.shop = { ...ownerData.shop, closures: sorted };
}

const defaultClosure = 'Chiusura';

const itemNamed = (title: string) =>
  keysOf(companyItems).find((item) => foldText(companyItems[item]) === foldText(title));

const itemOf = (title: string) =>
  itemNamed(title) ?? itemNamed(nearest(title, Object.values(companyItems)) ?? '');

function writeItem(
  row: TableRow<keyof typeof companyColumns>,
  item: CompanyField,
  before: Readonly<Record<CompanyField, string>>,
  ownerData: ImportContext['ownerData'],
): void {
  const value = row.read('value', companyReaders[item]);
  if (value === undefined || value === before[item]) return;
  const { shop } = ownerData;
  if (isSocial(item)) {
    ownerData.shop = { ...shop, social: { ...shop.social, [item]: value === '' ? null : value } };
    return;
  }
  if (value === '') {
    row.refuse(importTexts.required, importTexts.requiredRemedy, 'item');
    return;
  }
  const own =
    item === 'foundedIn' ? Number(value) : value.replace(item === 'siteUrl' ? /\/+$/u : /$^/u, '');
  ownerData.shop = { ...shop, company: { ...shop.company, [item]: own } };
}
