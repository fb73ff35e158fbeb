import { expect, test } from 'vitest';
import { measureFile } from './measureFile.ts';
import { measureStructure } from './structure.ts';

/**
 * No more of anything than there is now. Lower a figure when the sources fall below it; at the end
 * stand 120 expressions, a median of 60 lines, and nought elsewhere.
 */
const most = {
  medianFileLines: 77,
  longFiles: 15,
  expressions: 437,
  longExpressions: 54,
  longFunctions: 14,
  longParameterLists: 43,
  exportedLets: 0,
  mutableModuleState: 35,
  extendingClasses: 6,
};

test('the sources keep the limits of their structure', () => {
  const structure = measureStructure();
  const beyond = Object.entries(most).flatMap(([name, limit]) => {
    const found = Object.entries(structure).find(([key]) => key === name)?.[1] ?? [];
    const count = typeof found === 'number' ? found : found.length;
    return count > limit ? [{ name, limit, count, found }] : [];
  });
  expect(beyond).toEqual([]);
});

test('a file is measured by what stands in it', () => {
  const file = measureFile(
    'sample.ts',
    `export let shared = 1;
const kept: string[] = [];
class Reader extends Base {}
function add(a: 1, b: 2, c: 3, d: 4, e: 5) {
  kept.push('x');
  return /ab+c/i.exec(new RegExp(\`\${a}\`).source);
}`,
  );
  expect(file).toMatchObject({
    lines: 7,
    isData: false,
    expressions: [{ at: 'sample.ts:6', size: 4 }],
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
