import type { Plugin } from 'vite';

/**
 * React makes five errors as its module starts, to throw and recognise them later; nobody reads their
 * stacks. Where something inspects the page, as Lighthouse does, each is a stack with positions, for
 * which V8 parses the whole file again: 17 of the 20 ms that the first script ran at once. Here they are
 * what React needs of them: objects of their own.
 */
export function stacklessExceptions(): Plugin {
  return {
    name: 'stackless-exceptions',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  };
}

const exceptions = /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g;

export function withoutStacks(code: string): string {
  return code.replaceAll(exceptions, "$1 = { __proto__: Error.prototype, message: 'React #$2' }");
}
