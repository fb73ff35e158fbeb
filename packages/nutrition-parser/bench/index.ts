import { Console } from 'node:console';
import { findDeclarations, parseIngredients, parseNutrition } from '../src/index.ts';
import { htmlReader } from '../src/html/index.ts';
import {
  hostile,
  html,
  ingredients,
  labels,
  lines,
  pipes,
  rows,
  sections,
  wrongLabels,
} from './inputs.ts';

const out = new Console(process.stdout);

/** Time of the processor, so that other work on the machine counts little. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one call, of as many as fill a round. */
function oneRound(run: () => unknown, roundMs: number): number {
  let calls = 0;
  const start = now();
  let spent = 0;
  for (let batch = 1; spent < roundMs; batch = Math.min(batch * 2, 256)) {
    for (let i = 0; i < batch; i++) run();
    calls += batch;
    spent = now() - start;
  }
  return spent / calls;
}

const turns = 11;

/**
 * Milliseconds of one call of each, the middle of rounds in turn: processors of shared machines have
 * times of half their speed, and `JSON.parse` and the parser have to meet the same.
 */
function inTurn(first: () => unknown, second: () => unknown): [number, number] {
  oneRound(second, 200);
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    firsts.push(oneRound(first, 40));
    seconds.push(oneRound(second, 80));
  }
  return [median(firsts), median(seconds)];
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rate = (bytes: number, ms: number): string => `${(bytes / 1e3 / ms).toFixed(0)} MB/s`;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

type Line = Record<string, string | number>;
const speeds: Line[] = [];

function objects(name: string, input: unknown, limit: number): void {
  const text = JSON.stringify(input);
  const [json, parsed] = inTurn(
    () => JSON.parse(text),
    () => parseNutrition(input),
  );
  speeds.push({
    input: name,
    bytes: bytesOf(text),
    speed: rate(bytesOf(text), parsed),
    'JSON.parse': rate(bytesOf(text), json),
    'times JSON.parse': (parsed / json).toFixed(2),
    wanted: `<= ${limit} x`,
  });
}

function texts(name: string, text: string, run: (text: string) => unknown, wanted: string): void {
  const quoted = JSON.stringify(text);
  const [json, parsed] = inTurn(
    () => JSON.parse(quoted),
    () => run(text),
  );
  speeds.push({
    input: name,
    bytes: bytesOf(text),
    speed: rate(bytesOf(text), parsed),
    'JSON.parse': rate(bytesOf(quoted), json),
    'times JSON.parse': (parsed / json).toFixed(2),
    wanted,
  });
}

/** One table after the other; none is kept. */
function tables(name: string, labelTexts: readonly string[], wanted: string): void {
  const readAll = (): void => {
    for (const label of labelTexts) parseNutrition(label);
  };
  texts(name, labelTexts.join(''), readAll, wanted);
}

const megabyte = Array.from({ length: 650 }, (_, i) => sections(` ${i}`));

objects('sections', sections(), 4);
objects('dose with rows', rows(), 4);
objects('1 MB of sections', megabyte, 8);
texts('pipe table', pipes(1), parseNutrition, '>= 40 MB/s');
tables('300 pipe tables', labels(300), '>= 40 MB/s');
tables('300 that do not add up', wrongLabels(300), '(12 diagnostics each)');
texts('4,800 rows, no name twice', pipes(400), parseNutrition, '(cold)');
texts('lines', lines(1), parseNutrition, '-');
texts('8,400 lines, no name twice', lines(700), parseNutrition, '(cold)');
texts('ingredients', ingredients(1), parseIngredients, '>= 20 MB/s');
texts('ingredients, 256 K', ingredients(500), parseIngredients, '>= 20 MB/s');
texts('declarations', ingredients(1), findDeclarations, '-');
texts('HTML', html(1), (text) => parseNutrition(text, { html: htmlReader }), '-');
out.log('Speed by input');
out.table(speeds);
// `speed` alone leaves the hostile families out.
if (process.argv.includes('speed')) process.exit();

const families: Line[] = [];
/**
 * Characters of the smaller input. V8 keeps strings and arrays of more than 128 kB apart and takes
 * longer for each character or entry of them: those of both inputs are mostly on one side of that.
 */
const size = Number(process.env['HOSTILE'] ?? 30_000);
const rounds = 7;

/** How many times as long twice the input may take. */
const maxDoubling = 2.2;
const attempts = 4;

/**
 * A doubling that is over the bound is measured again, as compiling may fall into its rounds: what is
 * not linear is over it each time.
 */
function doubling(run: (text: string) => unknown, once: string, twice: string): number[] {
  let found = measureDoubling(run, once, twice);
  for (let i = 1; i < attempts && (found[1] ?? 0) > maxDoubling; i++)
    found = measureDoubling(run, once, twice);
  return found;
}

/**
 * The fastest of several measurements of each size, in turn, so that neither is luckier: what else the
 * machine does, and collections of garbage, only add to a time.
 */
function measureDoubling(run: (text: string) => unknown, once: string, twice: string): number[] {
  let first = Infinity;
  let second = Infinity;
  for (let turn = 0; turn < rounds; turn++) {
    first = Math.min(first, measureOnce(run, once));
    second = Math.min(second, measureOnce(run, twice));
  }
  return [second, second / first];
}

/** Milliseconds of a call: the mean of as many as take a while together. */
function measureOnce(run: (text: string) => unknown, text: string): number {
  const start = now();
  let calls = 0;
  let spent = 0;
  for (; spent < 25; spent = now() - start) {
    run(text);
    calls++;
  }
  return spent / calls;
}

for (const { before, piece, behind } of hostile) {
  const count = Math.floor(size / piece.length);
  const once = before + piece.repeat(count) + behind;
  const twice = before + piece.repeat(count * 2) + behind;
  const nutrition = doubling((text) => parseNutrition(text, { html: htmlReader }), once, twice);
  const list = doubling(parseIngredients, once, twice);
  const declared = doubling(findDeclarations, once, twice);
  const row = doubling((text) => parseNutrition([{ nome: text, valore: text }]), once, twice);
  families.push({
    family: JSON.stringify([before, piece, behind].filter((part) => part !== '').join('…')),
    characters: twice.length,
    'nutrition ms': (nutrition[0] ?? 0).toFixed(2),
    'nutrition x': (nutrition[1] ?? 0).toFixed(2),
    'ingredients ms': (list[0] ?? 0).toFixed(2),
    'ingredients x': (list[1] ?? 0).toFixed(2),
    'declarations ms': (declared[0] ?? 0).toFixed(2),
    'declarations x': (declared[1] ?? 0).toFixed(2),
    'row ms': (row[0] ?? 0).toFixed(2),
    'row x': (row[1] ?? 0).toFixed(2),
  });
}
out.log('Twice the input: time, and how many times as long (wanted: <= 2.2)');
out.table(families);
