import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '../paths.ts';

/** What a path tells its screen; a screen takes what it needs. */
export type ScreenProps = { category: string; slug: string };

type LazyScreen = {
  /** Source of the screen, relative to the package: the host finds its chunk by this name. */
  module: string;
  load: () => Promise<unknown>;
  Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
};

function lazyScreen(
  name: string,
  load: () => Promise<{ default: ComponentType<ScreenProps> }>,
): LazyScreen {
  return { module: `src/screens/${name}/${name}.tsx`, load, Screen: lazy(load) };
}

/** One chunk per screen: nothing is loaded that the first view does not use. */
export const lazyScreens: Readonly<Record<ScreenName | 'notFound', LazyScreen>> = {
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
  favourites: lazyScreen('Favourites', async () => ({
    default: (await import('../screens/Favourites/Favourites.tsx')).Favourites,
  })),
  privacy: lazyScreen('Privacy', async () => ({
    default: (await import('../screens/Privacy/Privacy.tsx')).Privacy,
  })),
  cookies: lazyScreen('Cookies', async () => ({
    default: (await import('../screens/Cookies/Cookies.tsx')).Cookies,
  })),
  catalogue: lazyScreen('Catalogue', async () => ({
    default: (await import('../screens/Catalogue/Catalogue.tsx')).Catalogue,
  })),
  category: lazyScreen('CategoryListing', async () => ({
    default: (await import('../screens/CategoryListing/CategoryListing.tsx')).CategoryListing,
  })),
  groupedVariants: lazyScreen('GroupedVariants', async () => ({
    default: (await import('../screens/GroupedVariants/GroupedVariants.tsx')).GroupedVariants,
  })),
  product: lazyScreen('ProductDetail', async () => ({
    default: (await import('../screens/ProductDetail/ProductDetail.tsx')).ProductDetail,
  })),
  notFound: lazyScreen('NotFound', async () => ({
    default: (await import('../screens/NotFound/NotFound.tsx')).NotFound,
  })),
};
