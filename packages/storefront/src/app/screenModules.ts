import { matchPath } from '../paths.ts';
import { type LazyScreen, screenFor } from './lazyScreens.ts';

/**
 * Sources of the screen that a path shows, relative to the package
 * ('src/screens/Home/Home.tsx'): the build finds the page's scripts and styles by them.
 */
export function screenModules(pathname: string): Pick<LazyScreen, 'modules' | 'styleSources'> {
  const { modules = [], styleSources = [] } = screenFor(matchPath(pathname)) ?? {};
  return { modules, styleSources };
}
