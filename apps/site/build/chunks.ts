import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

/**
 * Letters of the digest in a file's name: 42 bits. Each page's script names dozens of files, and digests
 * cannot be packed.
 */
export const digestLength = 7;

const packages = normalizePath(fileURLToPath(new URL('../../../packages/', import.meta.url)));

/** A chunk is what its sources need, beyond what the chunks before it hold. */
type Chunk = {
  /** The first part of its file's name. */
  name: string;
  /** Files, and folders with a slash at their end, in `packages/`; what they import comes with them. */
  sources: readonly string[];
};

/** What nearly every page shows. */
const parts: Chunk = {
  name: 'parts',
  sources: [
    'storefront/src/components/DocumentHead/',
    'storefront/src/components/ProductImage/',
    'storefront/src/components/StructuredData/StructuredData.tsx',
    'storefront/src/components/StructuredData/breadcrumbs.ts',
    'storefront/src/content/calendar.ts',
    'storefront/src/content/categories.ts',
    'storefront/src/content/messages.ts',
    'storefront/src/content/storeLabels.ts',
    'ui/src/Badge/',
    'ui/src/ButtonLink/',
    'ui/src/Heading/',
    'ui/src/PageHead/',
    'ui/src/Split/',
    'ui/src/Stack/',
    'ui/src/Text/',
    'ui/src/TextLink/',
  ],
};

/** The cache, and the hooks of every screen with products. */
const data: Chunk = {
  name: 'data',
  sources: [
    'storefront/src/data/DataProvider.tsx',
    'storefront/src/data/useProduct.ts',
    'storefront/src/data/useProductDetails.ts',
  ],
};

/** The calls for lists, which no product page makes. */
const lists: Chunk = {
  name: 'lists',
  sources: [
    'storefront/src/browser/useIsAddressShown.ts',
    'storefront/src/data/useCategoryProducts.ts',
  ],
};

const shops: Chunk = {
  name: 'shops',
  sources: ['storefront/src/components/StructuredData/siteGraph.ts'],
};

/** What asks the API and reads its answers: fetched with the first call. */
const calls: Chunk = { name: 'calls', sources: ['storefront/src/api/listCalls.ts'] };

/** What is known of a product, wherever it is shown. */
const product: Chunk = {
  name: 'product',
  sources: [
    'storefront/src/catalogue/availability.ts',
    'storefront/src/catalogue/images/chooseImage.ts',
    'storefront/src/catalogue/offer/price.ts',
    'storefront/src/catalogue/stripBold.ts',
    'storefront/src/components/Compare/CompareButton.copy.ts',
    'storefront/src/components/Compare/DeferredCompareTools.tsx',
    'storefront/src/components/FavouriteToggle/useFavouriteToggle.ts',
    'storefront/src/components/Picture/SharedElementImage.tsx',
    'storefront/src/components/UnknownCategory/UnknownCategory.tsx',
    'storefront/src/state/compare.ts',
    'ui/src/BackLink/',
    'ui/src/Price/',
    'ui/src/Spinner/',
  ],
};

/** What its page shares with what is opened from it. */
const page: Chunk = {
  name: 'page',
  sources: [
    'storefront/src/browser/copyText.ts',
    'storefront/src/browser/useTimedFlag.ts',
    'storefront/src/catalogue/variants/chooseVariant.ts',
    'storefront/src/avoid/product/useAvoidQuery.ts',
    'storefront/src/components/PriceLine/PromotionNote.tsx',
  ],
};

/** Its card, and what lists of it share. */
const cards: Chunk = {
  name: 'cards',
  sources: [
    'storefront/src/components/Compare/CompareSwitch.tsx',
    'storefront/src/components/ProductCard/CardView.tsx',
    'storefront/src/components/ProductCard/cardContent.ts',
    'ui/src/CardGrid/',
    'ui/src/EmptyShelf/',
  ],
};

/** What a pack holds and how high it is: of a comparison, and of parts of a product's page. */
const packs: Chunk = {
  name: 'packs',
  sources: [
    'storefront/src/catalogue/offer/packContents.ts',
    'storefront/src/components/PackScale/',
  ],
};

/** A link for each small sheet would keep a slow phone from answering when a screen is fetched ahead. */
const isLayout = includes([
  'ui/src/BackLink/',
  'ui/src/Badge/',
  'ui/src/BigFigure/',
  'ui/src/CardGrid/',
  'ui/src/Grid/',
  'ui/src/Heading/',
  'ui/src/LazyImage/',
  'ui/src/List/',
  'ui/src/Note/',
  'ui/src/PageHead/',
  'ui/src/Panel/',
  'ui/src/SectionHead/',
  'ui/src/Split/',
  'ui/src/StatusLine/',
  'ui/src/Text/',
]);

const chunks = [parts, data, lists, shops, calls, product, page, cards, packs];

/** Pages need them for their first view: their functions are compiled as they arrive. */
export const firstViewChunks = [parts, data, lists, product, page, cards].map(({ name }) => name);

/** Not kept ahead for reading without a network: the pages carry the one, few labels need the other. */
export const chunksNotPrecached = ['loadScripts', 'html'];

/**
 * Which sources share a file (docs/decisions/0006-chunk-boundaries.md), the first group before the next.
 * What none of them takes, mostly what one screen or few need, stays as Rolldown splits it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = inOrder([
  // All that the main script imports. The page script stands within each page.
  { name: 'start', tags: ['$initial'], test: (id) => !id.includes('/src/pageScript/') },
  { name: 'layout', test: (id) => isLayout(id) && id.includes('.vanilla.css') },
  ...chunks.map(({ name, sources }) => ({ name, test: includes(sources) })),
  // Reads the few labels that come as HTML.
  { name: 'html', test: /\/node_modules\/(?:entities|parse5)\// },
]);

function includes(sources: readonly string[]): (id: string) => boolean {
  const paths = sources.map((source) => packages + source);
  const gone = paths.find((path) => !existsSync(path));
  if (gone !== undefined) throw new Error(`A chunk is made of ${gone}, which is not there.`);
  return (id) => paths.some((path) => id.startsWith(path));
}

function inOrder(groups: readonly Rolldown.CodeSplittingGroup[]): Rolldown.CodeSplittingGroup[] {
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}
