import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { company } from '../content/company.ts';
import { id, shortText } from './fields.ts';
import { itemsOf, pictureUrl } from './wireFields.ts';

beforeAll(() => {
  const owner: { imageHosts: readonly string[] } = company;
  vi.spyOn(owner, 'imageHosts', 'get').mockReturnValue(['cdn.example.com']);
});
afterAll(() => vi.restoreAllMocks());

test.each([
  ['/images/a.webp', '/images/a.webp'],
  [' /images/a.webp ', '/images/a.webp'],
  ['images/a.webp?v=2', '/images/a.webp?v=2'],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ['//cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ['http://cdn.example.com/a.webp', undefined],
  ['https://cdn.example.com:8443/a.webp', undefined],
  ['https://cdn.example.com.evil.example/a.webp', undefined],
  ['https://evil.example/a.webp', undefined],
  ['https://[', undefined],
  ['', undefined],
  ['  \n', undefined],
  ['/'.padEnd(2001, 'a'), undefined],
  [null, undefined],
  [7, undefined],
])('the picture %j is fetched from %j', (text, address) => {
  expect(pictureUrl(text)).toBe(address);
});

test.each([
  [' Siero ', 'Siero'],
  [' \u4e2d ', '\u4e2d'],
  ['cafe\u0301', 'caf\u00e9'],
  ['a\tb\nc', 'a\tb\nc'],
  ['\u0007', undefined],
])('the text %j reads %j', (text, read) => {
  expect(shortText(text)).toBe(read);
});

test('an id is cut like any other text', () => {
  expect(id('7'.repeat(501))).toBe('7'.repeat(500));
});

test('five hundred entries of a list are read, and no more', () => {
  expect(itemsOf(Array.from({ length: 501 }, () => ({})))).toHaveLength(500);
});
