import { expect, test } from 'vitest';
import { measureFile } from './measureFile.ts';
import { measureStructure, type Structure } from './structure.ts';

/** The most that the sources may have. */
const limitsOfAll: Partial<Record<keyof Structure, number>> = {
  longFiles: 0,
  expressions: 155,
  longExpressions: 0,
  longFunctions: 0,
  longParameterLists: 0,
  exportedLets: 0,
  mutableModuleState: 0,
  extendingClasses: 0,
};

test('the sources keep the limits of their structure', () => {
  const structure = measureStructure();
  const beyond = Object.entries(limitsOfAll).flatMap(([name, limit]) => {
    const found = Object.entries(structure).find(([key]) => key === name)?.[1] ?? [];
    const count = typeof found === 'number' ? found : found.length;
    return count > limit ? [{ name, limit, count, found }] : [];
  });
  expect(beyond).toEqual([]);
});

test('a file is measured by what is in it', () => {
  const file = measureFile(
    'sample.ts',
    `export let shared = 1;
const kept: string[] = [];
class Reader extends Base {}
function add(a: 1, b: 2, c: 3, d: 4, e: 5) {
  kept.push('x');
  return /ab+c/i.exec(new RegExp(\`\${a}\`).source) ?? [new RegExp('x+y'), pattern('{UNIT}+')];
}`,
  );
  expect(file).toMatchObject({
    lines: 7,
    isData: false,
    expressions: [
      { at: 'sample.ts:6', size: 4 },
      { at: 'sample.ts:6', size: 3 },
    ],
    functions: [{ at: 'sample.ts:4', size: 4 }],
    parameterLists: [{ at: 'sample.ts:4', size: 5 }],
    exportedLets: [{ at: 'sample.ts shared', size: 1 }],
    mutableModuleState: [{ at: 'sample.ts kept', size: 1 }],
    extendingClasses: [{ at: 'sample.ts:3', size: 1 }],
  });
});

test('a file of words alone is data', () => {
  expect(measureFile('words.ts', "export const words = ['a', 'b'];").isData).toBe(true);
  expect(measureFile('lexicon/words.ts', 'export const word = () => 1;').isData).toBe(true);
});
