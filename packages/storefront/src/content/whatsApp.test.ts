import { afterEach, describe, expect, test, vi } from 'vitest';
import { mobileNumber } from './whatsApp.ts';

test.each([
  ['+393331234567', '+393331234567'],
  ['+41791234567', '+41791234567'],
  ['+390000000000', null],
  ['+393000000000', null],
  ['+390111234567', null],
  ['000 000 0000', null],
  ['+39 333 1234567', null],
  ['+393331234567\n', null],
  ['3331234567', null],
  ['+0393331234567', null],
  ['+39333123456789012', null],
  ['', null],
])('the WhatsApp number of %s is %s', (text, number) => {
  expect(mobileNumber(text)).toBe(number);
});

describe('a number of shop.json', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each([
    ['+393331234567', '+393331234567'],
    ['011 123 4567', null],
  ])('%s is %s to the site, and the other shop has none', async (whatsapp, shown) => {
    vi.stubGlobal('OWN_SHOPS', { aosta: { whatsapp } });
    vi.resetModules();
    const { aostaShop, torinoShop } = await import('./shops.ts');
    expect([torinoShop.whatsapp, aostaShop.whatsapp]).toEqual([null, shown]);
  });
});
