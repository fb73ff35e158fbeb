import {
  type Catalogue,
  type Day,
  daysBefore,
  daysLater,
  daysOfChange,
  flavourKey,
  listedOffer,
  offersOf,
  type Product,
  productFromWire,
  promotionsOf,
  type Variant,
  variantsFromWire,
} from '@vetta/storefront/backend';
import { insertAll, type Query, type Value } from './database.ts';

/** What a choice of a product costs. Empty: the product has no such choice. */
export type ChoicePrice = { slug: string; size: string; flavour: string; cents: number };

export type LowestPrice = {
  cents: number;
  /** The first day that a price is known of, `YYYY-MM-DD`. */
  since: string;
};

/**
 * Keeps what all choices cost from a calendar day of Rome (`YYYY-MM-DD`) on; what is not among them is no
 * longer sold. Within a day the last price goes on and the lowest one is kept, too.
 */
export async function recordPrices(
  query: Query,
  day: string,
  prices: readonly ChoicePrice[],
): Promise<void> {
  const left = new Map((await currentPrices(query, day)).map((price) => [keyOf(price), price]));
  const changed: Value[][] = [];
  for (const { slug, size, flavour, cents } of prices) {
    const known = left.get(keyOf({ slug, size, flavour }));
    left.delete(keyOf({ slug, size, flavour }));
    // A day begins with the price of the one before: both are of it.
    const lowest = Math.min(cents, known?.cents ?? cents);
    if (known?.cents !== cents) changed.push([slug, size, flavour, day, cents, lowest]);
  }
  for (const { slug, size, flavour, cents } of left.values()) {
    if (cents !== null) changed.push([slug, size, flavour, day, null, cents]);
  }
  // One row of a day for each choice: what came before on the same day is its lowest price as well.
  const rows = [...new Map(changed.map((row) => [JSON.stringify(row.slice(0, 3)), row])).values()];
  await insertAll(query, columns, rows, whereKnown);
}

const columns = 'price AS known (slug, size, flavour, day, cents, lowest_cents)';
const whereKnown = `ON CONFLICT (slug, size, flavour, day) DO UPDATE SET cents = excluded.cents,
  lowest_cents = CASE WHEN known.lowest_cents < excluded.lowest_cents
    THEN known.lowest_cents ELSE excluded.lowest_cents END`;

/**
 * The lowest price of a size in the days from `from` to `until`, both included; the one that was in force
 * when `from` began counts. null: it was not sold, or nothing is known. Without `flavour`: of any.
 */
export async function lowestPrice(
  query: Query,
  { slug, size, flavour }: { slug: string; size: string; flavour?: string },
  from: string,
  until: string,
): Promise<LowestPrice | null> {
  const [row] = await query<{ cents: number | null; since: string | null }>(
    `WITH known AS (
       SELECT * FROM price WHERE slug = $1 AND size = $2 AND (flavour = $3 OR $3 = $4)
     )
     SELECT min(cents) AS cents, (SELECT min(day) FROM known) AS since FROM (
       SELECT lowest_cents AS cents FROM known WHERE day BETWEEN $5 AND $6
       UNION ALL
       SELECT cents FROM known WHERE day < $5 AND day = (
         SELECT max(day) FROM known AS earlier WHERE earlier.flavour = known.flavour AND day <= $5
       )
     ) AS found`,
    [slug, size, flavour ?? anyFlavour, anyFlavour, from, until],
  );
  if (row === undefined || row.cents === null || row.since === null) return null;
  return { cents: row.cents, since: row.since };
}

/** No flavour's name: names are trimmed. */
const anyFlavour = ' ';

type Known = { slug: string; size: string; flavour: string; cents: number | null };

/** The newest of each choice on a day; null cents: no longer sold. */
function currentPrices(query: Query, day: string): Promise<Known[]> {
  return query<Known>(
    `SELECT slug, size, flavour, cents FROM price AS newest WHERE day = (
       SELECT max(day) FROM price WHERE price.slug = newest.slug AND price.size = newest.size
         AND price.flavour = newest.flavour AND day <= $1
     )`,
    [day],
  );
}

const keyOf = ({ slug, size, flavour }: Omit<Known, 'cents'>) =>
  JSON.stringify([slug, size, flavour]);

/**
 * Keeps what a catalogue costs from a day on, with the days on which its promotions will change that.
 */
export async function recordCatalogue(
  query: Query,
  day: Day,
  catalogue: Pick<Catalogue, 'products' | 'product_details'>,
): Promise<void> {
  const sold = soldProducts(catalogue);
  await recordPrices(
    query,
    day,
    sold.flatMap((product) => pricesOf(product, day)),
  );
  await planPrices(query, day, sold);
}

/** What was planned for a day is written over: the role that publishes may not delete prices. */
const wherePlanned = `ON CONFLICT (slug, size, flavour, day) DO UPDATE SET cents = excluded.cents,
  lowest_cents = excluded.lowest_cents`;

