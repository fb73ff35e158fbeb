import { access, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type PreparedImport, nothing, prepareImport } from '../importing/prepareImport.ts';
import type { HistoryEntry } from '../persistence/history.ts';
import {
  type CurrentImports,
  digestOf,
  type Files,
  type ImportStore,
} from '../persistence/importStore.ts';
import { reportPage } from '../report/reportPage.ts';
import { FileError } from '../sheets/fileError.ts';
import { readBytes } from '../sheets/readFile.ts';
import { withImports } from './openImports.ts';
import { userName } from './userName.ts';
import { needsPublishing } from './visibilityNotes.ts';
import { imagesOf, type CommandContext } from './commandContext.ts';

/** How an import ends, or would. */
export type Outcome = {
  kind: 'errors' | 'asks' | 'nothing' | 'fits' | 'applied' | 'elsewhere';
  prepared: PreparedImport;
  counts: HistoryEntry['counts'];
  /** Whether pages must be built again before all of it shows. */
  needsPublishing: boolean;
  entry?: HistoryEntry;
  /** The report's file; null where it could not be written. */
  report: string | null;
};

export type ImportOptions = {
  /** Large changes are wanted. */
  isConfirmed: boolean;
  /** Only looks. */
  isDry: boolean;
  /** Who imports, where it is not the user: the watched folder. */
  who?: string;
  now?: Date;
};

export const reportFile = (file: string) => `${file}.esito.html`;

/** Checks the owner's file, applies it where it may be, and writes the report beside it. */
export async function importFile(
  file: string,
  context: CommandContext,
  options: ImportOptions,
): Promise<Outcome> {
  const now = (options.now ?? new Date()).toISOString();
  const outcome = await withImports(context, async (imports) =>
    options.isDry
      ? decide(await prepare(file, await imports.read(), context, now), options)
      : prepareAndApply(imports, { ...options, file, context, now }),
  );
  // What another host has brought in is reported there.
  if (outcome.kind === 'elsewhere') return outcome;
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return outcome;
  const page = reportPage({ file, now, outcome });
  const report = reportFile(file);
  const isWritten = await writeFile(report, page).then(
    () => true,
    () => false,
  );
  return { ...outcome, report: isWritten ? report : null };
}

type Applying = Omit<ImportOptions, 'now'> & { file: string; context: CommandContext; now: string };

function prepareAndApply(imports: ImportStore, options: Applying): Promise<Outcome> {
  const { file, context, now } = options;
  return imports.exclusively(async (locked) => {
    const prepared = await prepare(file, locked.files, context, now);
    const outcome = decide(prepared, options);
    const isWatched = options.who !== undefined;
    if (imports.isShared && isWatched && (await isElsewhere(prepared, locked, file))) {
      return { ...outcome, kind: 'elsewhere' };
    }
    if (outcome.kind !== 'fits' || prepared.prepared.after === null) return outcome;
    const entry = await locked.apply(prepared.prepared.after, {
      action: 'import',
      at: now,
      who: options.who ?? userName(),
      file: basename(file),
      digest: prepared.digest,
      counts: outcome.counts,
    });
    return { ...outcome, kind: 'applied', entry };
  });
}

/** Whether another host that watches has taken the same file while this one waited for its turn. */
async function isElsewhere(
  { digest }: PreparedFile,
  { entries }: CurrentImports,
  file: string,
): Promise<boolean> {
  const last = entries.at(-1);
  if (last?.action === 'import' && last.digest === digest) return true;
  return access(file).then(
    () => false,
    () => true,
  );
}

type PreparedFile = { prepared: PreparedImport; digest: string; isSame: boolean };

async function prepare(
  file: string,
  before: Files,
  context: Pick<CommandContext, 'catalogueFile'>,
  now: string,
): Promise<PreparedFile> {
  try {
    const bytes = await readBytes(file);
    const prepared = await prepareImport(bytes, before, { images: imagesOf(context), now });
    const { after } = prepared;
    const isSame = after?.catalogue === before.catalogue && after.shop === before.shop;
    return { prepared, digest: digestOf(bytes), isSame };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, remedy } = error;
    const mistakes = [{ severity: 'error' as const, sheet: '', message, remedy }];
    return { prepared: nothing(mistakes), digest: '', isSame: false };
  }
}

function decide({ prepared, isSame }: PreparedFile, { isConfirmed }: ImportOptionsOf): Outcome {
  const { changes, suspicious, after } = prepared;
  const count = (kind: string) => changes.products.filter((one) => one.kind === kind).length;
  const counts = {
    added: count('new'),
    changed: count('changed'),
    gone: count('gone'),
    unchanged: changes.unchanged,
    shop: changes.others.length,
  };
  const kind =
    after === null
      ? 'errors'
      : isSame
        ? 'nothing'
        : suspicious.length > 0 && !isConfirmed
          ? 'asks'
          : 'fits';
  return { kind, prepared, counts, needsPublishing: needsPublishing(changes), report: null };
}

type ImportOptionsOf = Pick<ImportOptions, 'isConfirmed'>;
