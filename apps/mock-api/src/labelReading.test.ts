import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startFixture } from './testing/serverFixture.ts';

const steps = vi.hoisted(() => ({ done: 0 }));

// Labels without end: only who stops reading them ends.
vi.mock('@vetta/storefront/backend', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  *labelSteps() {
    for (;;) {
      steps.done += 1;
      yield;
    }
  },
}));

test('an API that closes reads no more labels', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labels-'));
  const catalogueFile = join(folder, 'export.json');
  await writeFile(catalogueFile, JSON.stringify({ products: [{ id: 1, name: 'Uno' }] }));
  const api = await startFixture({ catalogueFile, dataDir: folder });
  expect(steps.done).toBeGreaterThan(0);
  await api.stop();
  const { done } = steps;
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(steps.done).toBe(done);
  await rm(folder, { recursive: true, force: true });
});
