/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { foldRevision, isPageRequest, mayKeep, pageKey, productFrom } from './offline.ts';

/**
 * The service worker: pages and pictures seen before, and the whole catalogue, stay readable without
 * a network. Pages and answers are asked of the network first, always; only files whose name carries
 * a digest are taken from the cache first. Answers other than 200 are never kept.
 *
 * A new worker waits until the tabs of the old one are closed: the scripts that an open tab still
 * has to fetch stay in the old worker's cache, so a deploy breaks nobody's page.
 */
declare const self: ServiceWorkerGlobalScope;

/** Put in by the build (`build/serviceWorker.ts`). */
declare const PRECACHED_FILES: readonly { url: string; revision: null }[];
/** The page that the browser fills in, for addresses that were not seen before. */
const shell = '/shell';
const kept = { pages: 'pages', answers: 'answers', pictures: 'pictures', assets: 'assets' };
const catalogue = ['/api/products', '/api/brands', '/api/categories', '/api/labels'];

const only200 = () => new CacheableResponsePlugin({ statuses: [200] });
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true });

/** Registered on a slow line, it keeps what was seen and fetches nothing ahead. */
const keepsAhead = !new URL(self.location.href).searchParams.has('seen');

if (keepsAhead) {
  precacheAndRoute(
    [
      ...PRECACHED_FILES,
      { url: shell, revision: foldRevision(PRECACHED_FILES.map((file) => file.url)) },
    ],
    { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
  );
}

/** The files of one page with another query are the same page. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
};
const shellFallback: WorkboxPlugin = {
  handlerDidError: async () => (await matchPrecache(shell)) ?? Response.error(),
};
const pages = new NetworkFirst({
  cacheName: kept.pages,
  plugins: [withoutQuery, only200(), atMost(120), shellFallback],
});
registerRoute(({ request, sameOrigin }) => sameOrigin && isPageRequest(request), pages);

/** A product that was never opened is shown as the catalogue knows it. */
const catalogueFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const list = await caches.match('/api/products', { cacheName: kept.answers });
    const product = productFrom(await list?.json(), new URL(request.url).pathname);
    return product === null ? undefined : Response.json(product);
  },
};
const keptAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (mayKeep(request.url) ? response : null),
};
const answers = new NetworkFirst({
  cacheName: kept.answers,
  plugins: [only200(), keptAlone, atMost(300), catalogueFallback],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'), answers);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: kept.assets, plugins: [only200(), atMost(100)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new NetworkFirst({ cacheName: kept.pictures, plugins: [only200(), atMost(300)] }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Pages of the build before name scripts that are gone: the shell stands in for them.
      await caches.delete(kept.pages);
      await self.clients.claim();
      const tabs = await self.clients.matchAll({ type: 'window' });
      const seen = tabs.map(({ url }) => keep(kept.pages, pageKey(url)));
      const ahead = keepsAhead ? catalogue : [];
      await Promise.all([...seen, ...ahead.map((path) => keep(kept.answers, path))]);
    })(),
  );
});

/** What cannot be fetched now is kept another time. */
async function keep(cacheName: string, path: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(path).catch(() => {});
}
