const minuteMs = 60_000;

export type CacheTimes = {
  /** An answer younger than this is not asked for again. */
  freshMs: number;
  /** Whether a stale answer is fetched again when a screen mounts that already has it. */
  refetchesOnMount: boolean;
  /** Whether a stale answer is fetched again when the visitor comes back to the tab. */
  refetchesOnFocus: boolean;
};

const usual = { refetchesOnMount: true, refetchesOnFocus: true };

/**
 * Times of the calls (docs/rules.md#freshness). Prerendered data counts as stale whatever stands
 * here.
 */
export const cacheTimes = {
  products: { ...usual, freshMs: 5 * minuteMs },
  // No refetch on focus or mount, so the five minutes only matter when the network comes back.
  categoryProducts: { freshMs: 5 * minuteMs, refetchesOnMount: false, refetchesOnFocus: false },
  brands: { ...usual, freshMs: 10 * minuteMs },
  categories: { ...usual, freshMs: 5 * minuteMs },
  favourites: { ...usual, freshMs: 5 * minuteMs },
  labels: { ...usual, freshMs: 5 * minuteMs },
  // Shown from the cache, and asked for again each time (docs/rules.md#freshness).
  product: { ...usual, freshMs: 0 },
  details: { ...usual, freshMs: 0 },
  groups: { ...usual, freshMs: 0 },
  compared: { ...usual, freshMs: 5 * minuteMs },
} as const satisfies Record<string, CacheTimes>;

/**
 * How long an entry that nobody shows is kept: 5 min, category listings 15 min
 * (docs/rules.md#unused-answers).
 */
export function unusedEntryLifetimeMs(key: string): number {
  return key.startsWith('/api/products/') ? 15 * minuteMs : 5 * minuteMs;
}
