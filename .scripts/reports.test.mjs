import { expect, test } from 'vitest';
import { failure, playwrightCounts, success, sum, vitestCounts } from './reports.mjs';

const red = (text) => `\u001B[31m${text}\u001B[39m`;

test('a report of vitest names each failed test with its reason', () => {
  const counts = vitestCounts({
    numPassedTests: 1,
    testResults: [
      {
        name: 'price.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'whole euros', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'cents',
            failureMessages: [red('expected 1 to be 2') + '\n\n    at line 3'],
          },
        ],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    failures: ['price.test.ts › cents\n    expected 1 to be 2\n        at line 3'],
    unsteady: [],
  });
});

test('a file that could not load counts as one failure', () => {
  const counts = vitestCounts({
    numPassedTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(counts.failed).toBe(1);
  expect(counts.failures).toEqual(['a.test.ts\n    No such module']);
});

const journey = (title, status, results) => ({
  file: 'a.spec.ts',
  line: 7,
  title,
  tests: [{ status, results }],
});

test('a report of Playwright parts what failed from what passed when it was repeated', () => {
  const timeout = { status: 'timedOut', error: { message: 'Timeout of 90 s' } };
  const passed = { status: 'passed' };
  const counts = playwrightCounts({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [journey('opens', 'expected', [passed])],
        suites: [
          {
            specs: [
              journey('closes', 'unexpected', [timeout, timeout]),
              journey('waits', 'flaky', [timeout, passed]),
            ],
          },
        ],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.spec.ts:7 › closes\n    Timeout of 90 s'],
    unsteady: ['a.spec.ts:7 › waits\n    Timeout of 90 s'],
  });
});

test('an error outside any journey is a failure', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [] };
  const counts = playwrightCounts({ ...report, errors: [{ message: 'No server' }] });
  expect(counts.failed).toBe(1);
  expect(counts.failures).toEqual(['Playwright\n    No server']);
});

test('sums add counts and join what is named', () => {
  const one = { passed: 2, failed: 1, failures: ['a'], unsteady: ['c'] };
  expect(sum([])).toEqual({ passed: 0, failed: 0, failures: [], unsteady: [] });
  expect(sum([one, success, failure('b')])).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a', 'b'],
    unsteady: ['c'],
  });
});
