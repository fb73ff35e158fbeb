import type { Plugin } from 'vite';

/**
 * React's libraries make contexts and components by calls. To a bundler a call is work that must be
 * done, so what nobody uses would stay: of the router its forms, its data routes and its scroll
 * memory, twice of what the shop uses of it. This marks these calls as free of effects.
 */
export function dropUnusedCalls(): Plugin {
  return {
    name: 'drop-unused-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|react-hook-form|swr|jotai)\/.*\.m?js$/ },
      handler: (code) => ({ code: markCalls(code), map: null }),
    },
  };
}

export function markCalls(code: string): string {
  return code.replaceAll(
    /(?<== )((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/g,
    '/* @__PURE__ */ $1',
  );
}
