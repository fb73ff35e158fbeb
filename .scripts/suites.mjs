// Every suite that the continuous check runs. The last line counts them all together.
// `--changed`: only what the changes since `main`, and those not committed yet, can reach.
import { affectedPackages, changedFiles, isReached } from './changes.mjs';
import { playwrightCounts, sum, vitestCounts } from './reports.mjs';
import { step, suite } from './runSuite.mjs';

const changes = process.argv.includes('--changed') ? changedFiles() : null;
const filters = changes === null ? [] : affectedPackages();

// By name, in the order of the table at the end.
const suites = {
  tools: () => step('node', ['.scripts/testTools.mjs']),
  format: () => step('oxfmt', ['--check']),
  lint: () => step('oxlint', []),
  unused: () => step('knip', []),
  sizes: () => step('node', ['packages/ui/scripts/sizes.ts', '--check']),
  types: () => step('turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  'types of Storybook': () => step('tsc', ['-p', '.storybook']),
  'types of the journeys': () => step('tsc', ['-p', 'tests']),
  scripts: () =>
    suite('.scripts/test-results/unit.json', vitestCounts, {
      command: 'vitest',
      parameters: ['run', '--root', '.scripts'],
    }),
  unit: () =>
    suite('{packages,apps}/*/test-results/unit.json', vitestCounts, {
      command: 'turbo',
      // One package at a time: each has workers of its own.
      parameters: [
        'run',
        'test',
        '--continue',
        '--concurrency=1',
        '--output-logs=errors-only',
      ].concat(filters),
    }),
  build: () => step('turbo', ['run', 'build', '--output-logs=errors-only']),
  weight: () => step('node', ['apps/site/checkBudgets.ts']),
  // A journey or a story that fails is tried once more; one that then succeeds is named as unsteady.
  'end to end': () =>
    suite('test-results/e2e.json', playwrightCounts, {
      command: 'playwright',
      parameters: ['test', '--config', 'tests/playwright.config.ts', '--retries', '1'],
    }),
  'build of the stories': () => step('storybook', ['build', '--quiet']),
  // Each story with its play function and axe, and its picture.
  'stories and pictures': () =>
    suite('test-results/visual.json', playwrightCounts, {
      command: 'playwright',
      parameters: ['test', '--config', 'tests/visual.config.ts', '--retries', '1'],
      // Beside the journeys.
      env: { E2E_SITE_PORT: '4374', E2E_API_PORT: '3302' },
    }),
};

const results = new Map();

async function run(...names) {
  for (const name of names) {
    if (changes !== null && !isReached(name, changes)) continue;
    const began = Date.now();
    const result = await suites[name]();
    const seconds = Math.round((Date.now() - began) / 1000);
    results.set(name, { ...result, seconds });
    console.log(`\n===== ${name}: ${result.failed === 0 ? 'passed' : 'failed'} (${seconds} s)`);
    console.log(result.output);
  }
}

// Tests wait more than they compute: two lanes keep two cores busy. A third would starve them.
// A machine that has no browser or database yet gets them meanwhile.
const tools = run('tools');
const built = run('build', 'weight');
const journeys = Promise.all([built, tools]).then(() => run('end to end'));
await run('format', 'lint', 'unused', 'sizes');
await run('types', 'types of Storybook', 'types of the journeys');
await tools;
await run('scripts', 'unit', 'build of the stories');
await built;
await Promise.all([run('stories and pictures'), journeys]);

const total = sum([...results.values()]);
for (const test of total.failures) console.log(`\nFailed: ${test}`);
for (const test of total.unsteady) console.log(`\nUnsteady, passed when repeated: ${test}`);
console.log('');
for (const name of Object.keys(suites)) {
  const { passed, failed, seconds } = results.get(name) ?? {};
  const row =
    seconds === undefined ? 'not reached' : `${passed} passed, ${failed} failed (${seconds} s)`;
  console.log(`${name.padEnd(24)} ${row}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
