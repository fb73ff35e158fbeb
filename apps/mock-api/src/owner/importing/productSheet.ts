import { productColumns } from '../columns.copy.ts';
import {
  type FieldValue,
  type ProductField,
  type ProductKey,
  productFields,
} from '../model/productFields.ts';
import type { PartialOfferRow } from '../model/writeRows.ts';
import type { OfferRow } from '../model/productRows.ts';
import { countReaderOf, type ShopKey, shopKeys } from '../model/stock.ts';
import { unchanged } from '../values/unchanged.ts';
import type { Table, TableRow } from '../sheets/readTable.ts';
import { gtinReader, slugReader } from '../values/codes.ts';
import { dayReader } from '../values/days.ts';
import { euroReader } from '../values/numbers.ts';
import type { Reader } from '../values/reading.ts';
import { cellText, sizeReader, textReader } from '../values/texts.ts';
import type { CatalogueEditor } from './catalogueEditor.ts';
import { importTexts } from './importing.copy.ts';

export type SheetRow = TableRow<ProductKey>;

/** A product as its rows say it; what no column says is not there. */
export type SheetProduct = {
  /** '' where the sheet does not say, null where what it says is wrong. */
  slug: string | null;
  name: string;
  /** Of the row above, for one that says neither slug nor name. */
  above?: { slug: string; row: number };
  rows: readonly SheetRow[];
  fields: ReadonlyMap<ProductKey, FieldValue>;
  offers: readonly PartialOfferRow[];
  stock: ReadonlyMap<ShopKey, number>;
};

/** What the catalogue has already: it may stay, whatever it is. */
type KnownProduct = NonNullable<ReturnType<CatalogueEditor['known']['find']>>;

/** The rows of the sheet, taken together by slug, or by name where there is none. */
export function sheetProducts(
  table: Table<ProductKey>,
  known: CatalogueEditor['known'],
): readonly SheetProduct[] {
  const groups = new Map<string, Group>();
  let above: Group['above'];
  const slugOfCell = slugReader(known.slugs);
  for (const row of table.rows) {
    const slug = row.read('slug', slugOfCell);
    const name = cellText(row.cell('name'));
    // A row whose slug is wrong has been named: its product is not one that is gone.
    const isAlone = slug === undefined || (slug === '' && name === '');
    const key = isAlone ? `row ${row.number}` : slug === '' ? `name ${name}` : slug;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { slug: slug ?? null, rows: [row], above });
    else group.rows.push(row);
    if (slug !== undefined && slug !== '') above = { slug, row: row.number };
  }
  const readers = productFields.map((field) => ({ field, reader: field.reader(known.categories) }));
  return [...groups.values()].map(({ slug, rows, above: last }) => {
    const name = rows[0] === undefined ? '' : cellText(rows[0].cell('name'));
    const old = slug === null ? undefined : known.find(slug, name);
    const has = { flavour: table.has('flavour'), size: table.has('size') };
    return { ...readProduct(slug, rows, { readers, old, has }), above: last };
  });
}

type Group = { slug: string | null; rows: SheetRow[]; above: SheetProduct['above'] };

type FieldReaders = readonly {
  field: (typeof productFields)[number];
  reader: Reader<FieldValue>;
}[];

function readProduct(
  slug: string | null,
  rows: readonly SheetRow[],
  { readers, old, has }: { readers: FieldReaders; old: KnownProduct | undefined; has: RowColumns },
): SheetProduct {
  const said: Said<ProductKey, FieldValue> = new Map();
  const [first] = rows;
  for (const row of rows) {
    for (const { field, reader } of readers) {
      const { key } = field;
      if (row !== first && row.cell(key).kind === 'empty') continue;
      say(said, row, key, row.read(key, withOldValue(field, reader, old)));
    }
  }
  const fields = valuesIn(said);
  const oldRows = old?.offers ?? [];
  const given = rows.map((row) => ({ row, offer: readOffer(row, oldRows) }));
  const whole = withMissingColumns(given, oldRows, has);
  return {
    slug,
    name: String(fields.get('name') ?? ''),
    rows: whole.map(({ row }) => row),
    fields,
    offers: whole.map(({ offer }) => offer),
    stock: readStock(rows, old),
  };
}

/** What was said of the whole product, and in which row first. */
type Said<Key, Value> = Map<Key, { value: Value; number: number }>;

/** The first row that says it counts; another that says something else is refused. */
function say<Key extends ProductKey, Value extends FieldValue>(
  said: Said<Key, Value>,
  row: SheetRow,
  key: Key,
  value: Value | undefined,
): void {
  if (value === undefined) return;
  const before = said.get(key);
  if (before === undefined || before.value === '' || before.value === null) {
    said.set(key, { value, number: row.number });
  } else if (before.value !== value) {
    const shown = typeof before.value === 'boolean' ? (before.value ? 'sì' : 'no') : before.value;
    const { otherThanFirst, otherRemedy } = importTexts;
    row.refuse(otherThanFirst(before.number), otherRemedy(String(shown)), key);
  }
}

