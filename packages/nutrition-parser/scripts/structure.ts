// Measures the structure of the sources: `npm run structure`, and `npm run structure -- nutrition`
// for one folder of `src` with every finding at its place. The limits are held by structure.test.ts.
import { Console } from 'node:console';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { measureFile, type FileMeasures, type Place } from './measureFile.ts';

const src = join(import.meta.dirname, '../src');

/** The longest that a file, a function, a parameter list and a regular expression may be. */
export const limits = { fileLines: 400, functionLines: 60, parameters: 4, expression: 120 };

export type Structure = {
  files: number;
  longFiles: Place[];
  expressions: number;
  longestExpression: number;
  longExpressions: Place[];
  longFunctions: Place[];
  longParameterLists: Place[];
  exportedLets: Place[];
  mutableModuleState: Place[];
  extendingClasses: Place[];
};

/** The sources of a folder of `src`, without tests and what only tests use. */
function sourcesOf(folder: string): FileMeasures[] {
  return globSync('**/*.ts', { cwd: join(src, folder) })
    .map((file) => join(src, folder, file))
    .filter((file) => !/\.test\.ts$|[/\\]src[/\\](?:testing|corpus)[/\\]/.test(file))
    .toSorted()
    .map((file) => measureFile(relative(src, file), readFileSync(file, 'utf8')));
}

/** Measures all of `src`, or one of its folders. */
export function measureStructure(folder = ''): Structure {
  const files = sourcesOf(folder);
  const expressions = files.flatMap((file) => file.expressions);
  const functions = files.flatMap((file) => file.functions);
  return {
    files: files.length,
    longFiles: files
      .filter(({ isData, lines }) => !isData && lines > limits.fileLines)
      .map(({ path, lines }) => ({ at: path, size: lines })),
    expressions: expressions.length,
    longestExpression: Math.max(0, ...expressions.map(({ size }) => size)),
    longExpressions: expressions.filter(({ size }) => size > limits.expression),
    longFunctions: functions.filter(({ size }) => size > limits.functionLines),
    longParameterLists: files
      .flatMap((file) => file.parameterLists)
      .filter(({ size }) => size > limits.parameters),
    exportedLets: files.flatMap((file) => file.exportedLets),
    mutableModuleState: files.flatMap((file) => file.mutableModuleState),
    extendingClasses: files.flatMap((file) => file.extendingClasses),
  };
}

if (import.meta.main) {
  const out = new Console(process.stdout);
  const folder = process.argv[2];
  const structure = measureStructure(folder);
  const counts = Object.entries(structure).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : value.length,
  ]);
  out.table(Object.fromEntries(counts));
  if (folder !== undefined) {
    for (const [name, value] of Object.entries(structure)) {
      if (typeof value === 'number' || value.length === 0) continue;
      out.log(`\n${name}`);
      for (const { at, size } of value) out.log(`  ${at}  ${size}`);
    }
  }
}
