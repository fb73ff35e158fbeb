import { afterEach, describe, expect, test, vi } from 'vitest';
import { mobileNumber, whatsAppLink } from './whatsApp.ts';

test.each([
  ['+393331234567', '+393331234567'],
  ['+39 333 1234567', '+393331234567'],
  ['+41791234567', '+41791234567'],
  ['+390000000000', null],
  ['+393000000000', null],
  ['+390111234567', null],
  ['000 000 0000', null],
  ['3331234567', null],
  ['+0393331234567', null],
  ['+39333123456789012', null],
  ['', null],
])('the WhatsApp number of %s is %s', (text, number) => {
  expect(mobileNumber(text)).toBe(number);
});

test('a link carries the text whole, and may do without', () => {
  const link = new URL(whatsAppLink('+393331234567', 'Salt & Pepper #1?\n💪🏽'));
  expect(link.origin + link.pathname).toBe('https://wa.me/393331234567');
  expect([...link.searchParams]).toEqual([['text', 'Salt & Pepper #1?\n💪🏽']]);
  expect(whatsAppLink('+393331234567')).toBe('https://wa.me/393331234567');
});

describe('a number of shop.json', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each([
    ['+39 333 1234567', '+393331234567'],
    ['011 123 4567', null],
  ])('%s is %s to the site, and the other shop has none', async (whatsapp, shown) => {
    vi.stubGlobal('OWN_SHOPS', { aosta: { whatsapp } });
    vi.resetModules();
    const { aostaShop, torinoShop } = await import('./shops.ts');
    expect([torinoShop.whatsapp, aostaShop.whatsapp]).toEqual([null, shown]);
  });
});
