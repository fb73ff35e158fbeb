import { fileURLToPath } from 'node:url';
import { namedCatalogueFile } from '@vetta/mock-api/catalogue';
import { shopGlobals } from '@vetta/mock-api/shop';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, digestLength, firstViewChunks } from './build/chunks.ts';
import { compileWhileLoading, dropLoadedFiles } from './build/chunkCode.ts';
import { dropUnusedCalls } from './build/markPureCalls.ts';
import { ownPictures } from './build/pictureFolders.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { readHostEnvironment } from './host/environment.ts';

/** See `ShopData` of the storefront. */
const ownShop = Object.fromEntries(
  Object.entries(shopGlobals(process.env['SHOP_FILE'] || undefined)).map(([name, value]) => [
    name,
    JSON.stringify(value) ?? 'undefined',
  ]),
);

const { port, apiOrigin } = readHostEnvironment(process.env);

const maxPreloadedScripts = 4;
const isScript = (file: string) => file.endsWith('.js');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    dropUnusedCalls(),
    dropLoadedFiles(),
    compileWhileLoading(firstViewChunks),
    vanillaExtractPlugin(),
    ownPictures(fileURLToPath(new URL('.', import.meta.url))),
    serviceWorker(),
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
    // 1 % smaller than Vite's own, which is what a budget is made of. What draws the pages is not sent.
    minify: isSsrBuild ? false : 'terser',
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
      input: isSsrBuild ? undefined : ['index.html', 'src/pageScript/loadScripts.ts'],
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: `assets/[name]-[hash:${digestLength}].js`,
        ...(!isSsrBuild && { entryFileNames: `assets/[name]-[hash:${digestLength}].js` }),
        // Also of the pages' own build, which writes the addresses of fonts.
        assetFileNames: `assets/[name]-[hash:${digestLength}][extname]`,
      },
    },
  },
  // SWR's stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // What draws the pages is one file, which runs wherever the build is made.
  ssr: { noExternal: true },
  server: {
    port,
    // The catalogue's pictures come from where the catalogue does; the site's own are in public/.
    proxy: { '/api': apiOrigin.origin, '/images/products': apiOrigin.origin },
  },
}));
