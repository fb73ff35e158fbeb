import { slugOf } from '@vetta/storefront/backend';
import { brandColumns } from '../columns.copy.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { slugReader } from '../values/codes.ts';
import { sheetText, textReader } from '../values/texts.ts';
import { unchanged } from '../values/unchanged.ts';
import { importTexts } from './importing.copy.ts';
import type { ImportContext } from './importContext.ts';

/** Writes the sheet `Marche`, which is the whole list. */
export function importBrands(sheet: Sheet, { ownerData, note }: ImportContext): void {
  const table = readTable(sheet, { columns: brandColumns, required: ['name'], note });
  if (table === null) return;
  const { catalogue } = ownerData;
  const oldBrands = objectsOf(catalogue['brands']);
  const known = new Set(oldBrands.map((brand) => textIn(brand, 'slug')));
  const names = oldBrands.map((brand) => sheetText(textIn(brand, 'name')));
  const rowOf = new Map<string, number>();
  const brands = table.rows.flatMap((row): Json[] => {
    const name = row.read('name', unchanged(textReader('Massiccio', 200), names));
    const given = row.read('slug', slugReader(known));
    if (name === undefined) return [];
    if (name === '') {
      row.refuse(importTexts.emptyName, importTexts.nameRemedy, 'name');
      return [];
    }
    const byName = oldBrands.find((brand) => sheetText(textIn(brand, 'name')) === name);
    const slug = given || (byName && textIn(byName, 'slug')) || slugOf(name);
    const first = rowOf.get(slug);
    if (first !== undefined) {
      row.refuse(importTexts.stockTwice(first), importTexts.twiceRemedy, 'name');
      return [];
    }
    rowOf.set(slug, row.number);
    const old = oldBrands.find((brand) => textIn(brand, 'slug') === slug);
    if (old === undefined) return [{ slug, name }];
    if (sheetText(textIn(old, 'name')) !== name) old['name'] = name;
    return [old];
  });
  const isSame =
    brands.length === oldBrands.length && brands.every((brand) => oldBrands.includes(brand));
  if (!isSame) catalogue['brands'] = brands;
}
