import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

// Examples of the GS1 specification and of its check digit calculator.
test.each(['4006381333931', '96385074', '036000291452', '10614141000415', '8000500310427'])(
  '%s is one',
  (text) => {
    expect(isGtin(text)).toBe(true);
  },
);

test.each([
  '4006381333932',
  '96385075',
  '400638133393',
  '',
  '00000000',
  '0000000000000',
  '4006381333931 ',
  '40063813339３1',
  '123456789',
])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false);
});
