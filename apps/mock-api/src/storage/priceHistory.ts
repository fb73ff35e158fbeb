import type { Catalogue } from '@vetta/storefront/backend';
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
  const left = new Map((await currentPrices(query)).map((price) => [keyOf(price), price]));
  const changed: Value[][] = [];
  for (const { slug, size, flavour, cents } of prices) {
    const known = left.get(keyOf({ slug, size, flavour }));
    left.delete(keyOf({ slug, size, flavour }));
    if (known?.cents !== cents) changed.push([slug, size, flavour, day, cents, cents]);
  }
  for (const { slug, size, flavour, cents } of left.values()) {
    if (cents !== null) changed.push([slug, size, flavour, day, null, null]);
  }
  // One row of a day for each choice: what came before on the same day is its lowest price as well.
  const columns = 'price AS known (slug, size, flavour, day, cents, lowest_cents)';
  const rows = [...new Map(changed.map((row) => [JSON.stringify(row.slice(0, 3)), row])).values()];
  await insertAll(query, columns, rows, whereKnown);
}

const whereKnown = `ON CONFLICT (slug, size, flavour, day) DO UPDATE SET cents = excluded.cents,
  lowest_cents = CASE WHEN excluded.cents IS NULL OR known.lowest_cents < excluded.cents
    THEN known.lowest_cents ELSE excluded.cents END`;

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
       SELECT cents FROM known WHERE day = (
         SELECT max(day) FROM known AS earlier WHERE earlier.flavour = known.flavour AND day < $5
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

/** The newest of each choice; null cents: no longer sold. */
function currentPrices(query: Query): Promise<Known[]> {
  return query<Known>(
    `SELECT slug, size, flavour, cents FROM price AS newest WHERE day = (
       SELECT max(day) FROM price WHERE price.slug = newest.slug AND price.size = newest.size
         AND price.flavour = newest.flavour
     )`,
  );
}

const keyOf = ({ slug, size, flavour }: Omit<Known, 'cents'>) =>
  JSON.stringify([slug, size, flavour]);

/** The prices that a catalogue publishes, by its own words for sizes and flavours. */
export function pricesOf({ products, product_details: details }: Catalogue): ChoicePrice[] {
  const variantsBySlug = new Map(details?.map(({ slug, variants }) => [slug, variants ?? []]));
  return products.flatMap((product) => {
    const slug = product.slug ?? String(product.id ?? '');
    if (slug === '') return [];
    const variants = variantsBySlug.get(slug) ?? [];
    const ofVariants = variants.map(({ size, flavor, price_cents }) => ({
      size,
      flavour: flavor,
      cents: price_cents,
    }));
    const ofSizes = (product.sizes ?? []).map(({ size, label, name, price }) => ({
      size: size ?? label ?? name,
      flavour: '',
      cents: price,
    }));
    const { min_price_cents, minPriceCents, price, base_price, basePrice } = product;
    const cents = min_price_cents ?? minPriceCents ?? price ?? base_price ?? basePrice;
    const all = [...ofVariants, ...ofSizes, { size: '', flavour: '', cents }];
    return all.flatMap((choice) =>
      typeof choice.cents === 'number' && choice.cents > 0
        ? [
            {
              slug,
              size: (choice.size ?? '').trim(),
              flavour: (choice.flavour ?? '').trim(),
              cents: choice.cents,
            },
          ]
        : [],
    );
  });
}

const romeDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The calendar day in Rome of a moment. */
export const romeDay = (at: number) => romeDays.format(at);
