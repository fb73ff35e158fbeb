import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createMemoryHistory, type RouterHistory, type Visit } from './history.ts';
import type { Location, NavigateOptions, NavigationType, To } from './location.ts';

const HistoryContext = createContext<RouterHistory | null>(null);
const VisitContext = createContext<Visit | null>(null);

export type RouterProps = { history: RouterHistory; children: ReactNode };

/**
 * Follows a history. The next view is drawn as a transition: the one before stays until the code of
 * the next is there. Which screen an address shows is `matchPath`'s to say; this router only knows
 * where the visitor is, which takes a tenth of the bytes of one that matches, loads and submits.
 */
export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState(history.visit);
  // Before any effect of a screen, which may lead on at once.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  );
}

export type MemoryRouterProps = {
  /** History entries, the last one shown. */
  addresses: readonly string[];
  children: ReactNode;
};

/** A router without a browser: for the build, for stories and for tests. */
export function MemoryRouter({ addresses, children }: MemoryRouterProps) {
  const [history] = useState(() => createMemoryHistory(addresses));
  return <Router history={history}>{children}</Router>;
}

export function useLocation(): Location {
  return useVisit().location;
}

export function useNavigationType(): NavigationType {
  return useVisit().type;
}

/** Goes to an address, or by a number of history entries. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const history = useHistory();
  return useMemo(
    () => (to, options) => {
      if (typeof to === 'number') history.go(to);
      else history.navigate(to, options);
    },
    [history],
  );
}

export function useHistory(): RouterHistory {
  return present(use(HistoryContext));
}

function useVisit(): Visit {
  return present(use(VisitContext));
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no Router around this component.');
  return value;
}
