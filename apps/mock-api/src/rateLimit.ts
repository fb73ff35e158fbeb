const windowMs = 60_000;

/** Addresses remembered at once; beyond it the longest silent are forgotten. */
const maxAddresses = 20_000;

export type RateLimit = {
  /** null: go on. Otherwise the whole seconds after which a new try makes sense. */
  take: (address: string) => number | null;
};

/** At most `perMinute` in any 60 seconds from one address. */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take(address) {
      const time = now();
      const recent = taken.get(address) ?? [];
      // In order of time, so the outdated are in front: each is looked at once more, not at each visit.
      while (recent[0] !== undefined && recent[0] <= time - windowMs) recent.shift();
      const isFull = recent.length >= perMinute;
      if (!isFull) recent.push(time);
      // Taken out and put back: the map's order is then that of the last visit.
      taken.delete(address);
      taken.set(address, recent);
      const [leastRecentAddress] = taken.keys();
      if (taken.size > maxAddresses && leastRecentAddress !== undefined)
        taken.delete(leastRecentAddress);
      return isFull ? Math.max(1, Math.ceil(((recent[0] ?? time) + windowMs - time) / 1000)) : null;
    },
  };
}
