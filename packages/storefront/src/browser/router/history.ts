import {
  addressOf,
  type Location,
  type NavigateOptions,
  type NavigationType,
  newKey,
  resolveTo,
  type To,
} from './location.ts';

/** One view of an address, and how the visitor came to it. */
export type Visit = { location: Location; type: NavigationType };

/** The entries that Back and Forward walk. */
export type RouterHistory = {
  /** The visit of now; the same object until the next. */
  readonly visit: Visit;
  navigate: (to: To, options?: NavigateOptions) => void;
  /** By this many entries: -1 is Back. */
  go: (delta: number) => void;
  /** Tells of each visit to come; gives the function that ends it. */
  listen: (listener: (visit: Visit) => void) => () => void;
};

/** Of the browser: its address bar, its Back and Forward. */
export function createBrowserHistory(): RouterHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let visit: Visit = { location: browserLocation(), type: 'POP' };
  const tell = (next: Visit) => {
    visit = next;
    for (const listener of listeners) listener(next);
  };
  window.addEventListener('popstate', () => tell({ location: browserLocation(), type: 'POP' }));
  return {
    get visit() {
      return visit;
    },
    navigate(to, { replace = false, state = null } = {}) {
      const parts = resolveTo(to, visit.location.pathname);
      const location = { ...parts, state, key: newKey() };
      const entry = { state, key: location.key };
      if (replace) window.history.replaceState(entry, '', addressOf(parts));
      else window.history.pushState(entry, '', addressOf(parts));
      tell({ location, type: replace ? 'REPLACE' : 'PUSH' });
    },
    go: (delta) => window.history.go(delta),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry: unknown = window.history.state;
  const isOurs = typeof entry === 'object' && entry !== null && 'key' in entry;
  return {
    pathname,
    search,
    hash,
    state: isOurs && 'state' in entry ? entry.state : null,
    key: isOurs && typeof entry.key === 'string' ? entry.key : 'default',
  };
}

/** Of no browser: for the build, for stories and for tests. Begins at the last of its addresses. */
export function createMemoryHistory(addresses: readonly string[]): RouterHistory {
  const listeners = new Set<(visit: Visit) => void>();
  const entries: Location[] = addresses.map((address) => ({
    ...resolveTo(address, '/'),
    state: null,
    key: 'default',
  }));
  let index = entries.length - 1;
  let visit = visitOf('POP');
  function visitOf(type: NavigationType): Visit {
    const location = entries[index];
    if (location === undefined) throw new Error('A history needs at least one address.');
    return { location, type };
  }
  const tell = (type: NavigationType) => {
    visit = visitOf(type);
    for (const listener of listeners) listener(visit);
  };
  return {
    get visit() {
      return visit;
    },
    navigate(to, { replace = false, state = null } = {}) {
      const parts = resolveTo(to, visit.location.pathname);
      if (!replace) index += 1;
      entries.splice(index, replace ? 1 : entries.length, { ...parts, state, key: newKey() });
      tell(replace ? 'REPLACE' : 'PUSH');
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      tell('POP');
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
