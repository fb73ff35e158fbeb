import { afterEach, expect, test, vi } from 'vitest';
import { isDataConstrained, savesData } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, { constrained: false, saves: false }],
  [{ connection: null }, { constrained: false, saves: false }],
  [{ connection: { saveData: true, effectiveType: '4g' } }, { constrained: true, saves: true }],
  [{ connection: { saveData: false, effectiveType: '4g' } }, { constrained: false, saves: false }],
  [{ connection: { saveData: false, effectiveType: '3g' } }, { constrained: true, saves: false }],
  [{ connection: { effectiveType: 'slow-2g' } }, { constrained: true, saves: false }],
])('reads %j', (navigator, { constrained, saves }) => {
  vi.stubGlobal('navigator', navigator);
  expect(isDataConstrained()).toBe(constrained);
  expect(savesData()).toBe(saves);
});