const valuesIn = <Key, Value>(said: Said<Key, Value>) =>
  new Map(Array.from(said, ([key, { value }]) => [key, value]));

function readOffer(row: SheetRow, oldRows: readonly OfferRow[]): PartialOfferRow {
  const text = (key: 'flavour' | 'size' | 'image' | 'gtin', reader: Reader<string>) =>
    row.read(key, unchanged(reader, valuesOf(oldRows, key)));
  return {
    flavour: text('flavour', textReader('Cacao', 200)) ?? '',
    size: text('size', sizeReader) ?? '',
    cents: row.read('price', unchanged(euroReader, valuesOf(oldRows, 'cents'), 100)),
    image: text('image', textReader('siero-100.webp', 2000)),
    gtin: text('gtin', gtinReader),
    promo: row.read('promo', unchanged(euroReader, valuesOf(oldRows, 'promo'), 100)),
    promoFrom: row.read('promoFrom', dayReader),
    promoUntil: row.read('promoUntil', dayReader),
  };
}

const valuesOf = <Key extends keyof OfferRow>(oldRows: readonly OfferRow[], key: Key) =>
  oldRows.map((old) => old[key]);

/** A field that its product has already. */
function withOldValue(
  { get, number }: ProductField,
  reader: Reader<FieldValue>,
  old: KnownProduct | undefined,
): Reader<FieldValue> {
  return old === undefined
    ? reader
    : unchanged(reader, [get(old.product)], number === 'count' ? 1 : 100);
}

/** Stock is the whole product's: it may stand in any one of its rows. */
function readStock(rows: readonly SheetRow[], old: KnownProduct | undefined) {
  const said: Said<ShopKey, number> = new Map();
  for (const row of rows) {
    for (const shop of shopKeys) {
      const count = row.read(shop, countReaderOf(old?.product, shop));
      say(said, row, shop, count ?? undefined);
    }
  }
  return valuesIn(said);
}

type RowOffer = { row: SheetRow; offer: PartialOfferRow };

type RowColumns = { flavour: boolean; size: boolean };

/**
 * A sheet without the column of flavours, or of sizes, says its price of all that the product has of
 * them: a column that is missing changes nothing (docs/rules.md#owner-import).
 */
function withMissingColumns(
  given: readonly RowOffer[],
  oldRows: readonly OfferRow[],
  has: RowColumns,
): readonly RowOffer[] {
  if (has.flavour && has.size) return given;
  const found = new Map<string, RowOffer>();
  for (const { row, offer } of given) {
    const meant = oldRows.filter(
      ({ flavour, size }) =>
        (!has.flavour || flavour === offer.flavour) && (!has.size || size === offer.size),
    );
    const said = meant.length === 0 ? [offer] : meant;
    if (reportConflict({ row, offer }, meant, { has, found })) continue;
    // One picture and one code stand for one pack.
    const { cents, promo, promoFrom, promoUntil } = offer;
    const own = meant.length > 1 ? { cents, promo, promoFrom, promoUntil } : offer;
    for (const { flavour, size } of said) {
      found.set(keyOf({ flavour, size }), { row, offer: { ...own, flavour, size } });
    }
  }
  return [...found.values()];
}

const keyOf = ({ flavour, size }: Pick<OfferRow, 'flavour' | 'size'>) => `${flavour}\0${size}`;

/** Reports a row that gives one price to packs which it cannot tell apart; whether there was such a conflict. */
function reportConflict(
  { row, offer }: RowOffer,
  meant: readonly OfferRow[],
  { has, found }: { has: RowColumns; found: ReadonlyMap<string, RowOffer> },
): boolean {
  const { cents } = offer;
  const first = (meant.length === 0 ? [offer] : meant).map(keyOf).find((key) => found.has(key));
  const before = first === undefined ? undefined : found.get(first);
  const isOther = before !== undefined && before.offer.cents !== cents;
  const sizes = new Set(meant.map(({ size }) => size));
  const isMixed = cents !== undefined && sizes.size > 1 && meant.some((old) => old.cents !== cents);
  if (!isOther && !isMixed) return false;
  const title = has.size ? productColumns.flavour.title : productColumns.size.title;
  row.refuse(
    isMixed ? importTexts.needsSizes : importTexts.otherPrice(before?.row.number ?? 0),
    importTexts.needsColumn(title),
  );
  return true;
}
