import { isDataConstrained } from '../browser/connection.ts';
import { nextIdle, whenLoaded } from '../browser/deferred.ts';
import { matchPath } from '../paths.ts';
import { screenFor } from './lazyScreens.ts';

/**
 * Fetches the code of the screen that an address shows, if it is not there yet; nothing for those
 * with little data (docs/rules.md#prefetching).
 */
export async function prefetchScreen(href: string): Promise<void> {
  if (isDataConstrained()) return;
  const [pathname = ''] = href.split(/[?#]/);
  // Without a network the click itself will say so.
  await screenFor(matchPath(pathname))
    ?.load(href)
    .catch(() => {});
}

/** Those that stand first on the page are the nearest. */
const maxLinks = 40;

/**
 * Once the page has loaded and the browser has nothing to do: the code of the pages that links in
 * the first two windows of the content lead to, one after the other (docs/rules.md#prefetching).
 */
export async function prefetchWhenIdle(): Promise<void> {
  await whenLoaded();
  await nextIdle(2000);
  for (const href of await linksNearby()) {
    await nextIdle(2000);
    await prefetchScreen(href);
  }
}

/**
 * The pages that the content in view, or just below it, leads to. The header names every page of
 * the site, which is no hint: its links are fetched when a pointer, a finger or the focus is on them.
 * An observer does not lay out the cards that a phone leaves undrawn, as asking for their place would.
 */
function linksNearby(): Promise<ReadonlySet<string>> {
  const links = [...document.querySelectorAll('main a[href^="/"]')].slice(0, maxLinks);
  return new Promise((resolve) => {
    if (links.length === 0) resolve(new Set());
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        const nearby = entries.filter(({ isIntersecting }) => isIntersecting);
        resolve(new Set(nearby.map(({ target }) => target.getAttribute('href') ?? '')));
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    for (const link of links) observer.observe(link);
  });
}
