import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { type Prepared, nothing, prepareImport } from '../importing/prepareImport.ts';
import { applyVersion, digestOf, type Files } from '../keeping/applyVersion.ts';
import type { HistoryEntry } from '../keeping/history.ts';
import { reportPage } from '../report/reportPage.ts';
import { FileError } from '../sheets/fileError.ts';
import { readBytes } from '../sheets/readFile.ts';
import { alone, imagesOf, readServed, type Workplace } from './workplace.ts';

/** How an import ends, or would. */
export type Outcome = {
  kind: 'errors' | 'asks' | 'nothing' | 'fits' | 'applied';
  prepared: Prepared;
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
  place: Workplace,
  options: ImportOptions,
): Promise<Outcome> {
  const now = (options.now ?? new Date()).toISOString();
  const outcome = options.isDry
    ? decide(await prepare(file, await readServed(place), place, now), options)
    : await alone(place, (files) => prepareAndApply(file, files, place, { ...options, now }));
  const page = reportPage({ file: basename(file), now, outcome });
  const report = reportFile(file);
  const isWritten = await writeFile(report, page).then(
    () => true,
    () => false,
  );
  return { ...outcome, report: isWritten ? report : null };
}

async function prepareAndApply(
  file: string,
  before: Files,
  place: Workplace,
  options: Omit<ImportOptions, 'now'> & { now: string },
): Promise<Outcome> {
  const prepared = await prepare(file, before, place, options.now);
  const outcome = decide(prepared, options);
  if (outcome.kind !== 'fits' || prepared.prepared.after === null) return outcome;
  const entry = await applyVersion(place.dataDir, before, prepared.prepared.after, {
    action: 'import',
    at: options.now,
    who: options.who ?? userName(),
    file: basename(file),
    digest: prepared.digest,
    counts: outcome.counts,
  });
  return { ...outcome, kind: 'applied', entry };
}

type PreparedFile = { prepared: Prepared; digest: string; isSame: boolean };

async function prepare(
  file: string,
  before: Files,
  place: Workplace,
  now: string,
): Promise<PreparedFile> {
  try {
    const bytes = await readBytes(file);
    const prepared = await prepareImport(bytes, before, { images: imagesOf(place), now });
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
  const { changes, surprises, after } = prepared;
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
        : surprises.length > 0 && !isConfirmed
          ? 'asks'
          : 'fits';
  return { kind, prepared, counts, needsPublishing: needsPublishing(prepared), report: null };
}

type ImportOptionsOf = Pick<ImportOptions, 'isConfirmed'>;

const isLive = ({ field }: { field: string }) => /^(?:Prezzo|Giacenza)/u.test(field);

/** Prices and stock reach a page when it asks for them; all else stands in it as it was built. */
function needsPublishing({ changes: { products, others } }: Prepared): boolean {
  return (
    others.length > 0 ||
    products.some(({ kind, fields }) => kind !== 'changed' || !fields.every(isLive))
  );
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '?';
  }
}
