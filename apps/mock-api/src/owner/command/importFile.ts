import { access } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { catalogueImages } from '../../readCatalogue.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';
import { type PreparedImport, prepareFile } from '../importing/prepareImport.ts';
import type { HistoryEntry } from '../persistence/history.ts';
import type { CurrentImports, Files, ImportStore } from '../persistence/importStore.ts';
import { fileDigest, reportFile, writeReport } from '../report/reportFile.ts';
import { readInThread } from '../sheets/readInThread.ts';
import { withImports } from './openImports.ts';
import { countsOf } from '../preview/changes.ts';
import { importTexts } from '../importing/importing.copy.ts';
import { needsPublishing } from './visibilityNotes.ts';
import type { Unreduced } from '../../storage/priceHistory.ts';
import { productColumns, sheetTitles } from '../columns.copy.ts';
import type { Mistake } from '../mistakes.ts';

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

/** 0 done, 1 errors, 2 asks for `--conferma`. */
export const exitCodes: Readonly<Record<Outcome['kind'], number>> = {
  errors: 1,
  asks: 2,
  nothing: 0,
  fits: 0,
  applied: 0,
  elsewhere: 0,
};

/** The same again may work later (EX_TEMPFAIL of sysexits.h). */
export const tryLater = 75;

export type ImportOptions = {
  /** Large changes are wanted. */
  isConfirmed: boolean;
  /** Only looks. */
  isDry: boolean;
  /** Who imports, where it is not the user: the watched folder. */
  who?: string;
  now?: Date;
};

/** Checks the owner's file, applies it where it may be, and writes the report beside it. */
export async function importFile(
  file: string,
  context: StorePlace,
  options: ImportOptions,
): Promise<Outcome> {
  const now = (options.now ?? new Date()).toISOString();
  // Before anything is locked.
  const source = await readInThread({ file, isLinkRefused: options.who !== undefined });
  const digest = source.digest ?? (await fileDigest(file));
  const prepare = (before: Files) => {
    const images = catalogueImages(context.catalogueFile);
    const prepared = prepareFile(source.read, before, { images, now });
    const { after } = prepared;
    const isSame = after?.catalogue === before.catalogue && after.shop === before.shop;
    return decide(prepared, isSame, options);
  };
  const outcome = await withImports(context, async (imports) => {
    const before = await imports.read();
    const found = await withPromotions(prepare(before), imports);
    if (options.isDry) return found;
    return imports.exclusively(async (locked) => {
      const { catalogue, shop } = locked.files;
      const isAsRead = catalogue === before.catalogue && shop === before.shop;
      // Rarely: another import came between, or the folder was filled only now.
      const current = isAsRead ? found : await withPromotions(prepare(locked.files), imports);
      const { who } = options;
      return apply(current, locked, { file, digest, now, who, isShared: imports.isShared });
    });
  });
  // What another host has brought in is reported there.
  if (outcome.kind === 'elsewhere' || digest === null) return outcome;
  const isWritten = await writeReport({ file, now, digest, outcome });
  return { ...outcome, report: isWritten ? reportFile(file) : null };
}

/** What only the prices of before can tell. */
async function withPromotions(found: Outcome, { unreduced }: ImportStore): Promise<Outcome> {
  const { prepared } = found;
  if (prepared.after === null || found.kind === 'nothing') return found;
  const warnings = promotionMistakes(prepared, await unreduced(prepared.after.catalogue));
  return { ...found, prepared: { ...prepared, mistakes: [...prepared.mistakes, ...warnings] } };
}

type Applying = {
  file: string;
  digest: string | null;
  now: string;
  who?: string | undefined;
  isShared: boolean;
};

async function apply(
  outcome: Outcome,
  locked: CurrentImports,
  { file, digest, now, who, isShared }: Applying,
): Promise<Outcome> {
  const { after } = outcome.prepared;
  if (isShared && who !== undefined && (await isElsewhere(digest, locked, file))) {
    return { ...outcome, kind: 'elsewhere' };
  }
  if (outcome.kind !== 'fits' || after === null) return outcome;
  const entry = await locked.apply(after, {
    action: 'import',
    at: now,
    who: who ?? userName(),
    file: basename(file),
    digest: digest ?? '',
    counts: outcome.counts,
  });
  return { ...outcome, kind: 'applied', entry };
}

/** Whether another host that watches has taken the same file while this one waited for its turn. */
async function isElsewhere(
  digest: string | null,
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

function decide(
  prepared: PreparedImport,
  isSame: boolean,
  { isConfirmed }: ImportOptions,
): Outcome {
  const { changes, suspicious, after } = prepared;
  const kind =
    after === null
      ? 'errors'
      : isSame
        ? 'nothing'
        : suspicious.length > 0 && !isConfirmed
          ? 'asks'
          : 'fits';
  return {
    kind,
    prepared,
    counts: countsOf(changes),
    needsPublishing: needsPublishing(changes),
    report: null,
  };
}

/** Of what a file changes, the promotions that the site shows as a price and never as a reduction. */
function promotionMistakes(
  { changes }: PreparedImport,
  unreduced: readonly Unreduced[],
): readonly Mistake[] {
  const changed = new Set(changes.products.map(({ slug }) => slug));
  return unreduced
    .filter(({ slug }) => changed.has(slug))
    .map(({ slug, size, flavour, promotionCents, lowestCents }) => ({
      severity: 'warning',
      sheet: sheetTitles.products,
      column: productColumns.promo.title,
      product: [slug, flavour, size].filter((part) => part !== '').join(', '),
      message: importTexts.unreduced(promotionCents, lowestCents),
    }));
}

/** Who types the command, as the history names them. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '?';
  }
}
