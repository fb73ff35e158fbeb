import '@vetta/ui/fonts';
import '@vetta/ui/theme';
import { apiAnswering, withStoryEnvironment } from '@vetta/storefront/testing';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { failOnConsoleErrors, watchConsole } from './consoleErrors.ts';

// For a machine that does other things besides.
configure({ asyncUtilTimeout: 10_000 });

const phone = { name: 'Telefono 360', styles: { width: '360px', height: '740px' }, type: 'mobile' };
const tablet = {
  name: 'Tavoletta 768',
  styles: { width: '768px', height: '1024px' },
  type: 'tablet',
};
const desktop = {
  name: 'Scrivania 1280',
  styles: { width: '1280px', height: '900px' },
  type: 'desktop',
};
const narrow = {
  name: 'Minimo 320',
  styles: { width: '320px', height: '640px' },
  type: 'mobile',
};

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
  decorators: [withStoryEnvironment],
  parameters: {
    ...apiAnswering().parameters,
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: { narrow, phone, tablet, desktop } },
    options: {
      storySort: { order: ['Leggimi', 'Tema', 'UI', 'Componenti', 'Cornice', 'Schermate'] },
    },
  },
};

export default preview;
