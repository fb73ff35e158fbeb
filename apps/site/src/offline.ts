import { namesAvoidance } from '@vetta/storefront/historyEntryStore';

/** A page, asked for by the address bar or a link. */
export function isPageRequest(request: Request): boolean {
  return request.mode === 'navigate';
}

/** The address under which a page is kept: its query and its anchor change nothing of the file. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * The product that `/api/product/{slug or id}` names, from the answer of `/api/products`; null for
 * any other path, and where the list has none.
 */
export function productFrom(list: unknown, pathname: string): object | null {
  const [, name] = /^\/api\/product\/([^/]+)$/.exec(pathname) ?? [];
  if (name === undefined || !Array.isArray(list)) return null;
  const wanted = decodeURIComponent(name);
  const shouldLoad = (item: unknown): item is object =>
    typeof item === 'object' &&
    item !== null &&
    (('slug' in item && item.slug === wanted) || ('id' in item && String(item.id) === wanted));
  return list.find(shouldLoad) ?? null;
}

/**
 * Whether an answer may be kept. What somebody avoids is about their health: no address that names it
 * stays on the device (docs/rules.md#avoid-privacy).
 */
export function mayKeep(url: string): boolean {
  return ![...new URL(url).searchParams.keys()].some(namesAvoidance);
}

/** A short text that is another one for other files. */
export function foldRevision(urls: readonly string[]): string {
  let folded = 5381;
  for (const letter of urls.join(' ')) folded = (folded * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return folded.toString(36);
}
