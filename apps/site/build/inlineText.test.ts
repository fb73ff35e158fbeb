import { expect, it } from 'vitest';
import { inlineHash, inlineText } from './renderTemplate.ts';

it('escapes text inside an element', () => {
  expect(inlineText('a > b; "</style>"', 'script')).toBe('a > b; "</style>"');
});

it.each([
  ['script', 'x = "</SCRIPT>"', 'A script for within the pages holds "</SCRIPT".'],
  ['script', 'x = "<!--"', 'A script for within the pages holds "<!--".'],
  ['style', 'a::after { content: "</style>" }', 'A style for within the pages holds "</style".'],
] as const)('refuses a %s that would end early: %s', (element, text, message) => {
  expect(() => inlineText(text, element)).toThrow(message);
});

it('names a text as a policy does', () => {
  expect(inlineHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
});
