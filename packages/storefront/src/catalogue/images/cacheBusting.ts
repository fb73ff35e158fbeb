const hourMs = 3_600_000;

/**
 * Pictures with a size override get a time-based parameter (docs/rules.md#image-cache-busting):
 * their files are replaced
 * under the same name. It changes once an hour, so that a browser still keeps the picture during a visit.
 */
export function withCacheBusting(src: string, slug: string, nowMs: number): string {
  if (!/citrullin[ae]-malat[eo]/.test(slug)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}v=${Math.floor(nowMs / hourMs)}`;
}
