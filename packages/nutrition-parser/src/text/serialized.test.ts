import { expect, test } from 'vitest';
import { findDeclarations } from '../declarations/findDeclarations.ts';
import { readSerialized } from './serialized.ts';

test.each([
  ['a:1:{s:8:"Proteine";s:4:"80 g";}', { Proteine: '80 g' }],
  ['a:2:{i:0;d:1.5;i:1;b:1;}', [1.5, true]],
  ['a:1:{s:1:"a";a:1:{s:1:"b";N;}}', { a: { b: null } }],
  ['a:1:{s:4:"nota";s:9:"uno"; due";}', { nota: 'uno"; due' }],
  ['a:1:{s:4:"nome";s:8:"Umidità";}', { nome: 'Umidità' }],
])('reads %s', (text, value) => {
  expect(readSerialized(text)).toEqual(value);
});

test.each(['a:1:{s:8:"Proteine";s:4:"80 g";', 'a:1:{s:8:"Proteine"}', 'a:x:{}', 'a: latte', ''])(
  '%j is none',
  (text) => {
    expect(readSerialized(text)).toBeUndefined();
  },
);

test('a key is no prototype', () => {
  const value = readSerialized('a:1:{s:9:"__proto__";a:1:{s:1:"x";i:1;}}');
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test('what is declared in such a text is found, also where it is cut off', () => {
  const whole = 'a:2:{s:9:"allergeni";s:5:"latte";s:4:"nota";s:13:"Contiene soia";}';
  expect(findDeclarations({ meta: whole }).contains).toEqual(['milk', 'soybeans']);
  expect(findDeclarations({ meta: whole.slice(0, -2) }).contains).toEqual(['milk', 'soybeans']);
});
