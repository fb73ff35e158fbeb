import { matchPath, type ScreenName } from '../paths.ts';

/** What the build needs to know of a screen, by the names of its sources. */
export type ScreenModules = {
  /** Its scripts and styles are made of them. */
  modules: readonly string[];
  /** The built page needs their styles, while their scripts come later. */
  styleSources: readonly string[];
};

/**
 * Sources of the screen that a path shows, relative to the package
 * ('src/screens/Home/Home.tsx'): the build finds the page's scripts and styles by them.
 */
export function screenModules(pathname: string): ScreenModules {
  const match = matchPath(pathname);
  switch (match.kind) {
    case 'screen':
      return {
        modules: sources[match.screen],
        styleSources: match.screen === 'product' ? productStyles : [],
      };
    case 'redirectToProduct':
      return { modules: sources.product, styleSources: [] };
    case 'notFound':
      return { modules: sources.notFound, styleSources: [] };
    case 'redirect':
      return { modules: [], styleSources: [] };
  }
}

const screen = (name: string) => `src/screens/${name}/${name}.tsx`;
const data = 'src/data/DataProvider.tsx';

const sources: Readonly<Record<ScreenName | 'notFound', readonly string[]>> = {
  home: [screen('Home')],
  about: [screen('About')],
  shops: [screen('Shops')],
  gallery: [screen('Gallery')],
  contacts: [screen('Contacts')],
  favourites: [screen('Favourites'), data],
  privacy: [screen('Legal'), 'src/content/legal/privacyPolicy.ts'],
  cookies: [screen('Legal'), 'src/content/legal/cookiePolicy.ts'],
  catalogue: ['src/app/CatalogueRoute.tsx', data],
  category: [screen('CategoryListing'), data],
  groupedVariants: [screen('GroupedVariants'), data],
  product: [screen('ProductDetail'), data],
  notFound: [screen('NotFound')],
};

const productStyles = [
  'src/screens/ProductDetail/LabelFigures.tsx',
  'src/screens/ProductDetail/tabs/DescriptionTab.tsx',
  'src/screens/ProductDetail/tabs/NutritionTab.tsx',
  'src/screens/ProductDetail/tabs/UsageTab.tsx',
  'src/screens/ProductDetail/tabs/IngredientsTab.tsx',
];
