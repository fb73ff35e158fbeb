import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { mockWorker } from '../.storybook/mockWorker.ts';

const wrapper = fileURLToPath(new URL('asLadleStory.tsx', import.meta.url));

/**
 * Ladle draws each export of a stories module as a component, while ours are the objects of
 * Storybook's format. This serves every stories module through a small module that wraps them.
 */
const storybookFormat = () => ({
  name: 'storybook-format',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('.stories.tsx')) return null;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map((match) => match[1]);
    return [
      `import { asLadleStory } from ${JSON.stringify(wrapper)};`,
      `import * as stories from ${JSON.stringify(`${id}?stories`)};`,
      'export default { title: stories.default.title };',
      ...names.map(
        (name) => `export const ${name} = asLadleStory(stories.default, stories.${name});`,
      ),
    ].join('\n');
  },
});

/** Ladle empties msw unless its own addon drives it; here the stories' own handlers do. */
const keepMsw = () => ({
  name: 'keep-msw',
  config({ resolve }: UserConfig) {
    const alias = resolve?.alias;
    if (alias === undefined || Array.isArray(alias)) return;
    Object.assign(alias, { 'msw/browser': 'msw/browser', msw: 'msw' });
  },
});

export default {
  plugins: [storybookFormat(), keepMsw(), mockWorker(), vanillaExtractPlugin()],
  build: { target: 'es2022' },
  server: { open: false },
};
