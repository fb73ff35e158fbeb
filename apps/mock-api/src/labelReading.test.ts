import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFixture } from './testing/serverFixture.ts';

test('an API that closes reads no more labels', async () => {
  let done = 0;
  const api = await startFixture({
    // Labels without end: only who stops reading them ends.
    *labelSteps() {
      for (;;) {
        done += 1;
        yield;
      }
    },
  });
  expect(done).toBeGreaterThan(0);
  await api.stop();
  const doneAtStop = done;
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(done).toBe(doneAtStop);
});
