import { matchPath } from '../paths.ts';
import { lazyScreens } from './lazyScreens.ts';

/**
 * Source of the screen that a path shows, relative to the package
 * ('src/screens/Home/Home.tsx'): the build finds the page's script and styles by it.
 */
export function screenModule(pathname: string): string {
  const match = matchPath(pathname);
  return lazyScreens[match.kind === 'screen' ? match.screen : 'notFound'].module;
}
