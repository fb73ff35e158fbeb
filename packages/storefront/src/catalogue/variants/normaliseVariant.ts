import { shortText, slug, wholeAmount } from '../fields.ts';
import { foldText } from '../foldText.ts';
import { promotionsFromWire } from '../offer/readPromotion.ts';
import { itemsOf, pictureUrl } from '../wireFields.ts';
import { defaultFlavour, type FrontEndVariant, type Variant } from './variant.ts';

/**
 * When the flavour equals the size, or there is none, the flavour is 'Standard'
 * (docs/rules.md#variant-normalisation).
 */
export function normaliseNames(flavour: string | undefined, size: string | undefined) {
  const names = { flavour: flavour?.trim() ?? '', size: size?.trim() ?? '' };
  const isNoFlavour = names.flavour === '' || foldText(names.flavour) === foldText(names.size);
  return isNoFlavour ? { ...names, flavour: defaultFlavour } : names;
}

/** A variant of the static catalogues: euro become cents. */
export function normaliseVariant(variant: FrontEndVariant): Variant {
  return {
    ...normaliseNames(variant.flavor, variant.size),
    priceCents: Math.round(variant.price * 100),
    originalPriceCents:
      variant.originalPrice === undefined ? undefined : Math.round(variant.originalPrice * 100),
    image: variant.image === '' ? undefined : variant.image,
    isInStock: variant.inStock,
  };
}

/** The `variants` of the details; one that names neither flavour nor size is no choice and is skipped. */
export function variantsFromWire(input: unknown): readonly Variant[] {
  return itemsOf(input).flatMap((wire) => {
    const flavour = wire.read(shortText, 'flavor', 'flavour');
    const size = wire.read(shortText, 'size');
    if (flavour === undefined && size === undefined) return [];
    return [
      {
        ...normaliseNames(flavour, size),
        priceCents: wire.read(wholeAmount, 'price_cents', 'priceCents'),
        promotions: promotionsFromWire(wire),
        image: wire.read(pictureUrl, 'image_url', 'imageUrl'),
        slug: wire.read(slug, 'variant_slug', 'variantSlug'),
        // Server variants are always in stock (docs/rules.md#variant-stock).
        isInStock: true,
      },
    ];
  });
}
