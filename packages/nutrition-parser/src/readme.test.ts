import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as allergens from './allergens.ts';
import * as html from './html/index.ts';
import * as main from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

const modules = {
  '@vetta/nutrition-parser': main,
  '@vetta/nutrition-parser/allergens': allergens,
  '@vetta/nutrition-parser/html': html,
};

/** The example as a function body: imports from the entries, each `value; // expected` compared. */
function compiled(code: string): string {
  return code
    .replace(/import (\{[^}]*\}) from '([^']+)';/g, "const $1 = modules['$2'];")
    .replace(/^(.+?); \/\/ (.+)$/gm, (_, value: string, expected: string) => {
      const declared = value.startsWith('const ') ? value : `same(${value}, ${expected})`;
      return `${declared};`;
    });
}

test.each(examples.map((code) => [code.split('\n')[0] ?? '', code]))(
  'the example runs: %s',
  (_, code) => {
    let compared = 0;
    const same = (value: unknown, expected: unknown): void => {
      compared++;
      expect(value).toEqual(expected);
    };
    new Function('modules', 'same', compiled(code))(modules, same);
    expect(compared).toBeGreaterThan(0);
  },
);
