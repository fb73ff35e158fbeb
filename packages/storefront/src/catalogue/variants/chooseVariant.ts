import { readSizeAmount } from '../offer/unitPrice.ts';
import { sizeName, type Variant } from './variant.ts';

/** What the visitor has chosen of a product's variants. */
export type VariantChoice = { flavour: string; size: string };

/** Each flavour once, in the order of the variants. */
export function flavoursOf(variants: readonly Variant[]): readonly string[] {
  return [...new Set(variants.map(({ flavour }) => flavour))];
}

/** The variants of one flavour, each size once, the smallest first: the size buttons. */
export function sizesOf(variants: readonly Variant[], flavour: string): readonly Variant[] {
  const sizes = new Map<string, Variant>();
  for (const variant of variants) {
    if (variant.flavour === flavour && !sizes.has(variant.size)) sizes.set(variant.size, variant);
  }
  return bySize([...sizes.values()]);
}

/**
 * Sizes in ascending order of mass, volume or pieces; where one of them tells none, or another of
 * these than the others, as they came (docs/rules.md#variant-selection).
 */
export function bySize<Sized extends { size: string }>(sized: readonly Sized[]): readonly Sized[] {
  const measured = sized.map((own) => ({ own, ...measureOf(own.size) }));
  const [first] = measured;
  if (!measured.every(({ unit }) => unit !== undefined && unit === first?.unit)) return sized;
  return measured.toSorted((a, b) => a.quantity - b.quantity).map(({ own }) => own);
}

/** '120 compresse', 'Box 24 pz', '2 barrette'. */
const countOfPieces = /^(?:box\s+)?(\d{1,4})\s*\p{L}+\.?$/iu;

function measureOf(size: string): { quantity: number; unit?: string } {
  const amount = readSizeAmount(size);
  if (amount !== null) return amount;
  const count = countOfPieces.exec(size.slice(0, 60).trim())?.[1];
  return count === undefined ? { quantity: 0 } : { quantity: Number(count), unit: 'pieces' };
}

/**
 * The first flavour and its first size (docs/rules.md#variant-selection); null where there are no
 * variants.
 */
export function firstChoice(variants: readonly Variant[]): VariantChoice | null {
  const [flavour] = flavoursOf(variants);
  return flavour === undefined ? null : chooseFlavour(variants, flavour);
}

/**
 * A change of flavour resets the size to the first available one, else to the first
 * (docs/rules.md#variant-selection).
 */
export function chooseFlavour(variants: readonly Variant[], flavour: string): VariantChoice | null {
  const sizes = sizesOf(variants, flavour);
  const first = sizes.find(({ isInStock }) => isInStock) ?? sizes[0];
  return first === undefined ? null : { flavour, size: first.size };
}

/** The variant that matches the choice. */
export function findChosenVariant(
  variants: readonly Variant[],
  choice: VariantChoice | null,
): Variant | undefined {
  return variants.find(({ flavour, size }) => flavour === choice?.flavour && size === choice.size);
}

/** The size that is meant, however its unit is spaced: '1kg' is '1 kg' (docs/rules.md#size-names). */
export function findSize(
  offered: readonly Pick<Variant, 'size'>[],
  named: string,
): string | undefined {
  const sizes = offered.map(({ size }) => size);
  return sizes.includes(named)
    ? named
    : sizes.find((candidate) => sizeName(candidate) === sizeName(named));
}

/** A choice named in an address (`?gusto=&formato=`): what is not on offer falls back to the first. */
export function readChoice(
  variants: readonly Variant[],
  named: { flavour: string | null; size: string | null },
): VariantChoice | null {
  const flavour = flavoursOf(variants).find((candidate) => candidate === named.flavour);
  const offered = flavour === undefined ? variants : sizesOf(variants, flavour);
  const size = named.size === null ? undefined : findSize(offered, named.size);
  if (flavour === undefined) {
    const sameSize = variants.find((candidate) => candidate.size === size);
    return sameSize === undefined || named.flavour !== null
      ? firstChoice(variants)
      : { flavour: sameSize.flavour, size: sameSize.size };
  }
  return size === undefined ? chooseFlavour(variants, flavour) : { flavour, size };
}

/** A flavour is asked for only with more than one of them (docs/rules.md#variant-picker). */
export function hasFlavourChoice(variants: readonly Variant[]): boolean {
  return flavoursOf(variants).length > 1;
}

/**
 * 'Taglia' of a garment; else 'Formato' if several flavours exist, otherwise 'Quantità'
 * (docs/rules.md#variant-picker).
 */
export function sizeLabel(variants: readonly Variant[]): 'Taglia' | 'Formato' | 'Quantità' {
  // 'S', 'XXL', '3XL'
  if (variants.every(({ size }) => /^(\d?X*[SL]|M)$/.test(size))) return 'Taglia';
  return hasFlavourChoice(variants) ? 'Formato' : 'Quantità';
}

/** 'Disponibile' or 'Esaurito' (docs/rules.md#variant-stock). */
export function stockLabel({ isInStock }: Pick<Variant, 'isInStock'>): 'Disponibile' | 'Esaurito' {
  return isInStock ? 'Disponibile' : 'Esaurito';
}
