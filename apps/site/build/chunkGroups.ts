import type { Rolldown } from 'vite';
import { sourceOf } from './chunkReport.ts';
import { type Chunk, chunks } from './chunks.ts';

/** Stands within each page, so it is no part of `start`. */
const pageScript = 'apps/site/src/pageScript/';

/** What a chunk lists, as paths from the repository's root. */
export const listedPaths = ({ sources }: Chunk): readonly string[] =>
  sources.map((listed) => (listed.startsWith('node_modules/') ? listed : `packages/${listed}`));

/** Whether a path is the source, or a folder that holds it. */
export const includesSource = (path: string, source: string): boolean =>
  path.endsWith('/') ? source.startsWith(path) : source === path;

export const isListed = (chunk: Chunk, source: string): boolean =>
  listedPaths(chunk).some((path) => includesSource(path, source));

/** For the bundler. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    // All that the main script imports.
    name: 'start',
    tags: ['$initial'],
    test: (id) => !includesSource(pageScript, sourceOf(id)),
    priority: chunks.length,
  },
  ...chunks.map((chunk, at) => ({
    name: chunk.name,
    test: (id: string) =>
      isListed(chunk, sourceOf(id)) && (chunk.isSheet !== true || id.includes('.vanilla.css')),
    // The sheets come before `start`, which has some of their sources.
    priority: chunk.isSheet === true ? chunks.length + 1 : chunks.length - at,
  })),
];
