import type { Plugin, Rolldown } from 'vite';

/** Changes the code of each script for browsers, once all are whole. */
function chunkPlugin(
  name: string,
  change: (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) => string,
): Plugin {
  return {
    name,
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = change(chunk, bundle);
        }
      },
    },
  };
}

const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * V8 compiles functions as they are first called, on the main thread, while the page is being hydrated.
 * Its hint, a comment that must stand first, has those of the first load compiled as they arrive,
 * beside the main thread: hydrating costs a slow phone half the time. Other browsers ignore the comment.
 */
export const compileWhileLoading = (names: readonly string[]): Plugin =>
  chunkPlugin('compile-while-loading', ({ code, isEntry, name }) =>
    isEntry || names.includes(name) ? compileHint + code : code,
  );

/**
 * Vite has each dynamic import fetch all files of what it imports, those of the importing chunk
 * included, which came with it: names and digests that cannot be packed, on every route. Drops them.
 */
export const dropLoadedFiles = (): Plugin =>
  chunkPlugin('drop-loaded-files', ({ code, fileName }, bundle) =>
    withoutPreloads(code, filesWith(bundle, fileName)),
  );

/** A chunk, what it imports statically, and their sheets. */
function filesWith(bundle: Rolldown.OutputBundle, fileName: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  visit(fileName);
  return files;
}

const list = /(?<=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=)\["[^\]]*\]/;
const preload = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** A script of Vite's whose dynamic imports fetch these files no more. */
export function withoutPreloads(code: string, files: ReadonlySet<string>): string {
  const [found] = list.exec(code) ?? [];
  if (found === undefined) return code;
  const names: readonly string[] = JSON.parse(found);
  const kept = names.filter((name) => !files.has(name));
  const placeOf = (place: string) => kept.indexOf(names[Number(place)] ?? '');
  const shorter = code.replace(list, JSON.stringify(kept)).replace(preload, (_, places: string) => {
    const own = places
      .split(',')
      .map(placeOf)
      .filter((place) => place >= 0);
    return own.length === 0 ? '[]' : `__vite__mapDeps([${own.join(',')}])`;
  });
  return kept.length === 0 ? shorter.replace(/^const __vite__mapDeps=.*\n/, '') : shorter;
}
