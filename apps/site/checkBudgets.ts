import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchPath, patterns, type ScreenName } from '@vetta/storefront/paths';
import * as v from 'valibot';
import { addedScript, kinds, pageWeight, type PageWeight } from './build/pageSizes.ts';
import { fileOfPage, readBuiltPages } from './host/builtPages.ts';

/**
 * `node checkBudgets.ts`: the bytes of every route's first load (of many pages the heaviest), and
 * whether each keeps to `budgets.json`. Ends with 1 where one does not.
 */
const dist = new URL('dist/', import.meta.url);
const client = fileURLToPath(new URL('client/', dist));
const limits = v.record(v.string(), v.number());
const budgets = v.parse(
  v.object({
    html: limits,
    script: limits,
    style: limits,
    font: limits,
    tab: limits,
    compare: v.number(),
  }),
  JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')),
);

const heaviest = new Map<ScreenName, { path: string; pages: number; weight: PageWeight }>();
for (const path of readBuiltPages(fileURLToPath(dist)).pages) {
  const match = matchPath(path);
  if (match.kind !== 'screen') throw new Error(`${path} is no page of the route table.`);
  const weight = pageWeight(client, fileOfPage(path));
  const known = heaviest.get(match.screen);
  const pages = (known?.pages ?? 0) + 1;
  const isHeavier = known === undefined || total(weight) > total(known.weight);
  heaviest.set(match.screen, isHeavier ? { path, pages, weight } : { ...known, pages });
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
const lines = [`${'kB, brotli'.padEnd(28)}${kinds.map((kind) => kind.padStart(8)).join('')}`];
const over: string[] = [];
for (const [screen, { path, pages, weight }] of heaviest) {
  const name = pages === 1 ? path : `${patterns[screen]} (${pages})`;
  lines.push(name.padEnd(28) + kinds.map((kind) => kilobytes(weight[kind])).join(''));
  for (const kind of kinds) {
    const limit = budgets[kind][screen] ?? budgets[kind]['*'] ?? Number.POSITIVE_INFINITY;
    if (weight[kind] > limit) over.push(`${path}: ${weight[kind]} B of ${kind}, limit ${limit} B`);
  }
}
// Opened first of all, on a page that was built: no other tab has brought anything.
const product = heaviest.get('product')?.path ?? '';
for (const tab of ['DescriptionTab', 'NutritionTab', 'UsageTab', 'IngredientsTab']) {
  const bytes = addedScript(client, `${product.slice(1)}.html`, tab, []);
  const limit = budgets.tab[tab] ?? budgets.tab['*'] ?? 0;
  lines.push(`${tab.padEnd(28)}${''.padStart(8)}${kilobytes(bytes)}`);
  if (bytes > limit) over.push(`${tab}: ${bytes} B of script when first opened, limit ${limit} B`);
}
// Beyond what a list of products has loaded, its calls included; the parser comes only where the API
// has read no label.
const called = ['productCalls', 'Compare'].reduce(
  (sum, part, at, parts) =>
    sum + addedScript(client, 'prodotti.html', part, ['calls', ...parts.slice(0, at)]),
  0,
);
lines.push(`${'Compare'.padEnd(28)}${''.padStart(8)}${kilobytes(called)}`);
const compareLimit = budgets.compare;
if (called > compareLimit) {
  over.push(`Compare: ${called} B of script beyond a list's, limit ${compareLimit} B`);
}
process.stdout.write(`${lines.join('\n')}\n`);
if (over.length > 0) {
  process.stderr.write(`\nOver budget:\n${over.join('\n')}\n`);
  process.exitCode = 1;
}

function total(weight: PageWeight): number {
  return kinds.reduce((sum, kind) => sum + weight[kind], 0);
}
