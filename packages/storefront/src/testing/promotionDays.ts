/** A promotion of a sample, as a feed writes it and the API completes it, in the middle of November. */
export const samplePromotion = {
  promo_price_cents: 2990,
  promo_from: '2026-11-20',
  promo_until: '2026-11-30',
  lowest_price_30d_cents: 3290,
} as const;

/** Moments of it, a story each: `export const FirstDay: Story = { parameters: promotionDays.first };` */
export const promotionDays = {
  before: { nowMs: Date.parse('2026-11-19T23:59:00+01:00') },
  first: { nowMs: Date.parse('2026-11-20T00:00:00+01:00') },
  last: { nowMs: Date.parse('2026-11-30T23:59:00+01:00') },
  after: { nowMs: Date.parse('2026-12-01T00:00:00+01:00') },
} as const;
