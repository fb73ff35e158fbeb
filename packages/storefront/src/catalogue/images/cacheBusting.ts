const hourMs = 3_600_000;

/**
 * Some product pictures get a time-based cache-busting parameter (§9); which ones is not shown. We
 * add it where a picture of ours is replaced under its name: pictures with a size override. It
 * changes once an hour, so a visitor's browser still keeps the picture while he looks around.
 */
export function withCacheBusting(src: string, slug: string, nowMs: number): string {
  if (!/citrullin[ae]-malat[eo]/.test(slug)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}v=${Math.floor(nowMs / hourMs)}`;
}
