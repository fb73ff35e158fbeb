import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Path from the repository's root, without what plugins add; virtual modules keep their name. */
export function sourceOf(id: string): string {
  const [path = ''] = id.split('?');
  const source = relative(root, path).split(sep).join('/');
  // A sheet that vanilla-extract makes of its source.
  return source.replace(/\.vanilla\.css$/, '');
}

const reportSchema = v.object({
  /** All sources of the build. */
  sources: v.array(v.string()),
  /** Those of each chunk, by the chunk's name. */
  chunks: v.record(v.string(), v.array(v.string())),
  /** What pages need for their first view: the main script and the screens, with all they import. */
  firstView: v.array(v.string()),
});

/** Which source went where: written beside the build, read by `checkBudgets.ts`. */
export type ChunkReport = v.InferOutput<typeof reportSchema>;

export const readChunkReport = (text: string): ChunkReport =>
  v.parse(reportSchema, JSON.parse(text));

export const chunkReportFile = '.vite/chunks.json';

/** `screens`: the source whose dynamic imports are the screens. */
export function reportChunks(screens: string): Plugin {
  return {
    name: 'report-chunks',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks: Record<string, string[]> = {};
      const entries: string[] = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        (chunks[chunk.name] ??= []).push(...chunk.moduleIds.map(sourceOf));
        if (chunk.isEntry && chunk.facadeModuleId) entries.push(chunk.facadeModuleId);
      }
      const ids = [...this.getModuleIds()];
      const lists = ids.filter((id) => sourceOf(id) === screens);
      entries.push(...lists.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const firstView = [...closure(entries, imports)].map(sourceOf);
      const sources = ids.map(sourceOf);
      const report: ChunkReport = { sources, chunks, firstView };
      this.emitFile({ type: 'asset', fileName: chunkReportFile, source: JSON.stringify(report) });
    },
  };
}

function closure(entries: readonly string[], imports: (id: string) => readonly string[]) {
  const seen = new Set(entries);
  for (const id of seen) for (const imported of imports(id)) seen.add(imported);
  return seen;
}
