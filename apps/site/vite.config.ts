import { fileURLToPath } from 'node:url';
import { namedCatalogueFile } from '@vetta/mock-api/catalogue';
import { shopGlobals } from '@vetta/mock-api/shop';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileWhileLoading } from './build/eagerCompileHint.ts';
import { dropUnusedCalls } from './build/markPureCalls.ts';
import { ownPictures } from './build/pictures/ownPictures.ts';
import { readHostEnvironment } from './host/environment.ts';

/** See `ShopData` of the storefront. */
const ownShop = Object.fromEntries(
  Object.entries(shopGlobals(process.env['SHOP_FILE'] || undefined)).map(([name, value]) => [
    name,
    JSON.stringify(value) ?? 'undefined',
  ]),
);

const { port, apiOrigin } = readHostEnvironment(process.env);

/**
 * Small chunks pack badly and each is a request: what belongs together travels together. What only
 * one screen or a few need stays as Rolldown splits it.
 */
const groups = [
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*\/site\/src\/(?:loadScripts|trustedTypes)\.ts)/,
    priority: 4,
  },
  // The sheets of small parts: a link each would keep a slow phone from answering when a screen is fetched ahead.
  {
    name: 'layout',
    test: /packages\/ui\/src\/(?:Grid|List|Note|SectionHead|Split|BackLink|CardGrid|StatusLine|BigFigure|Panel|Heading|Text|PageHead|Badge|LazyImage)\/.*\.vanilla\.css/,
    priority: 5,
  },
  // Headings, columns and pictures: nearly every screen has them.
  {
    name: 'parts',
    test: /packages\/(ui|storefront)\/src\/(?!catalogue|data|api|BigFigure|content\/(?:shops|messages|weekHours|hoursText)|components\/StructuredData\/siteGraph)/,
    minShareCount: 6,
    priority: 3,
  },
  {
    name: 'shops',
    test: /content\/(?:shops|weekHours|hoursText)\.ts|StructuredData\/siteGraph/,
    priority: 2,
  },
  // How labels print amounts: for the tabs of a product and for the comparison.
  {
    name: 'quantities',
    test: /catalogue\/nutrition\/(?:formatQuantity|pluralUnits)/,
    // Below 'product', which keeps what both need.
    priority: 0,
  },
  // What asks the API and reads its answers: fetched with the first call.
  {
    name: 'calls',
    test: /src\/(api\/(request|list|named|calls)|catalogue\/product)\.ts/,
    priority: 2,
  },
  // The cache, and the hooks of nearly every screen with products.
  {
    name: 'data',
    test: /node_modules\/(swr|dequal|use-sync-external-store)\/|src\/api\/(errors|endpoints)|src\/data\/(?!useSend|contactKey|useGrouped|useFavourite|useListProducts|useProtein|useLabel|useListed|useCompared|use(?:ListQuery|Products|Brands|Categories|CategoryProducts)\.)/,
    priority: 3,
  },
  // The calls for lists, which no product page makes.
  {
    name: 'lists',
    test: /src\/(?:api\/list(?:Endpoints|ingQuery)|catalogue\/filterOptions|data\/use(?:ListQuery|Products|Brands|Categories|CategoryProducts))\./,
    priority: 3,
  },
  // What is known of a product, wherever it is shown.
  {
    name: 'product',
    test: /ui\/src\/(?:BackLink|Spinner)\/|storefront\/src\/(content\/messages|state\/compare|catalogue\/(?!shops|badges|description|nutrition|comparison|value|labels|ingredients|shoppingList|searchClaims|avoidance|variants\/(?:flavourColours|chooseVariant))|components\/(PriceLine|Compare\/LazyCompareTools|Compare\/CompareButton\.copy|UnknownCategory\/UnknownCategory\.|Picture\/SharedElement|FavouriteToggle\/use))/,
    minShareCount: 3,
    priority: 1,
  },
  // Its card, and what lists of it share.
  {
    name: 'cards',
    test: /ui\/src\/(?:EmptyShelf|CardGrid)\/|storefront\/src\/(?:catalogue|components)\/(?!shops|ShopHours|UnknownCategory|nutrition|comparison|RecentlyViewed\/Recent|value|labels|ingredients|shoppingList|searchClaims|avoidance|variants\/(?:flavourColours|chooseVariant)|HundredLines|ProductCard\/ActivePrice|Compare\/(?:compareTools|CompareTools|CompareTray|PickBox|toggleCompared|Compare\.copy))/,
    minShareCount: 3,
  },
];

const maxPreloadedScripts = 4;
const isScript = (file: string) => file.endsWith('.js');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    dropUnusedCalls(),
    compileWhileLoading(['parts', 'data', 'lists', 'product', 'cards']),
    vanillaExtractPlugin(),
    ownPictures(fileURLToPath(new URL('.', import.meta.url))),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // The storefront registers it, and public/ holds the manifest.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['assets/*.{js,css}'],
        // Read by the few labels that come as HTML: fetched and kept with the first of them.
        // The pages carry `loadScripts` within.
        globIgnores: ['assets/html-*', 'assets/loadScripts-*'],
        // Their names carry a digest.
        dontCacheBustURLsMatching: /^assets\//,
        modifyURLPrefix: { '': '/' },
      },
    }),
  ],
  // See `hasFixedData` of the storefront.
  define: {
    OWN_CATALOGUE: JSON.stringify(namedCatalogueFile(process.env) !== undefined),
    ...ownShop,
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Of a screen with many scripts the browser asks for them as it meets their imports: a dozen links
      // in one task would keep a slow phone from answering, each time a screen is fetched ahead.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' && files.filter(isScript).length > maxPreloadedScripts
          ? files.filter((file) => !isScript(file))
          : files,
    },
    // 1 % smaller than Vite's own, which is what a budget is made of.
    minify: 'terser',
    // Vite's own would spare a fault of Safari 10, which knows no modules.
    terserOptions: {
      ecma: 2020,
      safari10: false,
      // No code here calls a function expression with `new`, nor has a getter with an effect.
      compress: {
        passes: 4,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
        pure_getters: true,
      },
    },
    rolldownOptions: {
      input: isSsrBuild ? undefined : ['index.html', 'src/loadScripts.ts'],
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
  // SWR's stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // Workspace packages are source, and the fonts' addresses must come out as the client's.
  ssr: { noExternal: [/^@vetta\//, /^@fontsource/] },
  server: {
    port,
    // The catalogue's pictures come from where the catalogue does; the site's own are in public/.
    proxy: { '/api': apiOrigin.origin, '/images/products': apiOrigin.origin },
  },
}));
