import type { CatalogueProblem } from '@vetta/storefront/backend';
import type { Mistake } from '../mistakes.ts';

export const jsonTexts = {
  noJson: 'Il file comincia come JSON, ma non lo è fino in fondo',
  noJsonRemedy: 'esportalo di nuovo',
  slugTwiceRemedy: 'dagli un altro slug, o toglilo',
  slugTwice: 'lo stesso slug c’è già in un prodotto prima di questo',
};

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^missing: a product needs a name.*/u, 'manca il nome'],
  [/^missing/u, 'manca'],
  [/^expected a text, received an empty one/u, 'è vuoto'],
  [/^expected a text/u, 'qui serve un testo'],
  [/^expected true or false/u, 'qui serve true o false'],
  [/^expected a whole number of cents.*/u, 'qui serve un numero intero di centesimi'],
  [/^expected a whole number.*/u, 'qui serve un numero intero'],
  [/^expected a number or a text/u, 'qui serve un numero o un testo'],
  [/^expected a list.*/u, 'qui serve una lista'],
  [/^expected an object/u, 'qui serve un oggetto'],
];

/** A field that does not fit, in the owner's words. */
export function jsonProblem({ path, message }: CatalogueProblem): Mistake {
  const found = kinds.find(([pattern]) => pattern.test(message));
  const received = /received (.*)$/su.exec(message)?.[1];
  return {
    severity: 'error',
    sheet: path,
    message: found?.[1] ?? message,
    remedy: received === undefined ? 'aggiungilo' : `c'è ${received}`,
  };
}
