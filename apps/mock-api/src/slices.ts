import { setImmediate } from 'node:timers/promises';

/** How long visitors may have to wait for a slice of other work to end. */
const sliceMs = 5;

/** Does the steps of long work a few milliseconds at a time; requests are answered in between. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
