import { expect, test } from 'vitest';
import { readTarget } from './target.ts';

test.each([
  ['/api/brands', ['api', 'brands'], {}],
  ['/api/brands/', ['api', 'brands', ''], {}],
  ['/api/brands#top', ['api', 'brands'], {}],
  ['/api/brands#a\nb', ['api', 'brands'], {}],
  ['https://shop.example/api/brands?a=1', ['api', 'brands'], { a: '1' }],
  ['HTTP://shop.example?a=1', [], { a: '1' }],
  ['/vai/http://altrove/x', ['vai', 'http:', '', 'altrove', 'x'], {}],
  ['/api?a=1?b&c=2#d', ['api'], { a: '1?b', c: '2' }],
  ['/api?a=b+c', ['api'], { a: 'b c' }],
  ['/api/caff%C3%A8%2F', ['api', 'caffè/'], {}],
  ['', [], {}],
])('%j is read', (url, segments, query) => {
  const target = readTarget(url);
  expect(target?.segments).toEqual(segments);
  expect(Object.fromEntries(target?.query ?? [])).toEqual(query);
});

test.each(['/api/%', '/api/%00', '/api?a=%E0%A4', '/api?a=%00'])('%j cannot be read', (url) => {
  expect(readTarget(url)).toBeNull();
});
