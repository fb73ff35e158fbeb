/**
 * Every path of the site, as pattern and as address (docs/rules.md#routes). Imports nothing, so
 * anything may import it.
 */

/** Patterns in the order in which they are tried: `varianti` stands before `:slug`. */
export const patterns = {
  home: '/',
  about: '/chi-siamo',
  shops: '/negozi',
  gallery: '/galleria',
  contacts: '/contatti',
  favourites: '/preferiti',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  catalogue: '/prodotti',
  category: '/prodotti/:category',
  groupedVariants: '/prodotti/:category/varianti',
  product: '/prodotti/:category/:slug',
} as const;

export type ScreenName = keyof typeof patterns;
export type PathParams = Readonly<Record<string, string>>;

/** The addresses of the screens; slugs are encoded here and nowhere else. */
export const paths = {
  home: patterns.home,
  about: patterns.about,
  shops: patterns.shops,
  gallery: patterns.gallery,
  contacts: patterns.contacts,
  favourites: patterns.favourites,
  privacy: patterns.privacy,
  cookies: patterns.cookies,
  catalogue: patterns.catalogue,
  category: (category: string) => fillPath(patterns.category, { category }),
  groupedVariants: (category: string) => fillPath(patterns.groupedVariants, { category }),
  product: (category: string, slugOrId: string) =>
    fillPath(patterns.product, { category, slug: slugOrId }),
} as const;

/**
 * Links that match no route and are kept as recorded (docs/rules.md#recorded-links); `redirects`
 * leads them on.
 */
export const unmatchedLinks = {
  categories: '/categorie',
  products: '/products',
  productsOf: (category: string) => fillPath('/products/:category', { category }),
  product: (slug: string) => fillPath('/product/:slug', { slug }),
} as const;

/**
 * Legacy category slugs and their current ones (docs/rules.md#legacy-category-slugs). No current
 * slug is itself a legacy one.
 */
export const legacyCategorySlugs: Readonly<Record<string, string>> = {
  aminoacidi: 'aminoacidi-e-creatina',
  'vitamine-minerali-antiossidanti': 'supplementi',
  'pre-workout': 'dimagranti',
  energetici: 'pre-workout-energetici',
  'accessori-e-merchandising': 'merchandising-e-cosmetici',
};

/** The current slug of a category that may have been named by its legacy one. */
export function currentCategorySlug(slug: string): string {
  return Object.hasOwn(legacyCategorySlugs, slug) ? (legacyCategorySlugs[slug] ?? slug) : slug;
}

/** `to: null` stands for the canonical page of the product named by `:slug`, which only the data knows. */
export type Redirect = { from: string; to: string | null };

/**
 * The one table of redirects: the router and the static host both read it
 * (docs/rules.md#redirects).
 */
export const redirects: readonly Redirect[] = [
  { from: unmatchedLinks.categories, to: patterns.catalogue },
  { from: unmatchedLinks.products, to: patterns.catalogue },
  { from: '/products/:category', to: patterns.category },
  { from: '/product/:slug', to: null },
  ...Object.entries(legacyCategorySlugs).flatMap(([legacy, current]) => [
    { from: `/prodotti/${legacy}`, to: `/prodotti/${current}` },
    { from: `/prodotti/${legacy}/varianti`, to: `/prodotti/${current}/varianti` },
    { from: `/prodotti/${legacy}/:slug`, to: `/prodotti/${current}/:slug` },
  ]),
];

export type PathMatch =
  | { kind: 'screen'; screen: ScreenName; params: PathParams }
  /** `to` is a path without query and hash: whoever redirects appends those of the request. */
  | { kind: 'redirect'; to: string }
  | { kind: 'redirectToProduct'; slug: string }
  | { kind: 'notFound' };

/**
 * What a pathname (percent-encoded, without query and hash) leads to. A trailing slash redirects
 * only to a path that leads somewhere, so `//elsewhere/` never becomes an address of its own.
 */
export function matchPath(pathname: string): PathMatch {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const match = matchBarePath(bare);
  if (match.kind !== 'screen' || bare === pathname) return match;
  return { kind: 'redirect', to: fillPath(patterns[match.screen], match.params) };
}

function matchBarePath(pathname: string): PathMatch {
  for (const { from, to } of redirects) {
    const params = matchPattern(from, pathname);
    if (params === null) continue;
    if (to === null) return { kind: 'redirectToProduct', slug: params['slug'] ?? '' };
    const category = currentCategorySlug(params['category'] ?? '');
    return { kind: 'redirect', to: fillPath(to, { ...params, category }) };
  }
  for (const screen of screenNames) {
    const params = matchPattern(patterns[screen], pathname);
    if (params !== null) return { kind: 'screen', screen, params };
  }
  return { kind: 'notFound' };
}

const screenNames = Object.keys(patterns).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(patterns, name);
}

function matchPattern(pattern: string, pathname: string): PathParams | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeSegment(given[index] ?? '');
    if (value === null) return null;
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '' || value === '.' || value === '..') {
      return null;
    } else {
      params[part.slice(1)] = value;
    }
  }
  return params;
}

function fillPath(pattern: string, params: PathParams): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** null where the percent-encoding is broken. */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
