import { parseNutrition, looksLikeHtml } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import { type Catalogue, detailsFromWire, readCatalogue } from '@vetta/storefront/backend';
import { readCatalogueText } from '@vetta/mock-api/catalogue';
import type { Artwork } from './artwork.ts';
import type { Line } from './labels/smallPrint.ts';
import { brandStyles, type Shot, shots } from './shots.ts';

/** What the catalogue says of the pictures' products, ready to be printed. Throws where it does not know one. */
export async function readArtworks(): Promise<(picture: string) => { shot: Shot; art: Artwork }> {
  const reading = readCatalogue(JSON.parse(await readCatalogueText(undefined)));
  if (!reading.catalogue)
    throw new Error('the bundled catalogue does not fit: npm run check-catalogue');
  const { catalogue } = reading;
  return (picture) => {
    const shot = Object.hasOwn(shots, picture) ? shots[picture] : undefined;
    if (!shot) throw new Error(`${picture}: no line in shots.ts`);
    return { shot, art: artworkOf(catalogue, picture, shot) };
  };
}

function artworkOf(catalogue: Catalogue, picture: string, shot: Shot): Artwork {
  const slug = shot.product ?? picture;
  const product = catalogue.products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`${slug}: no such product in catalogue/products.json`);
  const brandName = product.brand_name ?? product.brandName ?? product.brand;
  const brand = catalogue.brands.find(({ name }) => name === brandName)?.slug ?? '';
  const brandLook = brandStyles[brand];
  if (!brandLook) throw new Error(`${slug}: no label system for brand ${brandName}`);
  return {
    brand,
    print: {
      name: shot.name ?? product.name ?? '',
      size: shot.size ?? product.sizes?.[0]?.size ?? '',
      note: shot.note ?? '',
      seed: seedOf(slug),
      look: { ...brandLook, ...shot },
    },
    small: {
      left: nutritionLines(catalogue, slug),
      right: [
        { text: product.description ?? '' },
        {
          text: 'Prodotto in Italia. Conservare in luogo fresco e asciutto, al riparo dalla luce. Lotto e data di scadenza sul fondo.',
        },
      ],
    },
  };
}

function nutritionLines(catalogue: Catalogue, slug: string): Line[] {
  const details = catalogue.product_details.find((candidate) => candidate.slug === slug);
  if (!details) return [];
  for (const source of detailsFromWire(details).nutritionSources) {
    const html = looksLikeHtml(source) ? htmlReader : undefined;
    const { rows } = parseNutrition(source, { html }).value;
    const lines = rows.map(({ name, values }) => ({
      name,
      value: values.find(Boolean)?.raw ?? '',
    }));
    if (lines.length > 0) return [{ text: 'Valori nutrizionali' }, ...lines];
  }
  return [];
}

function seedOf(slug: string): number {
  let seed = 0;
  for (const letter of slug) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
