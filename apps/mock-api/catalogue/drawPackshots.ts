/**
 * Draws the SVG packshots that have a line in `packshots/shots.ts`:
 *
 *     node catalogue/drawPackshots.ts [picture ...]
 *
 * Names, brands and sizes come from the export itself, so a label never contradicts its product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { drawShot } from './packshots/drawShot.ts';
import { shots } from './packshots/shots.ts';

/** Letters are outlines (`lettering.ts`), and outlines weigh; the build derives the pictures that are sent. */
const heaviestBytes = 18 * 1024;
const text = v.optional(v.string());
const exported = v.array(
  v.object({
    slug: text,
    name: v.string(),
    brand_name: text,
    brandName: text,
    brand: text,
    sizes: v.optional(v.array(v.object({ size: v.string() }))),
  }),
);
const named = v.array(v.object({ slug: v.string(), name: v.string() }));

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const products = v.parse(exported, read('./products.json'));
const brandSlugs = new Map(v.parse(named, read('./brands.json')).map((b) => [b.name, b.slug]));

const wanted = process.argv.slice(2);
for (const [picture, shot] of Object.entries(shots)) {
  if (wanted.length > 0 && !wanted.includes(picture)) continue;
  const slug = shot.product ?? picture;
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) {
    console.error(`${slug}: no such product in products.json`);
    process.exitCode = 1;
    continue;
  }
  const brandName = product.brand_name ?? product.brandName ?? product.brand ?? '';
  const svg = drawShot(shot, {
    slug,
    name: product.name,
    brand: brandSlugs.get(brandName) ?? brandName,
    size: product.sizes?.[0]?.size ?? '',
  });
  writeFileSync(new URL(`./images/${picture}.svg`, import.meta.url), svg);
  if (svg.length > heaviestBytes)
    console.warn(`${picture}: ${svg.length} bytes, more than ${heaviestBytes}`);
}
