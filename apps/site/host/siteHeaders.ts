import { company } from '@vetta/storefront/backend';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Of what the pages carry within: `sha256-…`, as a policy names it. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The one table of response headers: this host sends them, and `hosting/` writes them down for
 * static hosts and for nginx.
 */
export function siteHeaders(inlineHashes: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes),
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...partHeaders,
  };
}

/** Of `partsOfPages`: what only a document obeys would be 1.2 kB more for each of them. */
export const partHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Scripts, styles, fonts and photographs: the policy of the page that fetches them holds for them.
 * A drawing (SVG) that is opened is a document.
 */
export const partsOfPages = /^\/(?:assets|images)\/.+\.(?:js|css|woff2|avif|webp|jpg|png)$/;

/** Only over TLS: a browser must not be told so by whoever listens in (RFC 6797, 7.2). */
export const tlsHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Files whose name carries a digest of what is in them: they never change. */
const hashedPrefix = '/assets/';

/** How long a browser keeps a file, by the beginning of its address. */
export const caching: readonly { prefix: string; value: string }[] = [
  { prefix: hashedPrefix, value: 'public, max-age=31536000, immutable' },
  { prefix: '/images/', value: 'public, max-age=3600' },
];

/** Pages, and all that keeps its name from build to build, are asked for anew each time. */
export const defaultCaching = 'no-cache';

export function cacheControl(path: string): string {
  return caching.find(({ prefix }) => path.startsWith(prefix))?.value ?? defaultCaching;
}

/**
 * Nothing but what the site itself serves; within the pages nothing but the hashed script and
 * styles. Data blocks (JSON, JSON-LD) run nothing, so they need no hash.
 */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    // The hosts that the owner lets product pictures come from.
    'img-src': ["'self'", ...company.imageHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes code only through `src/pageScript/trustedTypes.ts`.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const quoted = (hash: string) => `'${hash}'`;
