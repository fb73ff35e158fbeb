import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writePackage } from './package.ts';

/** A project of somebody else's, in which the package is installed as npm would lay it out. */
const project = join(import.meta.dirname, '../test-results/somebody');
const installed = join(project, 'node_modules/@vetta/nutrition-parser');

beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writePackage(installed);
});

test('Node runs both entries as they are installed', () => {
  const program = `
    import { parseNutrition } from '@vetta/nutrition-parser';
    import { htmlReader } from '@vetta/nutrition-parser/html';
    const { value } = parseNutrition('<table><tr><td>Proteine<td>80 g</table>', { html: htmlReader });
    console.log(value.rows[0].key, value.rows[0].values[0].amount);
  `;
  writeFileSync(join(project, 'program.js'), program);
  const printed = execFileSync(process.execPath, ['program.js'], { cwd: project });
  expect(printed.toString()).toBe('protein 80\n');
});

const options = { module: 'nodenext', strict: true, noEmit: true, types: [], lib: ['es2023'] };

function check(source: string): string {
  writeFileSync(join(project, 'program.ts'), source);
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  );
  const tsc = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
  try {
    return execFileSync(tsc, ['-p', project]).toString();
  } catch (error) {
    return String(error instanceof Error && 'stdout' in error ? error.stdout : error);
  }
}

test('TypeScript knows the types of both entries, and checks the declarations themselves', () => {
  const source = `
    import { parseNutrition, type NutritionTable } from '@vetta/nutrition-parser';
    import { htmlReader } from '@vetta/nutrition-parser/html';
    export const table: NutritionTable = parseNutrition('', { html: htmlReader }).value;
  `;
  expect(check(source)).toBe('');
  expect(check(`${source} export const key: number = table.rows[0]?.key;`)).toContain(
    "Type 'string | undefined' is not assignable to type 'number'",
  );
});
