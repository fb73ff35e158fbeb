// Every suite that the continuous check runs. The last line counts them all together.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { bin, projectEnv, root } from './root.mjs';

console.log(await ensureChromium());

function run(command, parameters, env = {}) {
  const options = { cwd: root, env: { ...projectEnv, ...env }, stdio: 'inherit' };
  return spawnSync(bin(command), parameters, options).status === 0;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Counts of a vitest report; a file that could not even load counts as one failure. */
function vitestCounts(file) {
  const report = read(file);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function playwrightCounts(file) {
  const { expected, unexpected, flaky } = read(file).stats;
  return { passed: expected, failed: unexpected + flaky };
}

function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/** One suite: a run that ends badly without naming a failure counts as one. */
function suite(name, reports, count, start) {
  const files = () => globSync(reports, { cwd: root }).map((file) => join(root, file));
  for (const file of files()) rmSync(file);
  const began = Date.now();
  const ok = start();
  const found = files();
  const counts = sum(found.filter(existsSync).map(count));
  if ((!ok && counts.failed === 0) || found.length === 0) counts.failed += 1;
  return { name, ...counts, seconds: Math.round((Date.now() - began) / 1000) };
}

/** A step that is either right or wrong. */
function step(name, command, parameters) {
  const began = Date.now();
  const ok = run(command, parameters);
  const seconds = Math.round((Date.now() - began) / 1000);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds };
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
  step('weight', 'node', ['apps/site/weigh.ts']),
  suite('end to end', 'test-results/e2e.json', playwrightCounts, () =>
    run('playwright', ['test', '--config', 'tests/playwright.config.ts']),
  ),
  step('build of the stories', 'storybook', ['build', '--quiet']),
  suite('visual', 'test-results/visual.json', playwrightCounts, () =>
    run('playwright', ['test', '--config', 'tests/visual.config.ts']),
  ),
];

const total = sum(results);
console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(24)} ${passed} passed, ${failed} failed (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
