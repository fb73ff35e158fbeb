import { isEdible } from '../detailTabs.ts';
import { italianNumber } from '../italianNumber.ts';
import type { Product } from '../product.ts';

/**
 * The price per kilogram or litre that catalogues must show (Codice del consumo art. 14):
 * '49,87 €/kg' from 3740 cents and '750 g'. null for sizes that tell neither mass nor volume
 * ('120 capsule', 'M', 'Box 22 bustine'), since pieces have none (docs/rules.md#unit-price).
 */
export function unitPrice(cents: number, sizeLabel: string): string | null {
  const amount = readSizeAmount(sizeLabel);
  if (amount === null || cents <= 0) return null;
  return `${formatAmount(Math.round(cents / amount.quantity))}\u00a0€/${amount.unit}`;
}

/**
 * The unit price of one size of a product. In category 6 only cosmetics have one: a shaker's 700 ml
 * and a kettlebell's 24 kg are what the thing is, not what is sold of it.
 */
export function productUnitPrice(
  product: Pick<Product, 'categoryId' | 'name'>,
  cents: number,
  sizeLabel: string | undefined,
): string | undefined {
  if (sizeLabel === undefined) return undefined;
  if (!isEdible(product) && !cosmetic.test(product.name)) return undefined;
  return unitPrice(cents, sizeLabel) ?? undefined;
}

// What a cosmetic's name begins with; the feed has no field that says so.
const cosmetic =
  /^(?:bagno|balsamo|burro|crema|deodorante|gel|latte|lozione|olio|pomata|sapone|shampoo|siero|spray|stick|unguento)(?![\p{L}\p{N}])/iu;

/** '24,90' from 2490 cents. */
export const formatAmount = (cents: number) =>
  italianNumber(cents / 100, { minDecimals: 2, maxDecimals: 2, points: 'long' });

const unitsPer = {
  mg: { unit: 'kg', quantity: 0.000_001 },
  g: { unit: 'kg', quantity: 0.001 },
  gr: { unit: 'kg', quantity: 0.001 },
  kg: { unit: 'kg', quantity: 1 },
  ml: { unit: 'l', quantity: 0.001 },
  cl: { unit: 'l', quantity: 0.01 },
  l: { unit: 'l', quantity: 1 },
  lt: { unit: 'l', quantity: 1 },
} as const;

type SizeUnit = keyof typeof unitsPer;

// '24 x 45 g', '24x45g', '750 g', '1,5 kg': anything else in the label and it is not read.
const sizePattern =
  /^(?:box\s+)?(?:(\d{1,4})\s*[x×]\s*)?(\d{1,6}(?:[.,]\d{1,3})?)\s*(mg|gr?|kg|ml|cl|lt?)\.?$/i;

/** 0.75 and 'kg' from '750 g'; null where the label tells neither mass nor volume. */
export function readSizeAmount(sizeLabel: string): { quantity: number; unit: 'kg' | 'l' } | null {
  const match = sizePattern.exec(sizeLabel.slice(0, 60).trim());
  const unit = match?.[3]?.toLowerCase();
  if (match === null || !isSizeUnit(unit)) return null;
  const amount = Number((match[2] ?? '').replace(',', '.'));
  const quantity = Number(match[1] ?? 1) * amount * unitsPer[unit].quantity;
  return quantity > 0 ? { quantity, unit: unitsPer[unit].unit } : null;
}

function isSizeUnit(text: string | undefined): text is SizeUnit {
  return text !== undefined && Object.hasOwn(unitsPer, text);
}
