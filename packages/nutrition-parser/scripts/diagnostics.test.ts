import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diagnosticsDocument, diagnosticsFile, examples, raised } from './diagnostics.ts';

test('the document of the diagnostics is made from the model and its examples', () => {
  expect(readFileSync(diagnosticsFile, 'utf8')).toBe(diagnosticsDocument());
});

test.each(Object.keys(examples).filter((code): code is keyof typeof examples => code in examples))(
  'the example of %s raises it, and the model says what it means',
  (code) => {
    expect(raised(code)?.code).toBe(code);
    const [, part = ''] = diagnosticsDocument().split(`## ${code}\n\n`);
    expect(part).toMatch(/^[A-Z].+\.\n/);
  },
);
