import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutStacks } from './stacklessExceptions.ts';

const client = createRequire(import.meta.url).resolve('react-dom/client');
const source = readFileSync(
  client.replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);
const madeAtStart = /^(?:var | {2})\w+ = Error\(/gm;

it('leaves React no error that is made as its module starts', () => {
  expect(source.match(madeAtStart)).toHaveLength(5);
  expect(withoutStacks(source).match(madeAtStart)).toBeNull();
});

it('keeps the errors that are thrown for a reader', () => {
  const thrown = 'throw Error(formatProdErrorMessage(418));';
  expect(withoutStacks(thrown)).toBe(thrown);
});
