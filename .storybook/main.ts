import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mockWorker } from './mockWorker.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the MDX pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Draws hover, focus and the pressed state without a hand on the mouse.
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  // The pictures that the site serves, at the site's addresses.
  staticDirs: [
    '../apps/site/public',
    { from: '../apps/mock-api/catalogue/images', to: '/images/products' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(base) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...base,
      plugins: [...(base.plugins ?? []), vanillaExtractPlugin(), mockWorker()],
      optimizeDeps: {
        ...base.optimizeDeps,
        // Found late, these would reload the page in the middle of a test run.
        include: [
          ...(base.optimizeDeps?.include ?? []),
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          'react-dom/client',
          'react-router-dom',
          'swr',
          'jotai',
          'valibot',
          'msw',
          'msw/browser',
        ],
      },
    };
  },
};

export default config;
