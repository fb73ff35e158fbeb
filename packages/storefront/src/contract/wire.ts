import type { Allergen } from '@vetta/nutrition-parser';
import type { FieldKind, PromotionSpelling, SpellingsOf } from './productFields.ts';

/**
 * The entities as they come over the wire and stand in `db.json` (docs/rules.md#catalogue-file).
 * The source may use either spelling of several fields; `catalogue/` reads both and knows one name
 * past its edge. Every field may be missing or null. Money is integer cents unless said otherwise.
 */

type Gap<T> = T | null | undefined;

/** In either spelling; days are those of Rome, both included. */
type WirePromotion = { [Name in PromotionSpelling<'cents'>]?: Gap<number> } & {
  [Name in PromotionSpelling<'from' | 'until'>]?: Gap<string>;
} & {
  /** While it runs, and where prices of before are known. */
  lowest_price_30d_cents?: Gap<number>;
  /** The first day on sale, where that is less than thirty days before. */
  lowest_price_since?: Gap<string>;
};

export type WireSize = WirePromotion & {
  /** '750 g', '120 capsule', 'M': read under any of these names. */
  size?: Gap<string>;
  label?: Gap<string>;
  name?: Gap<string>;
  price?: Gap<number>;
};

export type WireImage = { src?: Gap<string> };

export type WireAvailability = {
  storeId?: Gap<number | string>;
  isAvailable?: Gap<boolean>;
  stockQuantity?: Gap<number>;
};

type WireFields<Kind extends FieldKind, Value> = { [Name in SpellingsOf<Kind>]?: Gap<Value> };

export type WireProduct = WirePromotion &
  WireFields<'text', string> &
  WireFields<'cents' | 'millimetres', number> &
  WireFields<'flag', boolean> &
  WireFields<'id', number | string> & {
    sizes?: Gap<readonly WireSize[]>;
    images?: Gap<readonly WireImage[]>;
    availability?: Gap<readonly WireAvailability[]>;
    /** Of a list with `avoid` or `avoidIngredient`. */
    label?: Gap<{
      food: boolean;
      readable: boolean;
      contains: readonly Allergen[];
      traces: readonly Allergen[];
    }>;
  };

export type WireVariant = WirePromotion & {
  flavor?: Gap<string>;
  size?: Gap<string>;
  price_cents?: Gap<number>;
  image_url?: Gap<string>;
  variant_slug?: Gap<string>;
};

/**
 * Shapes of nutrition are the parser's business: `unknown` here on purpose
 * (docs/rules.md#nutrition-data).
 */
export type WireFeatures = {
  nutritionalHighlights?: Gap<readonly string[]>;
  modalita_uso?: Gap<string>;
  ingredienti?: unknown;
  ingrediente?: unknown;
  ingredients?: unknown;
  usage?: unknown;
  avvertenze?: unknown;
  caratteristiche?: unknown;
  valori_nutrizionali?: unknown;
  caratteristiche_tecniche?: unknown;
};

export type WireDetails = {
  slug?: Gap<string>;
  product_group_name?: Gap<string>;
  long_description?: Gap<string>;
  /** Text lines with bold-marked sections, or an object. */
  features?: Gap<readonly string[] | WireFeatures>;
  product_group_features?: Gap<readonly string[] | WireFeatures>;
  how_to_use?: Gap<string>;
  valori_nutrizionali?: unknown;
  ingredienti?: unknown;
  ingrediente?: unknown;
  ingredients?: unknown;
  variants?: Gap<readonly WireVariant[]>;
};

export type WireGroup = {
  id?: Gap<number | string>;
  category_slug?: Gap<string>;
  name?: Gap<string>;
  brand_name?: Gap<string>;
  description?: Gap<string>;
  variant_count?: Gap<number>;
  /** A JSON string of a list of items with id, slug, name, flavor, quantity, description. */
  variants?: Gap<string>;
};

export type WireBrand = { slug: string; name: string };
export type WireCategory = { slug: string; name: string };

export type WireContactMessage = {
  name: string;
  email: string;
  phone: string;
  message: string;
  privacy: boolean;
  /** Honeypot: people leave it empty (docs/rules.md#contact-honeypot). */
  website?: string;
  /** The product that is asked about. */
  productSlug?: string;
  /** The shop that is asked. */
  storeId?: number;
};

export type WireEmailStatus = {
  adminNotified: boolean;
  userConfirmationSent: boolean;
  simulationMode: boolean;
};

export type WireContactResponse = { emailStatus?: Gap<Partial<WireEmailStatus>> };

/** Errors of the API (RFC 9457). */
export type WireProblem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: readonly { pointer: string; detail: string }[];
};
