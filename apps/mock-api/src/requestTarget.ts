export type RequestTarget = {
  /** Each segment percent-encoded in one way, so equal paths are equal strings. */
  path: string;
  /** `''` or `?…`, as it came. */
  query: string;
};

/**
 * Reads the target of a request line. null for what no link of the shop ever sends: broken
 * percent-encoding, control characters, dot segments and hidden slashes in any spelling.
 */
export function readRequestTarget(url: string): RequestTarget | null {
  if (!url.startsWith('/') || url.includes('#')) return null;
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const segments: string[] = [];
  for (const raw of rawPath.slice(1).split('/')) {
    const segment = decode(raw);
    if (segment === null || isForbidden(segment)) return null;
    segments.push(encodeURIComponent(segment));
  }
  const query = mark === -1 || mark === url.length - 1 ? '' : url.slice(mark);
  return { path: `/${segments.join('/')}`, query };
}

function isForbidden(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
