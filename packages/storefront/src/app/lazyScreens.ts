import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { DataProviderProps } from '../data/DataProvider.tsx';
import type { PathMatch, ScreenName } from '../paths.ts';

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
  Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
};

const loadDataProvider = () => import('../data/DataProvider.tsx');

/** What screens with products stand in. */
export const DataScope: LazyExoticComponent<ComponentType<DataProviderProps>> = lazy(async () => ({
  default: (await loadDataProvider()).DataProvider,
}));

type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>;

function lazyScreen(name: string, load: LoadScreen): LazyScreen {
  return { modules: [sourceOf(name)], styleSources: [], usesApi: false, load, Screen: lazy(load) };
}

function lazyDataScreen(name: string, load: LoadScreen): LazyScreen {
  return {
    modules: [sourceOf(name), 'src/data/DataProvider.tsx'],
    styleSources: [],
    usesApi: true,
    load: () => Promise.all([loadDataProvider(), load()]),
    Screen: lazy(load),
  };
}

function sourceOf(name: string): string {
  return `src/screens/${name}/${name}.tsx`;
}

const productScreen = lazyDataScreen('ProductDetail', async () => ({
  default: (await import('../screens/ProductDetail/ProductDetail.tsx')).ProductDetail,
}));

const loadCatalogue = () => import('./CatalogueRoute.tsx');
const catalogueScreen = lazyDataScreen('Catalogue', async () => ({
  default: (await loadCatalogue()).CatalogueRoute,
}));

/** One chunk per screen: nothing is loaded that the first view does not use. */
const lazyScreens: Readonly<Record<ScreenName | 'notFound', LazyScreen>> = {
  home: lazyScreen('Home', async () => ({
    default: (await import('../screens/Home/Home.tsx')).Home,
  })),
  about: lazyScreen('About', async () => ({
    default: (await import('../screens/About/About.tsx')).About,
  })),
  shops: lazyScreen('Shops', async () => ({
    default: (await import('../screens/Shops/Shops.tsx')).Shops,
  })),
  gallery: lazyScreen('Gallery', async () => ({
    default: (await import('../screens/Gallery/Gallery.tsx')).Gallery,
  })),
  contacts: lazyScreen('Contacts', async () => ({
    default: (await import('../screens/Contacts/Contacts.tsx')).Contacts,
  })),
  favourites: lazyDataScreen('Favourites', async () => ({
    default: (await import('../screens/Favourites/Favourites.tsx')).Favourites,
  })),
  privacy: lazyScreen('Privacy', async () => ({
    default: (await import('../screens/Privacy/Privacy.tsx')).Privacy,
  })),
  cookies: lazyScreen('Cookies', async () => ({
    default: (await import('../screens/Cookies/Cookies.tsx')).Cookies,
  })),
  catalogue: {
    ...catalogueScreen,
    modules: ['src/app/CatalogueRoute.tsx', 'src/data/DataProvider.tsx'],
    load: async (href) => {
      const [{ prepareCatalogue }] = await Promise.all([loadCatalogue(), catalogueScreen.load('')]);
      await prepareCatalogue(href);
    },
  },
  category: lazyDataScreen('CategoryListing', async () => ({
    default: (await import('../screens/CategoryListing/CategoryListing.tsx')).CategoryListing,
  })),
  groupedVariants: lazyDataScreen('GroupedVariants', async () => ({
    default: (await import('../screens/GroupedVariants/GroupedVariants.tsx')).GroupedVariants,
  })),
  product: {
    ...productScreen,
    // A page of the build carries its description; whoever opens it from another page needs the code.
    load: () =>
      Promise.all([
        productScreen.load(''),
        import('../screens/ProductDetail/tabs/DescriptionTab.tsx'),
      ]),
    styleSources: [
      'src/screens/ProductDetail/tabs/DescriptionTab.tsx',
      'src/screens/ProductDetail/tabs/NutritionTab.tsx',
      'src/screens/ProductDetail/tabs/UsageTab.tsx',
      'src/screens/ProductDetail/tabs/IngredientsTab.tsx',
    ],
  },
  notFound: lazyScreen('NotFound', async () => ({
    default: (await import('../screens/NotFound/NotFound.tsx')).NotFound,
  })),
};

/** /product/{slug}, which leads on to the product's canonical page once the API has named it. */
const productRedirect = lazyDataScreen('ProductDetail', async () => {
  const { ProductRedirect } = await import('./ProductRedirect.tsx');
  const { Screen } = lazyScreens.product;
  return { default: ({ slug }) => createElement(ProductRedirect, { slug, Screen }) };
});

/** The screen that a path shows; null where it leads on at once. */
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
