// Two tabs may be two processes, each with its own copy of the local storage. A lock orders the
// writes, but says nothing of when the other copy has them. So the writer announces its write in the
// name of a second lock, and the next one waits until its copy agrees
// (docs/decisions/0021-locked-writes.md).

/** How long the next writer waits for a write that it cannot see: it may have been overwritten. */
export const maxUnseenMs = 300;
/** How long a write stays announced; by then every copy knows it. */
export const announcedMs = 2000;

type Announcement = { number: number; fingerprint: string };

/** Waits until the last announced write is in this tab's copy; returns its number, 0 for none. */
export async function waitForLastWrite(locks: LockManager, key: string): Promise<number> {
  const { held = [] } = await locks.query();
  const last = held
    .map(({ name }) => readName(key, name))
    .filter((announcement) => announcement !== null)
    .toSorted((a, b) => b.number - a.number)
    .at(0);
  if (last === undefined) return 0;
  await untilStored(key, last.fingerprint);
  return last.number;
}

/** What ends this tab's announcement of each key. */
const ends = new Map<string, () => void>();

/** Returns once all tabs can see the announcement, which takes the place of this tab's last one. */
export function announceWrite(locks: LockManager, key: string, number: number): Promise<void> {
  const name = `${key} ${number} ${fingerprintOf(storedText(key))}`;
  return new Promise((resolve, reject) => {
    const hold = () => {
      ends.get(key)?.();
      resolve();
      return heldForAWhile(key);
    };
    locks.request(name, { mode: 'shared' }, hold).catch(reject);
  });
}

/** At most as long as the page: the browser keeps none for the way back that holds a lock. */
function heldForAWhile(key: string): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      resolve();
    }
    const timer = setTimeout(end, announcedMs);
    window.addEventListener('pagehide', end);
    ends.set(key, end);
  });
}

function untilStored(key: string, fingerprint: string): Promise<void> {
  const isStored = () => fingerprintOf(storedText(key)) === fingerprint;
  if (isStored()) return Promise.resolve();
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      window.removeEventListener('storage', handleStorage);
      resolve();
    }
    function handleStorage() {
      if (isStored()) end();
    }
    const timer = setTimeout(end, maxUnseenMs);
    window.addEventListener('storage', handleStorage);
  });
}

function readName(key: string, name = ''): Announcement | null {
  const [nameKey, number, fingerprint] = name.split(' ');
  if (nameKey !== key || number === undefined || fingerprint === undefined) return null;
  return { number: Number(number), fingerprint };
}

function storedText(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** FNV-1a: two texts that are stored one after the other have different ones. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
