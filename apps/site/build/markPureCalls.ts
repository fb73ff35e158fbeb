import type { Plugin } from 'vite';

/**
 * React's libraries make contexts and components by calls, and name them by assignments. To a bundler
 * both are work that must be done, so what nobody uses would stay: of the router its forms, its data
 * routes and its scroll memory, twice of what the shop uses of it. Here they are written as what
 * they are: free of effects. Where a library changes its ways nothing breaks, the weight tells.
 */
export function dropUnusedCalls(): Plugin {
  return {
    name: 'drop-unused-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|react-hook-form|swr|jotai)\/.*\.m?js$/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

const pure = '/* @__PURE__ */';
const calls = /(?<== )((?:React\d*\.)?(?:createContext|forwardRef|memo)\()/g;
const names = /^\w+\.displayName = "[\w.]+";$/gm;
/** `var X = class extends React.Component {…};`, and after it `X.contextType = Y;`. */
const components =
  /^var (\w+) = class extends (React\d*\.Component) \{$([^]*?)^\};$(?:\n\1\.contextType = (\w+);$)?/gm;

export function markPure(code: string): string {
  return code
    .replaceAll(calls, `${pure} $1`)
    .replaceAll(names, '')
    .replaceAll(
      components,
      (_all, name: string, base: string, body: string, context: string | undefined) => {
        const contextType = context === undefined ? '' : `\n  static contextType = ${context};`;
        return `var ${name} = ${pure} (() => class extends ${base} {${contextType}${body}})();`;
      },
    );
}
