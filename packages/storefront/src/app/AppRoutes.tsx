import { Navigate, useLocation } from 'react-router-dom';
import { matchPath } from '../paths.ts';
import { lazyScreens } from './lazyScreens.ts';
import { ProductRedirect } from './ProductRedirect.tsx';

/**
 * The screen of the current path. The decision is `matchPath`'s, which the static host reads too,
 * so the two cannot disagree about a redirect or a missing page.
 */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const match = matchPath(pathname);
  if (match.kind === 'redirect') return <Navigate replace to={match.to + search + hash} />;
  if (match.kind === 'redirectToProduct') return <ProductRedirect slug={match.slug} />;
  if (match.kind === 'notFound') {
    const { Screen } = lazyScreens.notFound;
    return <Screen category="" slug="" />;
  }
  const { Screen } = lazyScreens[match.screen];
  const { category = '', slug = '' } = match.params;
  // A product after a product is a new page: nothing chosen on the old one may stay.
  return <Screen key={pathname} category={category} slug={slug} />;
}
