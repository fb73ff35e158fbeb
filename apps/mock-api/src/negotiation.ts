/** The forms in which an answer may be packed, the best first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** `If-None-Match` compares weakly: `W/"x"` and `"x"` name the same answer (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bareTag(tag) === bareTag(etag));
}

function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** null: uncompressed. Of those that there are, the first that is accepted; `q=0` is a refusal. */
export function chooseEncoding(
  acceptEncoding: string,
  available: readonly Encoding[] = encodings,
): Encoding | null {
  const accepted = readAccepted(acceptEncoding);
  return available.find((encoding) => accepted.includes(encoding)) ?? null;
}

function readAccepted(header: string): readonly Encoding[] {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    (isRefused ? refused : accepted).add(name);
  }
  return encodings.filter(
    (encoding) => !refused.has(encoding) && (accepted.has(encoding) || accepted.has('*')),
  );
}
