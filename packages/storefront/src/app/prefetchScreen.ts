import { headerLinks } from '../content/navigation.ts';
import { matchPath } from '../paths.ts';
import { screenFor } from './lazyScreens.ts';

/** Fetches the code of the screen that an address shows, if it is not there yet. */
export function prefetchScreen(href: string): void {
  const [pathname = ''] = href.split(/[?#]/);
  // Without a network the click itself will say so.
  screenFor(matchPath(pathname))
    ?.load()
    .catch(() => {});
}

/**
 * Once the page has loaded and the browser has nothing to do: the code of the pages that the header
 * leads to. Not for those who save data. Gives the function that calls it off.
 */
export function prefetchWhenIdle(): () => void {
  if (savesData()) return () => {};
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  const start = () =>
    whenIdle(() => {
      for (const { href } of headerLinks) prefetchScreen(href);
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
