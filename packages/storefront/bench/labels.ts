import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { answer, type Catalogue, labelSteps, readCatalogue } from '../src/backend/index.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { hostileDetails } from './hostileDetails.ts';
import { withTables } from './withTables.ts';

/**
 * What it costs to read labels: the load of 10,000 products (parse, validate, index), which visitors
 * wait for, and the reading of their labels, which a server does between requests, in seconds and
 * MiB; for a first load, the same file again and changed prices. Then hostile details one by one,
 * beside products that they must not harm. `PRODUCTS` sets another count.
 */
const productCount = Number(process.env['PRODUCTS'] ?? 10_000);
const neighbourCount = 200;

setFlagsFromString('--expose_gc');
const collectGarbage: unknown = runInNewContext('gc');

readAll(load(JSON.stringify(withTables(generateCatalogue(neighbourCount)))));
const text = JSON.stringify(withTables(generateCatalogue(productCount)));
const cheaper = text.replaceAll(/"price":(\d+)/g, (_, cents) => `"price":${Number(cents) + 1}`);

print(`${productCount} products, ${mib(text.length)} MiB of JSON`);
print(
  table(['load', 'load alone s', 'labels s', 'both as ratio', 'MiB of labels'], measuredLoads()),
);
print(table(['hostile details', 'first answer s', 'status'], hostileAnswers()));

function measuredLoads(): readonly (readonly string[])[] {
  return [
    ['first', text] as const,
    ['same file again', text] as const,
    ['prices changed', cheaper] as const,
  ].map(([name, json]) => {
    let catalogue: Catalogue | undefined;
    const loading = seconds(() => {
      catalogue = load(json);
    });
    const before = heap();
    const reading = seconds(() => readAll(catalogue));
    const ratio = (loading + reading) / loading;
    const kept = mib(heap() - before);
    return [name, loading.toFixed(2), reading.toFixed(2), ratio.toFixed(2), kept];
  });
}

function hostileAnswers(): readonly (readonly string[])[] {
  const alone = withTables(generateCatalogue(neighbourCount));
  const hostile = Object.keys(hostileDetails).map((slug, place) => ({
    product: { id: `ostile-${place}`, slug, name: slug, category_slug: 'proteine' },
    details: { slug, ...hostileDetails[slug] },
  }));
  const feed = load(
    JSON.stringify({
      ...alone,
      products: [...hostile.map(({ product }) => product), ...alone.products],
      product_details: [...hostile.map(({ details }) => details), ...alone.product_details],
    }),
  );
  const rows = hostile.map(({ product }) => {
    let status = 0;
    const url = `/api/product/${product.slug}/details`;
    const time = seconds(() => {
      status = answer(feed, { method: 'GET', url }).status;
    });
    if (status !== 200) process.exitCode = 1;
    return [product.slug, time.toFixed(2), String(status)];
  });
  const unharmed = alone.product_details.filter(({ slug }) => {
    const request = { method: 'GET', url: `/api/product/${slug}/details` };
    return isDeepStrictEqual(answer(feed, request).body, answer(alone, request).body);
  });
  if (unharmed.length < neighbourCount) process.exitCode = 1;
  return [...rows, [`${unharmed.length} of ${neighbourCount} other products unharmed`, '', '']];
}

function load(json: string): Catalogue {
  const { catalogue } = readCatalogue(JSON.parse(json));
  if (catalogue === null) throw new Error('the catalogue does not fit');
  answer(catalogue, { method: 'GET', url: '/api/health' });
  return catalogue;
}

function readAll(catalogue: Catalogue | undefined): void {
  if (catalogue === undefined) throw new Error('nothing is loaded');
  const steps = labelSteps(catalogue);
  while (!steps.next().done);
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function heap(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function print(words: string): void {
  process.stdout.write(`${words}\n`);
}
