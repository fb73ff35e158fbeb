// Every suite that the continuous check runs. The last line counts them all together.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { failure, playwrightCounts, success, sum, vitestCounts } from './reports.mjs';
import { bin, projectEnv, root } from './root.mjs';

console.log(await ensureChromium());

function run(command, parameters, env = {}) {
  const options = { cwd: root, env: { ...projectEnv, ...env }, stdio: 'inherit' };
  return spawnSync(bin(command), parameters, options).status === 0;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** One suite: a run that ends badly without naming a failure counts as one. */
function suite(name, reports, count, start) {
  const files = () => globSync(reports, { cwd: root }).map((file) => join(root, file));
  for (const file of files()) rmSync(file);
  const began = Date.now();
  const ok = start();
  const found = files();
  const counts = found.map((file) => count(read(file)));
  const unnamed = !ok && sum(counts).failed === 0;
  if (unnamed || found.length === 0) counts.push(failure(`${name} ended badly`));
  return { name, ...sum(counts), seconds: Math.round((Date.now() - began) / 1000) };
}

/** A step that is either right or wrong. */
function step(name, command, parameters) {
  const began = Date.now();
  const ok = run(command, parameters);
  const seconds = Math.round((Date.now() - began) / 1000);
  const result = ok ? success : failure(`${name}: ${[command, ...parameters].join(' ')}`);
  return { name, ...result, seconds };
}

const results = [
  step('format', 'oxfmt', ['--check']),
  step('lint', 'oxlint', []),
  step('unused', 'knip', []),
  step('sizes', 'node', ['packages/ui/scripts/sizes.ts', '--check']),
  step('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  step('types of the workshop', 'tsc', ['-p', '.storybook']),
  step('types of the journeys', 'tsc', ['-p', 'tests']),
  suite('unit', '{packages,apps}/*/test-results/unit.json', vitestCounts, () =>
    run('turbo', ['run', 'test', '--continue', '--concurrency=1', '--output-logs=errors-only']),
  ),
  suite('workshop', '.scripts/test-results/unit.json', vitestCounts, () =>
    run('vitest', ['run', '--root', '.scripts']),
  ),
  suite('stories', 'test-results/stories.json', vitestCounts, () =>
    run('vitest', ['run', '--config', '.storybook/vitest.config.ts']),
  ),
  step('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  step('weight', 'node', ['apps/site/checkBudgets.ts']),
  // A journey that fails is walked once more; one that then succeeds is named below as unsteady.
  suite('end to end', 'test-results/e2e.json', playwrightCounts, () =>
    run('playwright', ['test', '--config', 'tests/playwright.config.ts', '--retries', '1']),
  ),
  step('build of the stories', 'storybook', ['build', '--quiet']),
  suite('visual', 'test-results/visual.json', playwrightCounts, () =>
    run('playwright', ['test', '--config', 'tests/visual.config.ts']),
  ),
];

const total = sum(results);
for (const test of total.failures) console.log(`\nFailed: ${test}`);
for (const test of total.unsteady) console.log(`\nUnsteady, passed when repeated: ${test}`);
console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(24)} ${passed} passed, ${failed} failed (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
