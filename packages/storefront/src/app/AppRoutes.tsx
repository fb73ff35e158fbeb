import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { matchPath } from '../paths.ts';
import { DataScope, screenFor } from './lazyScreens.ts';

/**
 * The screen of the current path. The decision is `matchPath`'s, which the static host reads too,
 * so the two cannot disagree about a redirect or a missing page.
 */
export function AppRoutes({ fallback }: { fallback?: Record<string, unknown> }) {
  const { pathname, search, hash } = useLocation();
  const match = matchPath(pathname);
  const screen = screenFor(match);
  const [hasData, setHasData] = useState(false);
  // Once there, the answers of the API stay at hand, whatever screen comes next.
  if (screen?.usesApi === true && !hasData) setHasData(true);

  if (match.kind === 'redirect') return <Navigate replace to={match.to + search + hash} />;
  if (screen === null) return null;
  const { Screen } = screen;
  const { category = '', slug = '' } = match.kind === 'screen' ? match.params : {};
  const name = match.kind === 'redirectToProduct' ? match.slug : slug;
  // A product after a product is a new page: nothing chosen on the old one may stay.
  const shown = <Screen key={pathname} category={category} slug={name} />;
  return hasData || screen.usesApi ? <DataScope fallback={fallback}>{shown}</DataScope> : shown;
}
