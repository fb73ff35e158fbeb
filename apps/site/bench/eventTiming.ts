/**
 * Runs in the page; gives what tells the longest event so far. Events are reported from 16 ms on: a shorter
 * one counts as that. They must be watched before they happen, as none under 104 ms is kept.
 */
export function watchEvents(): () => number {
  const minDurationMs = 16;
  let slowest = minDurationMs;
  const note = (entries: PerformanceEntryList) => {
    slowest = Math.max(slowest, ...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // Not in the types yet.
  const options = { type: 'event', durationThreshold: minDurationMs };
  observer.observe(options);
  return () => {
    note(observer.takeRecords());
    return slowest;
  };
}
