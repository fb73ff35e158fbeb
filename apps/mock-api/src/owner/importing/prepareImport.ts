import { isDeepStrictEqual } from 'node:util';
import { readCatalogue } from '@vetta/storefront/backend';
import { parseJson } from '../../messages.ts';
import { slugFindings } from '../../catalogueCheck/slugFindings.ts';
import { labelMistakes } from '../checks/labelMistakes.ts';
import type { Files } from '../persistence/importStore.ts';
import type { Mistake } from '../mistakes.ts';
import { isJson } from '../model/json.ts';
import { type Changes, changesBetween } from '../preview/changes.ts';
import { hiddenChanges, isOfChange, suspiciousChanges } from '../preview/suspiciousChanges.ts';
import { parseShopData } from '../shop/shopData.ts';
import { FileError } from '../sheets/fileError.ts';
import { type OwnersFile, readOwnersFile } from '../sheets/readFile.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { OwnerData } from './importContext.ts';
import { importSheets } from './importSheets.ts';
import { jsonProblem, jsonTexts } from './json.copy.ts';

/** What a file would do, before anything is done. */
export type PreparedImport = {
  /** As they were read, for the report; none of JSON. */
  sheets: readonly Sheet[];
  mistakes: readonly Mistake[];
  changes: Changes;
  suspicious: readonly string[];
  /** null where there are errors. */
  after: Files | null;
};

export type PrepareOptions = {
  /** The catalogue's folder of pictures. */
  images: string;
  /** ISO 8601. */
  now: string;
};

/** Reads and checks the owner's file against what is served; changes nothing and throws for nothing in the file. */
export async function prepareImport(
  bytes: Buffer,
  before: Files,
  options: PrepareOptions,
): Promise<PreparedImport> {
  const read = await readOwnersFile(bytes).catch((error: unknown) => {
    if (error instanceof FileError) return error;
    throw error;
  });
  return prepareFile(read, before, options);
}

/** The same of a file that has been read. */
export function prepareFile(
  file: OwnersFile | FileError,
  before: Files,
  options: PrepareOptions,
): PreparedImport {
  if (file instanceof FileError) return refusal(file.message, file.remedy);
  return file.kind === 'json'
    ? prepareJson(file.text, before)
    : prepareSheets(file, before, options);
}

/** Of a file as a whole. */
export const refusal = (message: string, remedy: string): PreparedImport =>
  nothing([{ severity: 'error', sheet: '', message, remedy }]);

const nothing = (mistakes: readonly Mistake[]): PreparedImport => ({
  sheets: [],
  mistakes,
  changes: { products: [], unchanged: 0, others: [] },
  suspicious: [],
  after: null,
});

function prepareSheets(
  { kind, sheets }: Extract<OwnersFile, { sheets: unknown }>,
  before: Files,
  { images, now }: PrepareOptions,
): PreparedImport {
  const old = ownerDataOf(before);
  const ownerData = ownerDataOf(before);
  const mistakes: Mistake[] = [];
  const note = (mistake: Mistake) => mistakes.push(mistake);
  const { detailRows } = importSheets(
    sheets,
    { ownerData, note, now },
    { isCsv: kind === 'csv', images },
  );
  const reading = readCatalogue(ownerData.catalogue);
  if (reading.catalogue === null) {
    for (const problem of reading.problems) note(jsonProblem(problem));
  } else mistakes.push(...labelMistakes(reading.catalogue, detailRows));
  return prepared({ sheets, mistakes, before, old, ownerData });
}

type Parts = {
  sheets: readonly Sheet[];
  mistakes: readonly Mistake[];
  before: Files;
  old: OwnerData;
  ownerData: OwnerData;
};

function prepared({ sheets, mistakes: all, before, old, ownerData }: Parts): PreparedImport {
  const changes = changesBetween(old, ownerData);
  const mistakes = all.filter((mistake) => isOfChange(mistake, changes));
  const suspicious = [
    ...suspiciousChanges(changes, old.catalogue, ownerData.catalogue),
    ...hiddenChanges(mistakes),
  ];
  const hasErrors = mistakes.some(({ severity }) => severity === 'error');
  const after = hasErrors ? null : filesOf(ownerData, old, before);
  return { sheets, mistakes: inOrder(mistakes), changes, suspicious, after };
}

const jsonText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** What nobody changed keeps its bytes. */
function filesOf(ownerData: OwnerData, old: OwnerData, before: Files): Files {
  return {
    catalogue: isDeepStrictEqual(ownerData.catalogue, old.catalogue)
      ? before.catalogue
      : jsonText(ownerData.catalogue),
    shop: isDeepStrictEqual(ownerData.shop, old.shop) ? before.shop : jsonText(ownerData.shop),
  };
}

export function ownerDataOf({ catalogue, shop }: Files): OwnerData {
  const json: unknown = JSON.parse(catalogue);
  return {
    catalogue: isJson(json) ? json : {},
    shop: shop === null ? {} : parseShopData('shop.json', shop),
  };
}

/** Errors first, each kind in the order of its sheet, row and column. */
const inOrder = (mistakes: readonly Mistake[]) =>
  mistakes.toSorted(
    (one, other) =>
      Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
      one.sheet.localeCompare(other.sheet) * Number(one.sheet !== other.sheet) ||
      (one.row ?? 0) - (other.row ?? 0) ||
      (one.at ?? -1) - (other.at ?? -1),
  );

/** A catalogue as JSON takes the place of the one before, as it stands. */
function prepareJson(text: string, before: Files): PreparedImport {
  const json = parseJson(text);
  if (!isJson(json)) return refusal(jsonTexts.noJson, jsonTexts.noJsonRemedy);
  const reading = readCatalogue(json);
  if (reading.catalogue === null) return nothing(reading.problems.map(jsonProblem));
  const { catalogue } = reading;
  const twice = slugFindings(catalogue).filter(({ severity }) => severity === 'error');
  const mistakes: readonly Mistake[] = [
    ...twice.map(({ path, product }) => ({
      severity: 'error' as const,
      sheet: path,
      message: jsonTexts.slugTwice,
      remedy: jsonTexts.slugTwiceRemedy,
      product,
    })),
    ...labelMistakes(catalogue, 'all'),
  ];
  const old = ownerDataOf(before);
  const ownerData = { catalogue: json, shop: old.shop };
  const result = prepared({ sheets: [], mistakes, before, old, ownerData });
  return result.after === null
    ? result
    : { ...result, after: { catalogue: text, shop: before.shop } };
}
