import '@vetta/ui/fonts';
import '@vetta/ui/theme';
import { apiAnswering, withStoryEnvironment } from '@vetta/storefront/testing';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { failOnConsoleErrors, watchConsole } from './consoleErrors.ts';
import { readableArgTypes } from './docs/argTypes.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { viewports } from './docs/viewports.ts';
import { emulationGlobals, withEmulation } from './emulation/withEmulation.tsx';
import { isolateStory } from './framedStory.ts';
import { theme } from './theme.ts';

// For a machine that does other things besides.
configure({ asyncUtilTimeout: 10_000 });

isolateStory();

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledFrame: 'bypass',
      });
      return worker;
    }),
  ],
  beforeEach: watchConsole,
  afterEach: failOnConsoleErrors,
  decorators: [withStoryEnvironment, withEmulation],
  argTypesEnhancers: [readableArgTypes],
  globalTypes: emulationGlobals,
  initialGlobals: { motion: 'system', colours: 'system', medium: 'screen' },
  tags: ['autodocs'],
  parameters: {
    ...apiAnswering().parameters,
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: viewports },
    docs: { page: DocsPage, theme },
    options: {
      storySort: {
        order: [
          'Read me',
          'Writing',
          'Packs',
          'Theme',
          ['Tokens', 'Palette', 'Scales'],
          'UI',
          'Product parts',
          'Frame',
          'Screens',
          'Nutrition parser',
        ],
      },
    },
  },
};

export default preview;
