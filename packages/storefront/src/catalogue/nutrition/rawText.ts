/** A text that a person can read: a stray '{}', 'null' or '-' of the feed is none. */
export function rawText(source: unknown): string | undefined {
  const lines: readonly unknown[] = Array.isArray(source) ? source : [source];
  const text = lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .trim();
  return threeLetters.test(text) && !dataSyntax.test(text) ? text : undefined;
}

const threeLetters = /\p{L}{3}/u;
const dataSyntax = /^[[{"]|^(?:null|true|false)$/;
