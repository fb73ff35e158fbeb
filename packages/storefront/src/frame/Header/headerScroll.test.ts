import { describe, expect, test } from 'vitest';
import { afterFocus, afterNavigation, afterScroll, headerAtTop, openedAt } from './headerScroll.ts';

/** The header after scrolling through each position, a moment apart. */
const scrolledThrough = (...positions: number[]) =>
  positions.reduce((header, y, index) => afterScroll(header, y, 10_000 + index), headerAtTop);

describe('compact', () => {
  test.each([
    ['at 130 px it is still normal', [130], false],
    ['above 130 px it is compact', [131], true],
    ['between 110 and 130 px a normal header stays normal', [120], false],
    ['between 110 and 130 px a compact header stays compact', [200, 110], true],
    ['below 110 px it is normal again', [200, 109], false],
  ])('%s', (_, positions, isCompact) => {
    expect(scrolledThrough(...positions).isCompact).toBe(isCompact);
  });
});

describe('hidden', () => {
  test.each([
    ['scrolling down to 400 px leaves it shown', [400], false],
    ['scrolling down beyond 400 px hides it', [401], true],
    ['24 px further down change nothing', [390, 414], false],
    ['25 px further down hide it', [390, 415], true],
    ['small ways down add up', [390, 400, 410, 420], true],
    ['9 px up change nothing', [800, 791], true],
    ['10 px up show it', [800, 790], false],
    ['small ways up add up', [800, 795, 790], false],
    ['down again hides it again', [800, 700, 800], true],
    ['a way up that ends below 400 px shows it', [800, 300], false],
  ])('%s', (_, positions, isHidden) => {
    expect(scrolledThrough(...positions).isHidden).toBe(isHidden);
  });

  test('a click on navigation keeps it shown for 1000 ms', () => {
    const clicked = afterNavigation(scrolledThrough(800), 5000);
    expect(clicked.isHidden).toBe(false);
    expect(afterScroll(clicked, 900, 5999).isHidden).toBe(false);
    expect(afterScroll(clicked, 900, 6000).isHidden).toBe(true);
  });

  test('focus that enters it shows it', () => {
    expect(afterFocus(scrolledThrough(800)).isHidden).toBe(false);
  });
});

describe('a page that opens in the middle', () => {
  test('has it shown and compact', () => {
    expect(openedAt(800)).toMatchObject({ isHidden: false, isCompact: true });
  });

  test('has it normal up to 130 px', () => {
    expect(openedAt(130).isCompact).toBe(false);
  });

  test('hides it with the next way down', () => {
    expect(afterScroll(openedAt(800), 825, 10_000).isHidden).toBe(true);
  });
});

test('a change that is ignored leaves the very same state', () => {
  const header = scrolledThrough(800);
  expect(afterScroll(header, 805, 99)).toBe(header);
});
