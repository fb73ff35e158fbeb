import { type Changes, changesBetween, countsOf } from '../preview/changes.ts';
import { ownerDataOf } from '../importing/prepareImport.ts';
import { type HistoryEntry, lastImport } from '../persistence/history.ts';
import { type CurrentImports, fileDigests, type Files } from '../persistence/importStore.ts';
import { withImports } from './openImports.ts';
import { userName } from './importFile.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';

export type UndoResult =
  | { kind: 'undone'; entry: HistoryEntry; changes: Changes }
  | { kind: 'nothing' | 'gone' | 'edited' };

/** Takes back what the last import changed; asks where something else has changed the files since. */
export function undoImport(context: StorePlace, isConfirmed: boolean): Promise<UndoResult> {
  return withImports(context, ({ exclusively }) =>
    exclusively((locked) => undoWithin(locked, isConfirmed)),
  );
}

async function undoWithin(locked: CurrentImports, isConfirmed: boolean): Promise<UndoResult> {
  const { entries, files: now } = locked;
  const entry = lastImport(entries);
  if (entry === undefined) return { kind: 'nothing' };
  const before = await locked.before(entry.version);
  if (before === null) return { kind: 'gone' };
  // Undoing one import after the other: each finds the files as the one before it left them.
  if (!isOfLastImport(entries, now) && !isConfirmed) return { kind: 'edited' };
  const changes = changesBetween(ownerDataOf(now), ownerDataOf(before));
  await locked.apply(before, {
    action: 'undo',
    at: new Date().toISOString(),
    who: userName(),
    file: entry.file,
    digest: entry.digest,
    counts: countsOf(changes),
    undoes: entry.version,
  });
  return { kind: 'undone', entry, changes };
}

function isOfLastImport(entries: readonly HistoryEntry[], now: Files) {
  const left = entries.at(-1)?.after;
  const found = fileDigests(now);
  return left?.catalogue === found.catalogue && left.shop === found.shop;
}
