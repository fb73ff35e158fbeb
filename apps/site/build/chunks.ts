/**
 * Which sources share a chunk (docs/decisions/0006-chunk-boundaries.md). Small chunks compress
 * badly and each is a request: what pages need together is one file. What is not listed, mostly what one
 * screen or few need, stays as Rolldown splits it.
 */
export type Chunk = {
  /** The first part of its file's name. */
  name: string;
  /** From `packages/`, or in `node_modules/`; a folder, with a slash at its end, is all of it. */
  sources: readonly string[];
  /** The style sheets of these sources alone. @default false */
  isSheet?: boolean;
  /** Pages need it for their first view: its functions are compiled as they arrive. @default false */
  isFirstView?: boolean;
};

/**
 * Letters of the digest in a file's name: 42 bits. Each page's script names dozens of files, and digests
 * cannot be packed.
 */
export const digestLength = 7;

/** Whose dynamic imports are the screens. */
export const screenList = 'packages/storefront/src/app/lazyScreens.ts';

/** Not kept ahead for reading without a network: the pages carry the one, few labels need the other. */
export const chunksNotPrecached = ['loadScripts', 'html'];

/** A source that two of them could take goes to the first. */
export const chunks: readonly Chunk[] = [
  {
    // A link for each small sheet would keep a slow phone from answering when a screen is fetched ahead.
    name: 'layout',
    isSheet: true,
    sources: [
      'ui/src/BackLink/BackLink.css.ts',
      'ui/src/Badge/Badge.css.ts',
      'ui/src/BigFigure/BigFigure.css.ts',
      'ui/src/CardGrid/CardGrid.css.ts',
      'ui/src/Grid/Grid.css.ts',
      'ui/src/Heading/Heading.css.ts',
      'ui/src/LazyImage/LazyImage.css.ts',
      'ui/src/List/List.css.ts',
      'ui/src/Note/Note.css.ts',
      'ui/src/PageHead/PageHead.css.ts',
      'ui/src/Panel/Panel.css.ts',
      'ui/src/SectionHead/SectionHead.css.ts',
      'ui/src/Split/Split.css.ts',
      'ui/src/StatusLine/StatusLine.css.ts',
      'ui/src/Text/Text.css.ts',
    ],
  },
  {
    // Headings, columns and pictures: nearly every screen has them.
    name: 'parts',
    isFirstView: true,
    sources: [
      'storefront/src/browser/addressMark.ts',
      'storefront/src/browser/useIsAddressShown.ts',
      'storefront/src/catalogue/images/shareCard.ts',
      'storefront/src/components/DocumentHead/DocumentHead.tsx',
      'storefront/src/components/Picture/Picture.tsx',
      'storefront/src/components/ProductImage/ProductImage.tsx',
      'storefront/src/components/StructuredData/StructuredData.tsx',
      'storefront/src/components/StructuredData/breadcrumbs.ts',
      'storefront/src/content/calendar.ts',
      'storefront/src/content/categories.ts',
      'storefront/src/content/closures.ts',
      'storefront/src/content/messages.ts',
      'storefront/src/content/storeLabels.ts',
      'storefront/src/contract/storeIds.ts',
      'ui/src/Badge/Badge.css.ts',
      'ui/src/Badge/Badge.tsx',
      'ui/src/ButtonLink/ButtonLink.tsx',
      'ui/src/Heading/Heading.css.ts',
      'ui/src/Heading/Heading.tsx',
      'ui/src/LazyImage/LazyImage.css.ts',
      'ui/src/LazyImage/LazyImage.tsx',
      'ui/src/LazyImage/MissingImage.tsx',
      'ui/src/PageHead/PageHead.css.ts',
      'ui/src/PageHead/PageHead.tsx',
      'ui/src/Split/Split.css.ts',
      'ui/src/Split/Split.tsx',
      'ui/src/Stack/Stack.tsx',
      'ui/src/Text/Text.css.ts',
      'ui/src/Text/Text.tsx',
      'ui/src/TextLink/TextLink.css.ts',
      'ui/src/TextLink/TextLink.tsx',
      'ui/src/hooks/useInView.ts',
      'ui/src/theme/sprinkles.css.ts',
      'ui/src/theme/stackLayout.css.ts',
    ],
  },
  {
    // The cache, and the hooks of nearly every screen with products.
    name: 'data',
    isFirstView: true,
    sources: [
      'node_modules/dequal/lite/index.mjs',
      'node_modules/swr/dist/_internal/constants.mjs',
      'node_modules/swr/dist/_internal/index.mjs',
      'node_modules/swr/dist/config-context-ext53wcz.mjs',
      'node_modules/swr/dist/index/index.mjs',
      'node_modules/swr/dist/use-swr-emll9s78.mjs',
      'storefront/src/api/endpoints.ts',
      'storefront/src/api/errors.ts',
      'storefront/src/catalogue/productLink.ts',
      'storefront/src/data/DataProvider.tsx',
      'storefront/src/data/cacheTimes.ts',
      'storefront/src/data/errorKinds.ts',
      'storefront/src/data/expiringCache.ts',
      'storefront/src/data/listedProduct.ts',
      'storefront/src/data/loadCalls.ts',
      'storefront/src/data/retryPolicy.ts',
      'storefront/src/data/swrConfig.ts',
      'storefront/src/data/useProduct.ts',
      'storefront/src/data/useProductDetails.ts',
      'storefront/src/data/useQuery.ts',
    ],
  },
  {
    // The calls for lists, which no product page makes.
    name: 'lists',
    isFirstView: true,
    sources: [
      'storefront/src/api/listResult.ts',
      'storefront/src/api/listingParameters.ts',
      'storefront/src/api/listingQuery.ts',
      'storefront/src/catalogue/allergenKeys.ts',
      'storefront/src/catalogue/filterOptions.ts',
      'storefront/src/data/useBrands.ts',
      'storefront/src/data/useCategories.ts',
      'storefront/src/data/useCategoryProducts.ts',
      'storefront/src/data/useListQuery.ts',
      'storefront/src/data/useProducts.ts',
    ],
  },
  {
    name: 'shops',
    sources: [
      'storefront/src/components/StructuredData/siteGraph.ts',
      'storefront/src/content/hoursText.ts',
      'storefront/src/content/shops.ts',
      'storefront/src/content/whatsApp.ts',
      'storefront/src/content/weekHours.ts',
    ],
  },
  {
    // What asks the API and reads its answers: fetched with the first call.
    name: 'calls',
    sources: [
      'node_modules/valibot/dist/index.mjs',
      'storefront/src/api/listCalls.ts',
      'storefront/src/api/readList.ts',
      'storefront/src/api/request.ts',
      'storefront/src/api/yieldToMain.ts',
      'storefront/src/catalogue/groupedProducts.ts',
      'storefront/src/catalogue/gtin.ts',
      'storefront/src/catalogue/offer/readPromotion.ts',
      'storefront/src/catalogue/product.ts',
      'storefront/src/catalogue/wireFields.ts',
      'storefront/src/contract/productFields.ts',
    ],
  },
  {
    // What is known of a product, wherever it is shown.
    name: 'product',
    isFirstView: true,
    sources: [
      'storefront/src/catalogue/availability.ts',
      'storefront/src/catalogue/detailTabs.ts',
      'storefront/src/catalogue/favourites.ts',
      'storefront/src/catalogue/fixedData.ts',
      'storefront/src/catalogue/foldText.ts',
      'storefront/src/catalogue/images/chooseImage.ts',
      'storefront/src/catalogue/italianNumber.ts',
      'storefront/src/catalogue/offer/day.ts',
      'storefront/src/catalogue/offer/offers.ts',
      'storefront/src/catalogue/offer/price.ts',
      'storefront/src/catalogue/offer/promotion.ts',
      'storefront/src/catalogue/offer/unitPrice.ts',
      'storefront/src/catalogue/stripBold.ts',
      'storefront/src/catalogue/variants/variant.ts',
      'storefront/src/components/Compare/CompareButton.copy.ts',
      'storefront/src/components/Compare/DeferredCompareTools.tsx',
      'storefront/src/components/FavouriteToggle/useFavouriteToggle.ts',
      'storefront/src/components/Picture/SharedElementImage.css.ts',
      'storefront/src/components/Picture/SharedElementImage.tsx',
      'storefront/src/components/UnknownCategory/UnknownCategory.tsx',
      'storefront/src/state/changeFavourites.ts',
      'storefront/src/state/compare.ts',
      'storefront/src/state/useFavouriteState.ts',
      'ui/src/BackLink/BackLink.css.ts',
      'ui/src/BackLink/BackLink.tsx',
      'ui/src/Price/Price.css.ts',
      'ui/src/Price/Price.tsx',
      'ui/src/Price/splitPrice.ts',
      'ui/src/Spinner/Spinner.tsx',
    ],
  },
  {
    // What its page has beside that: the chosen variant, the link that is shared.
    name: 'page',
    isFirstView: true,
    sources: [
      'storefront/src/browser/useTimedFlag.ts',
      'storefront/src/catalogue/variants/chooseVariant.ts',
      'storefront/src/avoid/product/useAvoidQuery.ts',
    ],
  },
  {
    // Its card, and what lists of it share.
    name: 'cards',
    isFirstView: true,
    sources: [
      'node_modules/jotai/dist/react/useAtom.js',
      'storefront/src/catalogue/badges.ts',
      'storefront/src/catalogue/description.ts',
      'storefront/src/components/Compare/CompareSwitch.tsx',
      'storefront/src/components/FavouriteToggle/FavouriteToggle.tsx',
      'storefront/src/components/PriceLine/PriceLine.tsx',
      'storefront/src/components/ProductBadges/ProductBadges.css.ts',
      'storefront/src/components/ProductBadges/ProductBadges.tsx',
      'storefront/src/components/ProductCard/CardView.tsx',
      'storefront/src/components/ProductCard/LinkQuery.ts',
      'storefront/src/components/ProductCard/ProductCard.copy.ts',
      'storefront/src/components/ProductCard/cardContent.ts',
      'ui/src/Card/Card.css.ts',
      'ui/src/Card/Card.tsx',
      'ui/src/Card/CardPrice.tsx',
      'ui/src/CardGrid/CardGrid.css.ts',
      'ui/src/CardGrid/CardGrid.tsx',
      'ui/src/EmptyShelf/EmptyShelf.css.ts',
      'ui/src/EmptyShelf/EmptyShelf.tsx',
      'ui/src/EmptyShelf/Tub.tsx',
      'ui/src/ToggleButton/ToggleButton.css.ts',
      'ui/src/ToggleButton/ToggleButton.tsx',
    ],
  },
  {
    // How labels print amounts: for the tabs of a product and for the comparison.
    name: 'quantities',
    sources: [
      'storefront/src/catalogue/nutrition/formatQuantity.ts',
      'storefront/src/catalogue/nutrition/pluralUnits.ts',
    ],
  },
  {
    // Reads the few labels that come as HTML.
    name: 'html',
    sources: ['node_modules/entities/', 'node_modules/parse5/'],
  },
];
