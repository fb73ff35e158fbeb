import { foldText, slugFault, slugOf } from '@vetta/storefront/backend';
import { parseJson } from '../../messages.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { productName as nameOf } from '../model/productFields.ts';
import { detailsBySlug, detailsKey, offerRows } from '../model/productRows.ts';
import { slugFaults } from '../values/codes.ts';
import { sheetText } from '../values/texts.ts';
import { importTexts } from './importing.copy.ts';
import type { SheetProduct } from './productSheet.ts';

export type CatalogueEditor = ReturnType<typeof createCatalogueEditor>;

/** The products and details of a catalogue, found by what a sheet says of them. */
export function createCatalogueEditor(catalogue: Json) {
  const products = objectsOf(catalogue['products']);
  const details = objectsOf(catalogue['product_details']);
  const existing = new Set(products);
  const bySlug = new Map(products.toReversed().map((product) => [slugOfProduct(product), product]));
  const byName = new Map(
    products.toReversed().map((product) => [foldText(nameOf(product)), product]),
  );
  const nameless = new Map(
    products
      .filter((product) => textIn(product, 'slug') === '')
      .map((product) => [nameOf(product), product]),
  );
  const bySlugOfDetails = detailsBySlug(catalogue);
  const categories = new Set(products.map((one) => textIn(one, 'category_slug', 'categorySlug')));
  let lastId = Math.max(0, ...products.map(({ id }) => (typeof id === 'number' ? id : 0)));
  return {
    known: {
      slugs: new Set(bySlug.keys()),
      categories,
      find: (slug: string, name: string) => {
        const product = slug === '' ? nameless.get(name) : bySlug.get(slug);
        const own = product && bySlugOfDetails.get(detailsKey(product));
        return product && { product, offers: offerRows(product, own) };
      },
    },
    isOld: (product: Json) => existing.has(product),
    find: ({ slug, name }: SheetProduct) =>
      slug === '' ? nameless.get(name) : bySlug.get(slug ?? ''),
    detailsOf: (product: Json) => bySlugOfDetails.get(detailsKey(product)),
    addDetails(one: Json) {
      if (details.includes(one)) return;
      details.push(one);
      bySlugOfDetails.set(textIn(one, 'slug'), one);
    },
    /** A new product; null where its slug is missing and cannot be derived. */
    create(item: SheetProduct): Json | null {
      const [row] = item.rows;
      const slug = item.slug || slugOf(item.name);
      if (item.slug === '') {
        const twin = byName.get(foldText(item.name));
        if (item.name === '' || twin !== undefined || bySlug.has(slug)) {
          const other = twin === undefined ? slug : textIn(twin, 'slug');
          const message = item.name === '' ? importTexts.noSlug : importTexts.noSlugOf(other);
          const { above } = item;
          const isRest = item.name === '' && above !== undefined;
          const known = item.name === '' ? importTexts.slugRemedy : importTexts.twinRemedy(other);
          const remedy = isRest ? importTexts.asAbove(above.slug, above.row) : known;
          row?.refuse(message, remedy, 'slug');
          return null;
        }
        const fault = slugFault(slug);
        if (fault !== null) {
          const message = importTexts.badSlug(slug, slugFaults[fault]);
          row?.refuse(message, importTexts.badSlugRemedy, 'slug');
          return null;
        }
        const message = importTexts.newSlug(slug);
        const { newSlugRemedy: remedy } = importTexts;
        row?.warn(message, 'slug', remedy);
      }
      lastId += 1;
      const product: Json = { id: lastId, name: item.name, slug };
      products.push(product);
      bySlug.set(slug, product);
      if (!byName.has(foldText(item.name))) byName.set(foldText(item.name), product);
      return product;
    },
    /** Takes away what the sheet no longer has, with its texts. */
    close(kept: ReadonlySet<Json>) {
      const gone = new Set(products.filter((one) => !kept.has(one)).map(detailsKey));
      for (const one of kept) gone.delete(detailsKey(one));
      catalogue['products'] = products.filter((product) => kept.has(product));
      const left = details.filter((one) => !gone.has(textIn(one, 'slug')));
      if (left.length > 0 || catalogue['product_details'] !== undefined) {
        catalogue['product_details'] = left;
      }
      dropGroups(catalogue, gone);
    },
  };
}

/** A group of variants all of whose products are gone. */
function dropGroups(catalogue: Json, gone: ReadonlySet<string>): void {
  if (gone.size === 0 || catalogue['product_groups'] === undefined) return;
  catalogue['product_groups'] = objectsOf(catalogue['product_groups']).filter((group) => {
    // They stand in it as a JSON text.
    const variants = objectsOf(parseJson(textIn(group, 'variants')));
    const slugs = variants.map((variant) => textIn(variant, 'slug')).filter((slug) => slug !== '');
    return slugs.length === 0 || !slugs.every((slug) => gone.has(slug));
  });
}

/** As a sheet can hold it. */
const slugOfProduct = (product: Json) => sheetText(textIn(product, 'slug'));
