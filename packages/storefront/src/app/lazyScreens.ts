import { createElement, type ComponentType } from 'react';
import { type Deferred, deferred, deferredComponent } from '../browser/deferred.ts';
import type { DataProviderProps } from '../data/DataProvider.tsx';
import { type PathMatch, paths, type ScreenName } from '../paths.ts';
import type { LegalDocument } from '../content/legal/legalDocument.ts';

/** What a path tells its screen; a screen takes what it needs. */
export type ScreenProps = { category: string; slug: string };

export type LazyScreen = {
  /** Sources of the screen, relative to the package: the build finds its chunks by these names. */
  modules: readonly string[];
  /** Sources whose styles the prerendered page needs, while their scripts come later. */
  styleSources: readonly string[];
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

function lazyScreen(name: string, code: Deferred<ComponentType<ScreenProps>>): LazyScreen {
  return {
    modules: [sourceOf(name)],
    styleSources: [],
    usesApi: false,
    load: code.load,
    Screen: deferredComponent(code),
  };
}

function lazyDataScreen(name: string, code: Deferred<ComponentType<ScreenProps>>): LazyScreen {
  return {
    ...lazyScreen(name, code),
    modules: [sourceOf(name), 'src/data/DataProvider.tsx'],
    usesApi: true,
    load: () => Promise.all([dataProvider.load(), code.load()]),
  };
}

/** The policies are one screen, each with its own document. */
function lazyLegalScreen(name: string, path: string, policy: Deferred<LegalDocument>): LazyScreen {
  const code = deferred(async () => {
    const parts = [import('../screens/Legal/Legal.tsx'), policy.load()] as const;
    const [{ legalScreen }, document] = await Promise.all(parts);
    return legalScreen(document, path);
  }, onNavigation);
  return {
    ...lazyScreen('Legal', code),
    modules: [sourceOf('Legal'), `src/content/legal/${name}.ts`],
  };
}

function sourceOf(name: string): string {
  return `src/screens/${name}/${name}.tsx`;
}

const productScreen = lazyDataScreen(
  'ProductDetail',
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
  'Catalogue',
  deferred(async () => (await catalogueRoute.load()).CatalogueRoute, onNavigation),
);

/** One chunk per screen: nothing is loaded that the first view does not use. */
const lazyScreens: Readonly<Record<ScreenName | 'notFound', LazyScreen>> = {
  home: lazyScreen(
    'Home',
    deferred(async () => (await import('../screens/Home/Home.tsx')).Home, onNavigation),
  ),
  about: lazyScreen(
    'About',
    deferred(async () => (await import('../screens/About/About.tsx')).About, onNavigation),
  ),
  shops: lazyScreen(
    'Shops',
    deferred(async () => (await import('../screens/Shops/Shops.tsx')).Shops, onNavigation),
  ),
  gallery: lazyScreen(
    'Gallery',
    deferred(async () => (await import('../screens/Gallery/Gallery.tsx')).Gallery, onNavigation),
  ),
  contacts: lazyScreen(
    'Contacts',
    deferred(async () => (await import('../screens/Contacts/Contacts.tsx')).Contacts, onNavigation),
  ),
  favourites: lazyDataScreen(
    'Favourites',
    deferred(
      async () => (await import('../screens/Favourites/Favourites.tsx')).Favourites,
      onNavigation,
    ),
  ),
  privacy: lazyLegalScreen(
    'privacyPolicy',
    paths.privacy,
    deferred(
      async () => (await import('../content/legal/privacyPolicy.ts')).privacyPolicy,
      onNavigation,
    ),
  ),
  cookies: lazyLegalScreen(
    'cookiePolicy',
    paths.cookies,
    deferred(
      async () => (await import('../content/legal/cookiePolicy.ts')).cookiePolicy,
      onNavigation,
    ),
  ),
  catalogue: {
    ...catalogueScreen,
    modules: ['src/app/CatalogueRoute.tsx', 'src/data/DataProvider.tsx'],
    load: async (href) => {
      const [{ prepareCatalogue }] = await Promise.all([
        catalogueRoute.load(),
        catalogueScreen.load(''),
      ]);
      await prepareCatalogue(href);
    },
  },
  category: lazyDataScreen(
    'CategoryListing',
    deferred(
      async () => (await import('../screens/CategoryListing/CategoryListing.tsx')).CategoryListing,
      onNavigation,
    ),
  ),
  groupedVariants: lazyDataScreen(
    'GroupedVariants',
    deferred(
      async () => (await import('../screens/GroupedVariants/GroupedVariants.tsx')).GroupedVariants,
      onNavigation,
    ),
  ),
  product: {
    ...productScreen,
    load: () => Promise.all([productScreen.load(''), descriptionTab.load()]),
    styleSources: [
      'src/screens/ProductDetail/LabelFigures.tsx',
      'src/screens/ProductDetail/tabs/DescriptionTab.tsx',
      'src/screens/ProductDetail/tabs/NutritionTab.tsx',
      'src/screens/ProductDetail/tabs/UsageTab.tsx',
      'src/screens/ProductDetail/tabs/IngredientsTab.tsx',
    ],
  },
  notFound: lazyScreen(
    'NotFound',
    deferred(async () => (await import('../screens/NotFound/NotFound.tsx')).NotFound, onNavigation),
  ),
};

/** /product/{slug}, which redirects to the product's canonical page once the API has named it. */
const productRedirect = lazyDataScreen(
  'ProductDetail',
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