async function planPrices(query: Query, today: Day, sold: readonly SoldProduct[]): Promise<void> {
  const earlier = await query<Omit<ChoicePrice, 'cents'> & { day: Day }>(
    'SELECT slug, size, flavour, day FROM price WHERE day > $1',
    [today],
  );
  const rows = new Map<string, Value[]>();
  const daysBySlug = new Map<string, Day[]>();
  for (const { slug, size, flavour, day } of earlier) {
    // Not sold on that day, unless the catalogue says so below.
    rows.set(`${keyOf({ slug, size, flavour })} ${day}`, [slug, size, flavour, day, null, null]);
    daysBySlug.set(slug, [...(daysBySlug.get(slug) ?? []), day]);
  }
  for (const product of sold) {
    const current = new Map(pricesOf(product, today).map((own) => [keyOf(own), own.cents]));
    const changes = promotionsOf(product.product, product.variants).flatMap(daysOfChange);
    const days = [...changes, ...(daysBySlug.get(product.slug) ?? [])];
    for (const day of [...new Set(days)].filter((own) => own > today).toSorted()) {
      for (const price of pricesOf(product, day)) {
        const { slug, size, flavour, cents } = price;
        const place = `${keyOf(price)} ${day}`;
        if (current.get(keyOf(price)) === cents && !rows.has(place)) continue;
        current.set(keyOf(price), cents);
        rows.set(place, [slug, size, flavour, day, cents, cents]);
      }
    }
  }
  await insertAll(query, columns, [...rows.values()], wherePlanned);
}

type SoldProduct = { slug: string; product: Product; variants: readonly Variant[] };

function soldProducts({
  products,
  product_details: details,
}: Pick<Catalogue, 'products' | 'product_details'>): readonly SoldProduct[] {
  const variantsBySlug = new Map(details.map(({ slug, variants }) => [slug, variants]));
  return products.flatMap((wire) => {
    const { product } = productFromWire(wire);
    if (product === null) return [];
    const slug = product.slug ?? product.id;
    return [{ slug, product, variants: variantsFromWire(variantsBySlug.get(slug)) }];
  });
}

/** Of variants, of sizes and of the product as lists show it: each may be what a promotion is of. */
function pricesOf({ slug, product, variants }: SoldProduct, day: Day): readonly ChoicePrice[] {
  const listed = listedOffer(product, day);
  const offers = [
    ...offersOf(product, variants, day),
    ...offersOf(product, [], day),
    ...(listed === null ? [] : [{ ...listed, size: '', flavour: '' }]),
  ];
  const prices = offers.map(({ size, flavour, cents }) => ({
    slug,
    size,
    flavour: flavourKey(flavour),
    cents,
  }));
  return [...new Map(prices.map((price) => [keyOf(price), price])).values()];
}

export type LowestPrices = NonNullable<Catalogue['lowest_prices']>;

/**
 * For each promotion of a catalogue the lowest price of the thirty days before its first: known as soon as it
 * is published, whenever it runs, so that midnight asks the store nothing.
 */
export async function lowestPrices(
  query: Query,
  catalogue: Pick<Catalogue, 'products' | 'product_details'>,
): Promise<LowestPrices> {
  const found: LowestPrices = [];
  for await (const { choice, cents, since } of pricesBefore(query, catalogue)) {
    found.push({ ...choice, cents, since });
  }
  return found;
}

/** A promotion that is no lower than its thirty days before: a price, and no reduction. */
export type Unreduced = Choice & { promotionCents: number; lowestCents: number };

export async function unreducedPromotions(
  query: Query,
  catalogue: Pick<Catalogue, 'products' | 'product_details'>,
): Promise<readonly Unreduced[]> {
  const found: Unreduced[] = [];
  for await (const { choice, promotion, cents } of pricesBefore(query, catalogue)) {
    if (promotion.cents < cents) continue;
    found.push({ ...choice, promotionCents: promotion.cents, lowestCents: cents });
  }
  return found;
}

type Choice = Omit<ChoicePrice, 'cents'>;
type Promotion = ReturnType<typeof promotionsOf>[number];
type PriceBefore = {
  choice: Choice;
  promotion: Promotion;
  cents: number;
  since: Day | null;
};

/** Each promotion of a catalogue with the lowest price of the thirty days before; none where nobody knows. */
async function* pricesBefore(
  query: Query,
  catalogue: Pick<Catalogue, 'products' | 'product_details'>,
): AsyncGenerator<PriceBefore> {
  for (const { slug, product, variants } of soldProducts(catalogue)) {
    const promoted = [
      { size: '', flavour: '', promotions: product.promotions },
      ...product.sizes.map(({ label = '', promotions }) => ({
        size: label,
        flavour: '',
        promotions,
      })),
      ...variants.map(({ size, flavour, promotions }) => ({
        size,
        flavour: flavourKey(flavour),
        promotions,
      })),
    ].flatMap(({ promotions = [], ...of }) =>
      promotions.map((promotion) => ({ ...of, promotion })),
    );
    for (const { size, flavour, promotion } of promoted) {
      const choice = { slug, size, flavour };
      const first = promotion.from ?? (await firstDayOf(query, choice, promotion.cents));
      if (first === null) continue;
      const begin = daysLater(first, -daysBefore);
      const lowest = await lowestPrice(query, choice, begin, daysLater(first, -1));
      if (lowest === null) continue;
      const { cents, since } = lowest;
      yield { choice, promotion, cents, since: since > begin ? since : null };
    }
  }
}

/** Of a promotion that does not say it: since when its price is the choice's. */
async function firstDayOf(
  query: Query,
  { slug, size, flavour }: Choice,
  cents: number,
): Promise<Day | null> {
  const [row] = await query<{ day: string | null }>(
    `SELECT max(day) AS day FROM (
       SELECT day, cents, lag(cents) OVER (ORDER BY day) AS before FROM price
       WHERE slug = $1 AND size = $2 AND flavour = $3
     ) AS known WHERE cents = $4 AND (before IS NULL OR before <> cents)`,
    [slug, size, flavour, cents],
  );
  return row?.day ?? null;
}
