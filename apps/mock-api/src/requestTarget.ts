export type RequestTarget = {
  /** Each segment percent-encoded in one way, so equal paths are equal strings. */
  path: string;
  /** `''` or `?…`, as it came. */
  query: string;
};

/** Reads the target of a request line. null for what no link of the shop ever sends. */
export function readRequestTarget(url: string): RequestTarget | null {
  if (url.includes('#')) return null;
  const mark = url.indexOf('?');
  const segments = readSegments(mark === -1 ? url : url.slice(0, mark));
  if (segments === null) return null;
  const query = mark === -1 || mark === url.length - 1 ? '' : url.slice(mark);
  return { path: segments.map(encodeURIComponent).join('/'), query };
}

/**
 * The parts of a path between its slashes, their percent-encoding read, the first one empty. null for
 * broken percent-encoding, control characters, dot segments and hidden slashes in any spelling.
 */
export function readSegments(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}
