import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chunkFaults } from './chunkFaults.ts';
import { listedPaths } from './chunkGroups.ts';
import { chunks, screenList } from './chunks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('lists sources that exist, each in one chunk', () => {
  const paths = chunks.filter(({ isSheet }) => isSheet !== true).flatMap(listedPaths);
  const all = [...chunks.flatMap(listedPaths), screenList];
  expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

const parts = {
  name: 'parts',
  sources: ['ui/src/Card/', 'ui/src/Text/Text.tsx'],
  isFirstView: true,
};
const card = 'packages/ui/src/Card/Card.tsx';
const text = 'packages/ui/src/Text/Text.tsx';
const viewer = 'packages/ui/src/Lightbox/Viewer.tsx';

it('finds nothing wrong with a build that went as listed', () => {
  const report = {
    sources: [card, text],
    chunks: { parts: [card, text] },
    firstView: [card, text],
  };
  expect(chunkFaults([parts], report)).toEqual([]);
});

it('names a source that was renamed, one that an import brought, and one that no page needs', () => {
  const report = {
    sources: [card, viewer],
    chunks: { parts: [card, viewer], Viewer: [] },
    firstView: [viewer],
  };
  expect(chunkFaults([parts], report)).toEqual([
    `${text}: listed for the chunk 'parts', but no source of the build.`,
    `${viewer}: in the chunk 'parts' without being listed for it.`,
    `${card}: in the chunk 'parts', though no first view needs it.`,
  ]);
});
