import { expect, test } from 'vitest';
import { closureOn } from './closureOn.ts';

const closures = { '2027-08-09': 'Ferie', '2027-12-25': 'Inventario' };

test.each([
  [{ year: 2027, month: 8, day: 9 }, 'Ferie'],
  [{ year: 2028, month: 8, day: 9 }, null],
  [{ year: 2027, month: 12, day: 25 }, 'Natale'],
])('%j is %s', (day, name) => {
  expect(closureOn(day, closures)).toBe(name);
});
