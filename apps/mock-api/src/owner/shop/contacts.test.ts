import { expect, it } from 'vitest';
import { mobileReader } from './contacts.ts';

const read = (text: string) => mobileReader({ kind: 'text', text });

it.each([
  ['333 123 4567', '+393331234567'],
  ['333.1234567', '+393331234567'],
  ['39 333 1234567', '+393331234567'],
  ['0039 (333) 123-4567', '+393331234567'],
  ['+41 79 123 45 67', '+41791234567'],
  ['', ''],
])('the mobile %s is kept as %s', (shown, value) => {
  expect(read(shown)).toEqual({ value });
});

it.each(['011 123 4567', '+39 000 000 0000', 'chiama', '333'])('%s is no mobile', (shown) => {
  expect(read(shown)).toMatchObject({ issue: { message: 'non è un numero di cellulare' } });
});
