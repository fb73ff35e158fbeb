import { userInfo } from 'node:os';
import { changesBetween } from '../preview/changes.ts';
import { holdingsOf } from '../importing/prepareImport.ts';
import { applyVersion, fileDigests, type Files, readVersion } from '../keeping/applyVersion.ts';
import { ownerFolders } from '../keeping/folders.ts';
import { type HistoryEntry, lastImport, readHistory } from '../keeping/history.ts';
import { alone, type Workplace } from './workplace.ts';

export type Undoing =
  | { kind: 'undone'; entry: HistoryEntry }
  | { kind: 'nothing' | 'gone' | 'edited' };

/** Takes back what the last import changed; asks where something else has changed the files since. */
export function undoImport(place: Workplace, isConfirmed: boolean): Promise<Undoing> {
  return alone(place, async (now): Promise<Undoing> => {
    const entries = await readHistory(ownerFolders(place.dataDir).kept);
    const entry = lastImport(entries);
    if (entry === undefined) return { kind: 'nothing' };
    const before = await readVersion(place.dataDir, entry.version);
    if (before === null) return { kind: 'gone' };
    // Undoing one import after the other: each finds the files as the one before it left them.
    const isAsLeft = isOurs(entries, now);
    if (!isAsLeft && !isConfirmed) return { kind: 'edited' };
    await applyVersion(place.dataDir, now, before, {
      action: 'undo',
      at: new Date().toISOString(),
      who: userInfo().username,
      file: entry.file,
      digest: entry.digest,
      counts: countsOf(now, before),
      undoes: entry.version,
    });
    return { kind: 'undone', entry };
  });
}

function isOurs(entries: readonly HistoryEntry[], now: Files) {
  const left = entries.at(-1)?.after;
  const found = fileDigests(now);
  return left?.catalogue === found.catalogue && left.shop === found.shop;
}

function countsOf(now: Files, before: Files): HistoryEntry['counts'] {
  const { products, unchanged, others } = changesBetween(holdingsOf(now), holdingsOf(before));
  const count = (kind: string) => products.filter((one) => one.kind === kind).length;
  return {
    added: count('new'),
    changed: count('changed'),
    gone: count('gone'),
    unchanged,
    shop: others.length,
  };
}
