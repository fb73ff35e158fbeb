import { slugOf } from '@vetta/storefront/backend';
import { sheetText } from '../values/texts.ts';
import { type Json, nameIn, numberIn, objectsOf, setField, textIn } from './json.ts';
import {
  detailsKey,
  flavourNames,
  imageAddress,
  imageNames,
  namedVariants,
  offerRows,
  type OfferRow,
  priceNames,
  productImage,
  promotionColumns,
  promotionKeys,
  promotionNames,
  promotionOf,
  rowKind,
  shownImage,
  sizeNames,
  variantPriceNames,
  variantRow,
} from './productRows.ts';

/** A row of the sheet; what its columns do not say is left as it is. */
export type PartialOfferRow = Pick<OfferRow, 'flavour' | 'size'> & Partial<OfferRow>;

const keyOf = ({ flavour, size }: PartialOfferRow) => `${flavour}\0${size}`;
const valueNames = ['cents', 'image', 'gtin', ...promotionKeys] as const;

const isSame = (old: OfferRow, row: PartialOfferRow) =>
  keyOf(old) === keyOf(row) &&
  valueNames.every((name) => row[name] === undefined || row[name] === old[name]);

/** Whether the rows say what the product's own do, in any order. */
export function rowsAgree(oldRows: readonly OfferRow[], rows: readonly PartialOfferRow[]): boolean {
  if (oldRows.length !== rows.length) return false;
  const left = [...oldRows];
  return rows.every((row) => {
    const place = left.findIndex((old) => isSame(old, row));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Writes the rows into a product and its details; gives the details, new ones where the first flavour came. */
export function writeRows(
  product: Json,
  details: Json | undefined,
  rows: readonly PartialOfferRow[],
): Json | undefined {
  const oldRows = offerRows(product, details);
  if (rowsAgree(oldRows, rows)) return details;
  const kind = rowKind(product, details);
  const image = rows[0]?.image;
  if (image !== undefined && image !== oldRows[0]?.image) writeImage(product, image);
  const [only] = rows.length === 1 ? rows : [];
  // The code of the one pack there is belongs to the product, whose page tells search engines.
  if (only?.gtin !== undefined && only.gtin !== oldRows[0]?.gtin) {
    setField(product, ['gtin'], only.gtin);
  }
  if (kind === 'variants' || rows.some(({ flavour }) => flavour !== '')) {
    const owner = details ?? { slug: detailsKey(product) };
    writeVariants(owner, rows, detailsKey(product));
    // Lists know sizes alone: a promotion of a flavour stands there, too.
    const isListed =
      Array.isArray(product['sizes']) ||
      rows.some((row) => promotionColumns.some(({ price }) => row[price]));
    if (kind !== 'variants' || isListed) writeSizes(product, oldRows, rows);
    writePrices(product, oldRows, rows);
    return owner;
  }
  if (kind === 'sizes' || rows.some(({ size }) => size !== '')) writeSizes(product, oldRows, rows);
  else if (rows[0] !== undefined) writePromotion(product, rows[0]);
  writePrices(product, oldRows, rows);
  return details;
}

function writeVariants(details: Json, rows: readonly PartialOfferRow[], slug: string): void {
  const left = [...namedVariants(details)];
  const nameless = objectsOf(details['variants']).filter((variant) => !left.includes(variant));
  const written = rows.map((row) => {
    const place = left.findIndex((variant) => keyOf(variantRow(variant)) === keyOf(row));
    const [known] = place < 0 ? [] : left.splice(place, 1);
    const variant = known ?? newVariant(row, slug);
    const old = variantRow(variant);
    if (row.cents !== undefined && row.cents !== old.cents) {
      setField(variant, variantPriceNames, row.cents);
    }
    writePromotion(variant, row);
    if (row.image !== undefined && row.image !== old.image) {
      setField(variant, imageNames, imageAddress(row.image));
    }
    if (rows.length > 1 && row.gtin !== undefined && row.gtin !== old.gtin) {
      setField(variant, ['gtin'], row.gtin);
    }
    return variant;
  });
  details['variants'] = [...written, ...nameless];
}

function writePromotion(json: Json, row: PartialOfferRow): void {
  const old = promotionOf(json);
  for (const key of promotionKeys) {
    if (row[key] !== undefined && row[key] !== old[key])
      setField(json, promotionNames[key], row[key]);
  }
}

function newVariant({ flavour, size }: PartialOfferRow, slug: string): Json {
  const variant: Json = {};
  setField(variant, flavourNames, flavour);
  setField(variant, ['size'], size);
  variant['variant_slug'] = slugOf(`${slug} ${flavour} ${size}`);
  return variant;
}

const labelOf = (size: Json) => sheetText(textIn(size, ...sizeNames));

/** The product's own list of sizes: each with the lowest price that its flavours have. */
function writeSizes(
  product: Json,
  oldRows: readonly OfferRow[],
  rows: readonly PartialOfferRow[],
): void {
  const sizes = objectsOf(product['sizes']);
  const gone = oldRows.filter(({ size }) => rows.every((row) => row.size !== size));
  const kept = sizes.filter((size) => gone.every((old) => old.size !== labelOf(size)));
  const labels = [...new Set(rows.map(({ size }) => size))].filter((size) => size !== '');
  for (const label of labels) {
    const ofSize = rows.filter((row) => row.size === label);
    const known = kept.find((size) => labelOf(size) === label);
    const isTouched = ofSize.some((row) => !oldRows.some((old) => isSame(old, row)));
    if (known !== undefined && !isTouched) continue;
    const size: Json = known ?? { size: label };
    const lowest = lowestOf(ofSize.map(({ cents }) => cents));
    if (lowest !== undefined) setField(size, ['price'], lowest);
    const [row] = ofSize;
    const promoted = ofSize.toSorted(byPromotion)[0];
    if (promoted !== undefined) writePromotion(size, promoted);
    if (rows.length > 1 && row?.flavour === '' && row.gtin !== undefined)
      setField(size, ['gtin'], row.gtin);
    if (known === undefined) kept.push(size);
  }
  product['sizes'] = inOrder(kept, labels);
}

/** The lowest first. */
const byPromotion = (one: PartialOfferRow, other: PartialOfferRow) =>
  (one.promo || Infinity) < (other.promo || Infinity) ? -1 : 1;

/** New sizes stand where the sheet has them; those that it does not name stay behind. */
function inOrder(sizes: readonly Json[], labels: readonly string[]) {
  const place = (size: Json) => {
    const found = labels.indexOf(labelOf(size));
    return found < 0 ? labels.length : found;
  };
  return sizes.toSorted((one, other) => place(one) - place(other));
}

/** undefined where no row says a price, null where they say that there is none. */
function lowestOf(prices: readonly (number | null | undefined)[]): number | null | undefined {
  const said = prices.filter((cents) => cents !== undefined);
  const amounts = said.filter((cents) => cents !== null && cents > 0);
  if (amounts.length > 0) return Math.min(...amounts.map(Number));
  return said.length === 0 ? undefined : (said[0] ?? null);
}

/** The product's own prices follow the rows that they were taken from. */
function writePrices(
  product: Json,
  oldRows: readonly OfferRow[],
  rows: readonly PartialOfferRow[],
): void {
  const old = lowestOf(oldRows.map(({ cents }) => cents)) ?? null;
  const prices = rows.map(({ cents, ...row }) =>
    cents === undefined ? oldRows.find((known) => keyOf(known) === keyOf(row))?.cents : cents,
  );
  const lowest = lowestOf(prices) ?? null;
  const present = priceNames.filter((name) => typeof product[name] === 'number');
  for (const name of present) {
    const cents = numberIn(product, name);
    const place = oldRows.findIndex((row) => row.cents === cents);
    const [oldRow] = place < 0 ? [] : oldRows.slice(place);
    const follower = oldRow && rows.findIndex((row) => keyOf(row) === keyOf(oldRow));
    const followed = follower === undefined || follower < 0 ? lowest : (prices[follower] ?? null);
    if (cents === old || cents === 0) setField(product, [name], lowest);
    else if (place >= 0) setField(product, [name], followed);
  }
  if (present.length === 0 && lowest !== null) product['price'] = lowest;
}

/** Every field that named the first picture names the new one. */
function writeImage(product: Json, shown: string): void {
  const before = shownImage(productImage(product));
  const address = imageAddress(shown);
  const images = objectsOf(product['images']);
  const [first] = images;
  if (address === '') {
    product['images'] = images.slice(1);
  } else if (first === undefined) product['images'] = [{ src: address }];
  else first['src'] = address;
  for (const name of ['primaryImage', 'primary_image', ...imageNames]) {
    if (nameIn(product, [name]) === undefined) continue;
    if (shownImage(textIn(product, name)) === before) setField(product, [name], address);
  }
}
