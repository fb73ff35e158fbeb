// Reads the labels of the catalogue and of the corpus as they are, most of some 150 characters, and
// measures what loading costs: `npm run bench:labels`, and beside an older checkout in the same run
// `npm run bench:labels -- ../older/packages/nutrition-parser`.
import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCases } from '../corpus/readCases.ts';

const here = join(import.meta.dirname, '..');
const out = new Console(process.stdout);
const runs = 5;
const rounds = 7;

type Group = 'catalogue' | 'tables of the corpus' | 'lists of the corpus';
type Times = { 'load ms': number } & Record<string, number>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the products of the catalogue have under the names that their labels have. */
function labelsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(labelsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): unknown[] =>
    /nutrizional|ingredient/.test(key) && (isText(inner) || typeof inner === 'object')
      ? [inner]
      : labelsOf(inner),
  );
}

const catalogue = join(here, '../../apps/mock-api/catalogue/product_details.json');

const groups: Readonly<Record<Group, readonly unknown[]>> = {
  catalogue: labelsOf(JSON.parse(readFileSync(catalogue, 'utf8'))),
  'tables of the corpus': readCases('nutrition').map(({ input }) => input),
  'lists of the corpus': readCases('ingredients').map(({ input }) => input),
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Loads the parser of a checkout in this process, and reads all labels: the first time, and again. */
async function measure(root: string): Promise<Times> {
  const start = performance.now();
  const { parseNutrition, parseIngredients } = await import(join(root, 'src/index.ts'));
  const times: Times = { 'load ms': performance.now() - start };
  for (const [name, inputs] of Object.entries(groups)) {
    const each: number[] = inputs.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now();
      for (const [i, input] of inputs.entries()) {
        const from = performance.now();
        if (name !== 'lists of the corpus') parseNutrition(input);
        if (name !== 'tables of the corpus') parseIngredients(input);
        if (round > 0) each[i] = Math.min(each[i] ?? 0, performance.now() - from);
      }
      if (round === 0) times[`${name}: first, all ms`] = performance.now() - begun;
    }
    times[`${name}: again, all ms`] = each.reduce((sum, ms) => sum + ms, 0);
    times[`${name}: again, median ms`] = median(each);
  }
  return times;
}

/** What a process of its own measures. */
function inProcess(root: string): Times {
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, '--in', root], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

/** The middle of several processes. */
const middle = (all: readonly Times[], name: string): number =>
  median(all.map((times) => times[name] ?? 0));

const [first, second] = process.argv.slice(2);
if (first === '--in' && second !== undefined) out.log(JSON.stringify(await measure(second)));
else {
  const older = first === undefined ? undefined : resolve(first);
  const now: Times[] = [];
  const before: Times[] = [];
  for (let run = 0; run < runs; run++) {
    now.push(inProcess(here));
    if (older !== undefined) before.push(inProcess(older));
  }
  const table = Object.keys(now[0] ?? {}).map((name) => {
    const ms = middle(now, name);
    const was = middle(before, name);
    const line = { now: ms.toFixed(3) };
    return [
      name,
      older === undefined
        ? line
        : { ...line, before: was.toFixed(3), ratio: (ms / was).toFixed(2) },
    ];
  });
  out.log(
    Object.entries(groups)
      .map(([name, { length }]) => `${length} of ${name}`)
      .join(', '),
  );
  out.table(Object.fromEntries(table));
}
