/** Time a pointer must rest before the words appear (docs/rules.md#tooltips). */
const delayMs = 700;
/** Within this time after one has closed, the next appears at once (docs/rules.md#tooltips). */
const skipDelayMs = 300;

/** Milliseconds to wait at `nowMs`, when the last tooltip closed at `lastClosedMs` (null: none yet). */
export function tooltipDelay(nowMs: number, lastClosedMs: number | null): number {
  return lastClosedMs !== null && nowMs - lastClosedMs < skipDelayMs ? 0 : delayMs;
}
