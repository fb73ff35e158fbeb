import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readHostEnvironment } from './host/environment.ts';

const { port, apiOrigin } = readHostEnvironment(process.env);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Workspace packages are source, and the fonts' addresses must come out as the client's.
  ssr: { noExternal: [/^@vetta\//, /^@fontsource/] },
  server: {
    port,
    // The catalogue's pictures come from where the catalogue does; the site's own are in public/.
    proxy: { '/api': apiOrigin.origin, '/images/products': apiOrigin.origin },
  },
});
