import { parentPort, workerData } from 'node:worker_threads';
import { filterLight, type Guides, type Light, type Strength } from './filterLight.ts';

/** One worker's share: the rows it filters, and the counter at which all meet after each level. */
export type FilterTask = {
  lights: readonly { light: Light; strength: Strength }[];
  guides: Guides;
  worker: number;
  workers: number;
  counter: Int32Array;
};

// Handed over by `denoise.ts` of the same folder.
const { lights, guides, worker, workers, counter } = workerData as FilterTask;
const share = (k: number) => Math.floor((guides.height * k) / workers);

function meet(): void {
  const round = Atomics.load(counter, 1);
  if (Atomics.add(counter, 0, 1) === workers - 1) {
    Atomics.store(counter, 0, 0);
    Atomics.add(counter, 1, 1);
    Atomics.notify(counter, 1);
    return;
  }
  while (Atomics.load(counter, 1) === round) Atomics.wait(counter, 1, round, 50);
}

for (const { light, strength } of lights) {
  filterLight(light, guides, strength, { from: share(worker), to: share(worker + 1) }, meet);
}
parentPort?.close();
