import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * V8 compiles functions as they are first called, on the main thread, while the page is being hydrated.
 * Its hint, a comment that must stand first, has those of the first load compiled as they arrive,
 * beside the main thread: hydrating costs a slow phone half the time. Other browsers ignore the comment.
 */
export function compileWhileLoading(names: readonly string[]): Plugin {
  return {
    name: 'compile-while-loading',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (chunk.isEntry || names.includes(chunk.name)) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
