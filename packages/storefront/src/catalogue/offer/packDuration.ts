import { italianNumber } from '../italianNumber.ts';
import { pieces } from '../nutrition/pluralUnits.ts';
import { roundFloatNoise } from '../value/grams.ts';
import type { Serving } from '../value/servings.ts';
import type { Offer } from './offers.ts';
import { packContents, type PriceBasis } from './packContents.ts';
import { formatEuro } from './price.ts';
import { readSizeAmount } from './unitPrice.ts';

/** How long a pack lasts, and what a day of it costs. */
export type PackDuration = {
  /** One for each number of doses a day that the label states. */
  rows: readonly { doses: number; days: number; cents: number }[];
  /** '750 g ÷ 30 g = 25 dosi; 37,40 € ÷ 25 dosi' */
  calculation: string;
};

/**
 * The arithmetic of a label: doses in the pack, by the doses a day that the directions state, one where
 * they state none. Days are whole ones; cents are rounded half up once, at the end. null where the
 * label declares no dose, or the pack does not tell how many it holds (docs/rules.md#pack-duration).
 */
export function packDuration(
  offer: Offer,
  offers: readonly Pick<Offer, 'size'>[],
  basis: PriceBasis,
  directions: string,
): PackDuration | null {
  const { servings } = packContents(offer, offers, basis);
  if (servings === null) return null;
  const stated = dosesPerDay(directions, basis.serving);
  const rows = (stated.length === 0 ? [1] : stated).map((doses) => ({
    doses,
    days: Math.floor(roundFloatNoise(servings.count / doses)),
    cents: Math.round(roundFloatNoise((offer.cents * doses) / servings.count)),
  }));
  if (rows.some(({ days }) => days < 1)) return null;
  const count = dosesText(servings.count);
  const pack =
    servings.by === 'printed' ? count : `${contents(offer.size, basis.serving)} = ${count}`;
  return {
    rows,
    calculation: `${pack}; ${formatEuro(offer.cents)} ÷ ${count}`,
  };
}

/** '16,7 dosi' */
const dosesText = (count: number) =>
  `${italianNumber(count, { maxDecimals: 1 })} ${count === 1 ? 'dose' : 'dosi'}`;

/** '750 g ÷ 30 g', '180 compresse ÷ 3 compresse' */
function contents(size: string, serving: Serving | null): string {
  const amount = readSizeAmount(size);
  const measured = serving?.size ?? null;
  if (amount !== null && measured !== null) {
    const unit = amount.unit === 'kg' ? 'g' : 'ml';
    return `${italianNumber(amount.quantity * 1000)} ${unit} ÷ ${italianNumber(measured.amount)} ${measured.unit}`;
  }
  const each = serving?.pieces ?? 1;
  const isNamed = measured !== null && measured.unit !== 'g' && measured.unit !== 'ml';
  const unit = isNamed ? pieces(measured.unit, each) : each === 1 ? 'pezzo' : 'pezzi';
  return `${size} ÷ ${italianNumber(each)} ${unit}`;
}

const numberWords = ['', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];
const counted = `(\\d{1,3}(?:,\\d)?|un|${numberWords.slice(1).join('|')})`;
const isDose = /^(?:dos[ei]|porzion[ei]|volt[ae])$/i;

/** 'da una a due porzioni al giorno', 'una porzione da 40 g al giorno', 'fino a 2 bustine al giorno' */
const daily = new RegExp(
  `(?<![\\p{L}\\d])(?:${counted}\\s*(?:a|o|-|–)\\s*|(fino a|più di)\\s+)?${counted}\\s+(\\p{L}+)(?:\\s+da\\s+\\d+\\s*g)?(?:\\s+\\([^)]{0,40}\\))?\\s+al\\s+giorno`,
  'iu',
);

/**
 * The doses a day that the directions state, one or two numbers: 'una dose al giorno', or 'cinque
 * compresse al giorno' of a dose of five. Empty where they state none, or no whole number of doses; a
 * bound above two is none that one would take.
 */
export function dosesPerDay(directions: string, serving: Serving | null): readonly number[] {
  const match = daily.exec(directions.slice(0, 2000));
  if (match === null) return [];
  const [, from, bound, to = '', unit = ''] = match;
  const last = countOf(to) / perDose(unit, serving);
  const first = from === undefined ? last : countOf(from) / perDose(unit, serving);
  if (!isWhole(first) || !isWhole(last) || first > last) return [];
  if (bound !== undefined) return last === 2 ? [1, 2] : last === 1 ? [1] : [];
  return first === last ? [last] : [first, last];
}

const isWhole = (doses: number) => Number.isInteger(doses) && doses >= 1 && doses <= 4;

function countOf(printed: string): number {
  const word = printed.toLowerCase();
  const place = numberWords.indexOf(word === 'un' ? 'una' : word);
  return place > 0 ? place : Number(word.replace(',', '.'));
}

/** What one dose is in a unit of the directions; NaN where the label does not say it in that unit. */
function perDose(unit: string, serving: Serving | null): number {
  if (isDose.test(unit)) return 1;
  const size = serving?.size ?? null;
  if (unit === 'g' || unit === 'ml') return size?.unit === unit ? size.amount : Number.NaN;
  return serving?.pieces ?? Number.NaN;
}
