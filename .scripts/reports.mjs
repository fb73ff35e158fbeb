// What the reports of the suites say: how many tests passed, and which failed, with the reason.
import { stripVTControlCharacters } from 'node:util';

/** The first lines of a message, indented: of a long log often only the end is kept. */
function reason(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, 12);
  return shown.map((line) => `\n    ${line}`).join('');
}

/** Counts of a vitest report; a file that could not even load counts as one failure. */
export function vitestCounts({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const broken = status === 'failed' && assertionResults.length === 0;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return broken
      ? [name + reason(message)]
      : failed.map((test) => `${name} › ${test.fullName}${reason(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures, unsteady: [] };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The tests of a Playwright report that ended so, each with the reason of its first failure. */
function ended(report, wanted) {
  return report.suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const failed = results.find(({ status }) => status !== 'passed');
        return `${file}:${line} › ${title}${reason(failed?.error?.message ?? failed?.status)}`;
      }),
  );
}

/** Counts of a Playwright report; what passed only when it was repeated is named as unsteady. */
export function playwrightCounts(report) {
  const { expected, flaky } = report.stats;
  const failures = ended(report, 'unexpected');
  failures.push(...report.errors.map(({ message }) => `Playwright${reason(message)}`));
  const unsteady = ended(report, 'flaky');
  return { passed: expected + flaky, failed: failures.length, failures, unsteady };
}

const nothing = { passed: 0, failed: 0, failures: [], unsteady: [] };
export const success = { ...nothing, passed: 1 };
export const failure = (name) => ({ ...nothing, failed: 1, failures: [name] });

export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed, failures, unsteady }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      failures: [...total.failures, ...failures],
      unsteady: [...total.unsteady, ...unsteady],
    }),
    nothing,
  );
}
