import { createElement, type ComponentType } from 'react';
import { type Deferred, deferred, deferredComponent } from '../browser/deferred.ts';
import type { DataProviderProps } from '../data/DataProvider.tsx';
import { type PathMatch, paths, type ScreenName } from '../paths.ts';
import type { LegalDocument } from '../content/legal/legalDocument.ts';

/** What a path tells its screen; a screen takes what it needs. */
export type ScreenProps = { category: string; slug: string };

export type LazyScreen = {
  /** Whether it asks the API: what that takes is no part of the other screens. */
  usesApi: boolean;
  /** Fetches its code, once; of a screen with several faces that of the address. */
  load: (href: string) => Promise<unknown>;
  Screen: ComponentType<ScreenProps>;
};

const onNavigation = { when: 'interaction' } as const;

const dataProvider = deferred(
  async () => (await import('../data/DataProvider.tsx')).DataProvider,
  onNavigation,
);

/** What screens with products stand in. */
export const DataScope: ComponentType<DataProviderProps> = deferredComponent(dataProvider);

function lazyScreen(code: Deferred<ComponentType<ScreenProps>>): LazyScreen {
  return {
    usesApi: false,
    load: code.load,
    Screen: deferredComponent(code),
  };
}

function lazyDataScreen(code: Deferred<ComponentType<ScreenProps>>): LazyScreen {
  return {
    ...lazyScreen(code),
    usesApi: true,
    load: () => Promise.all([dataProvider.load(), code.load()]),
  };
}

/** The policies are one screen, each with its own document. */
function lazyLegalScreen(path: string, policy: Deferred<LegalDocument>): LazyScreen {
  const code = deferred(async () => {
    const parts = [import('../screens/Legal/Legal.tsx'), policy.load()] as const;
    const [{ legalScreen }, document] = await Promise.all(parts);
    return legalScreen(document, path);
  }, onNavigation);
  return lazyScreen(code);
}

const productScreen = lazyDataScreen(
  deferred(
    async () => (await import('../screens/ProductDetail/ProductDetail.tsx')).ProductDetail,
    onNavigation,
  ),
);

/** A built page has its description; whoever opens it from another page needs the code. */
const descriptionTab = deferred(
  () => import('../screens/ProductDetail/tabs/DescriptionTab.tsx'),
  onNavigation,
);

const catalogueRoute = deferred(() => import('./CatalogueRoute.tsx'), onNavigation);
const catalogueScreen = lazyDataScreen(
  deferred(async () => (await catalogueRoute.load()).CatalogueRoute, onNavigation),
);

/** One chunk per screen: nothing is loaded that the first view does not use. */
const lazyScreens: Readonly<Record<ScreenName | 'notFound', LazyScreen>> = {
  home: lazyScreen(
    deferred(async () => (await import('../screens/Home/Home.tsx')).Home, onNavigation),
  ),
  about: lazyScreen(
    deferred(async () => (await import('../screens/About/About.tsx')).About, onNavigation),
  ),
  shops: lazyScreen(
    deferred(async () => (await import('../screens/Shops/Shops.tsx')).Shops, onNavigation),
  ),
  gallery: lazyScreen(
    deferred(async () => (await import('../screens/Gallery/Gallery.tsx')).Gallery, onNavigation),
  ),
  contacts: lazyScreen(
    deferred(async () => (await import('../screens/Contacts/Contacts.tsx')).Contacts, onNavigation),
  ),
  favourites: lazyDataScreen(
    deferred(
      async () => (await import('../screens/Favourites/Favourites.tsx')).Favourites,
      onNavigation,
    ),
  ),
  privacy: lazyLegalScreen(
    paths.privacy,
    deferred(
      async () => (await import('../content/legal/privacyPolicy.ts')).privacyPolicy,
      onNavigation,
    ),
  ),
  cookies: lazyLegalScreen(
    paths.cookies,
    deferred(
      async () => (await import('../content/legal/cookiePolicy.ts')).cookiePolicy,
      onNavigation,
    ),
  ),
  catalogue: {
    ...catalogueScreen,
    load: async (href) => {
      const [{ prepareCatalogue }] = await Promise.all([
        catalogueRoute.load(),
        catalogueScreen.load(''),
      ]);
      await prepareCatalogue(href);
    },
  },
  category: lazyDataScreen(
    deferred(
      async () => (await import('../screens/CategoryListing/CategoryListing.tsx')).CategoryListing,
      onNavigation,
    ),
  ),
  groupedVariants: lazyDataScreen(
    deferred(
      async () => (await import('../screens/GroupedVariants/GroupedVariants.tsx')).GroupedVariants,
      onNavigation,
    ),
  ),
  product: {
    ...productScreen,
    load: () => Promise.all([productScreen.load(''), descriptionTab.load()]),
  },
  notFound: lazyScreen(
    deferred(async () => (await import('../screens/NotFound/NotFound.tsx')).NotFound, onNavigation),
  ),
};

/** /product/{slug}, which redirects to the product's canonical page once the API has named it. */
const productRedirect = lazyDataScreen(
  deferred(async (): Promise<ComponentType<ScreenProps>> => {
    const { ProductRedirect } = await import('./ProductRedirect.tsx');
    const { Screen } = lazyScreens.product;
    return ({ slug }) => createElement(ProductRedirect, { slug, Screen });
  }, onNavigation),
);

/** The screen that a path shows; null where it redirects at once. */
export function screenFor(match: PathMatch): LazyScreen | null {
  switch (match.kind) {
    case 'screen':
      return lazyScreens[match.screen];
    case 'notFound':
      return lazyScreens.notFound;
    case 'redirectToProduct':
      return productRedirect;
    case 'redirect':
      return null;
  }
}
