import { type Changes, changesBetween } from '../preview/changes.ts';
import { holdingsOf } from '../importing/prepareImport.ts';
import { fileDigests, type Files } from '../keeping/applyVersion.ts';
import { type HistoryEntry, lastImport } from '../keeping/history.ts';
import type { HeldImports } from '../keeping/imports.ts';
import { withImports } from './openImports.ts';
import { userName } from './userName.ts';
import type { Workplace } from './workplace.ts';

export type Undoing =
  | { kind: 'undone'; entry: HistoryEntry; changes: Changes }
  | { kind: 'nothing' | 'gone' | 'edited' };

/** Takes back what the last import changed; asks where something else has changed the files since. */
export function undoImport(place: Workplace, isConfirmed: boolean): Promise<Undoing> {
  return withImports(place, ({ alone }) => alone((held) => undoWithin(held, isConfirmed)));
}

async function undoWithin(held: HeldImports, isConfirmed: boolean): Promise<Undoing> {
  const { entries, files: now } = held;
  const entry = lastImport(entries);
  if (entry === undefined) return { kind: 'nothing' };
  const before = await held.before(entry.version);
  if (before === null) return { kind: 'gone' };
  // Undoing one import after the other: each finds the files as the one before it left them.
  if (!isOurs(entries, now) && !isConfirmed) return { kind: 'edited' };
  const changes = changesBetween(holdingsOf(now), holdingsOf(before));
  await held.apply(before, {
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

function isOurs(entries: readonly HistoryEntry[], now: Files) {
  const left = entries.at(-1)?.after;
  const found = fileDigests(now);
  return left?.catalogue === found.catalogue && left.shop === found.shop;
}

function countsOf({ products, unchanged, others }: Changes): HistoryEntry['counts'] {
  const count = (kind: string) => products.filter((one) => one.kind === kind).length;
  return {
    added: count('new'),
    changed: count('changed'),
    gone: count('gone'),
    unchanged,
    shop: others.length,
  };
}
