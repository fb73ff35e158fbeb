import { includesSource, isListed, listedPaths } from './chunkGroups.ts';
import type { ChunkReport } from './chunkReport.ts';
import type { Chunk } from './chunks.ts';

/**
 * Where a build has gone another way than its chunks say, source by source: one that is listed and has
 * another name now, one that an import has brought into a chunk, one that pages fetch for nothing.
 */
export function chunkFaults(chunks: readonly Chunk[], report: ChunkReport): readonly string[] {
  return chunks.flatMap((chunk) => {
    const { name } = chunk;
    const missing = listedPaths(chunk)
      .filter((path) => !report.sources.some((source) => includesSource(path, source)))
      .map((path) => `${path}: listed for the chunk '${name}', but no source of the build.`);
    const held = [...new Set(report.chunks[name])].filter((source) => !isVirtual(source));
    const unlisted = held
      .filter((source) => !isListed(chunk, source))
      .map((source) => `${source}: in the chunk '${name}' without being listed for it.`);
    const early = held
      .filter((source) => chunk.isFirstView === true && !report.firstView.includes(source))
      .map((source) => `${source}: in the chunk '${name}', though no first view needs it.`);
    return [...missing, ...unlisted, ...early];
  });
}

const isVirtual = (source: string) => source.includes('\0');
