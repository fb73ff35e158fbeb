export type HundredTone = 'protein' | 'carbohydrate' | 'fat' | 'rest';

export type CompositionPart = {
  id: string;
  label: string;
  tone: HundredTone;
  /** Grams in 100 g. */
  grams: number;
  /** As printed: `87,0`. */
  amount: string;
};

/** Where each part's lines begin, and how many they are. */
export function lineRuns(
  parts: readonly CompositionPart[],
): readonly { part: CompositionPart; from: number; count: number }[] {
  const counts = shares(parts);
  let from = 0;
  return parts.map((part, at) => {
    const count = counts[at] ?? 0;
    from += count;
    return { part, from: from - count, count };
  });
}

/**
 * Gives each part its whole lines of a hundred, by largest remainder: the parts keep their order, and more
 * than 100 g (rounding on the label) is scaled down.
 */
export function shares(parts: readonly CompositionPart[]): readonly number[] {
  const grams = parts.map((part) => Math.max(0, Number.isFinite(part.grams) ? part.grams : 0));
  const sum = grams.reduce((total, own) => total + own, 0);
  const exact = grams.map((own) => (sum > 100 ? (own * 100) / sum : own));
  const whole = exact.map(Math.floor);
  const target = Math.min(100, Math.round(exact.reduce((total, own) => total + own, 0)));
  const missing = target - whole.reduce((total, own) => total + own, 0);
  const order = exact
    .map((own, at) => ({ at, rest: own - Math.floor(own) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at);
  return whole.map((own, at) => own + (order.includes(at) ? 1 : 0));
}
