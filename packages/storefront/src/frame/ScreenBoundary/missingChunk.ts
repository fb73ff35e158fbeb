import { storageKeys } from '../../browser/storageKeys.ts';

/** What browsers say when a module of an older build is no longer there. */
const messages = [
  'dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.includes(message));
}

/**
 * Loads the page anew, unless that was done a moment ago: a chunk that is missing for good must not
 * reload the page for ever. Without session storage nothing remembers, so nothing is reloaded.
 */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
): boolean {
  const pauseMs = 60_000;
  try {
    const last = Number(sessionStorage.getItem(storageKeys.chunkReload) ?? 0);
    if (now - last < pauseMs) return false;
    sessionStorage.setItem(storageKeys.chunkReload, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
