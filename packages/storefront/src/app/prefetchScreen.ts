import { headerLinks } from '../content/navigation.ts';
import { matchPath } from '../paths.ts';
import { screenFor } from './lazyScreens.ts';

/** Fetches the code of the screen that an address shows, if it is not there yet. */
export async function prefetchScreen(href: string): Promise<void> {
  const [pathname = ''] = href.split(/[?#]/);
  // Without a network the click itself will say so.
  await screenFor(matchPath(pathname))
    ?.load(href)
    .catch(() => {});
}

/**
 * Once the page has loaded and the browser has nothing to do: the code of the pages that the header
 * leads to, one after the other, so that no press has to wait for all of them. Not for those who
 * save data. Gives the function that calls it off.
 */
export function prefetchWhenIdle(): () => void {
  if (savesData()) return () => {};
  let isOff = false;
  async function prefetchAll() {
    for (const { href } of headerLinks) {
      await nextIdle();
      if (isOff) return;
      await prefetchScreen(href);
    }
  }
  const start = () => void prefetchAll();
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', start);
  };
}

function nextIdle(): Promise<unknown> {
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  return new Promise<void>((resolve) => whenIdle(() => resolve()));
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
