import { deferred } from './deferred.ts';

/** Fetched with the first write: a page that changes nothing does without it. */
const announcement = deferred(() => import('./writeAnnouncement.ts'), { when: 'interaction' });

/** A tab that gets no turn, because another one hangs in its own, writes after this time. */
export const maxWaitMs = 5000;

/** By key, the writes that wait for this tab's next turn, in the order they came. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Changes an entry of the local storage while no other tab does: reading, changing and writing is
 * one step for all tabs (docs/rules.md#several-tabs). `write` reads the storage itself, and is
 * called once. Without Web Locks (an address without TLS, an old browser) it is called at once. A
 * page that is left does not wait.
 */
export function lockedWrite(key: string, write: () => void): Promise<void> {
  return new Promise((resolve) => {
    const job = () => resolve(run(write));
    // Typed as if every address had TLS.
    const locks: LockManager | undefined = navigator.locks;
    const jobs = waiting.get(key);
    if (locks === undefined) job();
    else if (jobs === undefined) askForTurn(locks, key, job);
    else jobs.push(job);
  });
}

/** Calls at once; what it throws is the promise's. */
const run = async (write: () => void): Promise<void> => write();

function askForTurn(locks: LockManager, key: string, first: () => void) {
  const jobs = [first];
  let isDone = false;
  function runAll() {
    if (isDone) return;
    isDone = true;
    waiting.delete(key);
    clearTimeout(timer);
    window.removeEventListener('pagehide', runAll);
    for (const job of jobs) job();
  }
  waiting.set(key, jobs);
  window.addEventListener('pagehide', runAll);
  const timer = setTimeout(runAll, maxWaitMs);
  locks
    .request(key, async () => {
      const { announceWrite, waitForLastWrite } = await announcement.load();
      const number = await waitForLastWrite(locks, key);
      runAll();
      await announceWrite(locks, key, number + 1);
    })
    // A browser may refuse the lock, as it refuses the storage.
    .catch(runAll);
}
