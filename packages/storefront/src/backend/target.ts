export type Target = { segments: readonly string[]; query: URLSearchParams };

/**
 * The decoded segments of a path and its query; null where a percent-encoding is broken. Dots are
 * not resolved and slashes not merged: what is no route of ours stays none.
 */
export function readTarget(url: string): Target | null {
  const [address = '', ...queryParts] = url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/#.*$/s, '')
    .split('?');
  const query = queryParts.join('?');
  const segments = address.split('/').slice(1).map(decode);
  if (decode(query.replaceAll('+', ' ')) === null) return null;
  return segments.every((segment) => segment !== null)
    ? { segments, query: new URLSearchParams(query) }
    : null;
}

/** null where the encoding is broken, or hides a character that no name has. */
function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
