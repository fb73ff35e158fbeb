import { readCatalogue } from '@vetta/storefront/backend';
import { slugFindings } from '../../catalogueCheck/slugFindings.ts';
import { labelMistakes } from '../checks/labelMistakes.ts';
import type { Files } from '../keeping/applyVersion.ts';
import type { Mistake } from '../mistakes.ts';
import { isJson, type Json } from '../model/json.ts';
import { type Changes, changesBetween } from '../preview/changes.ts';
import { surprisesOf } from '../preview/surprises.ts';
import { parseShopData } from '../shop/shopData.ts';
import { FileError } from '../sheets/fileError.ts';
import { type OwnersFile, readOwnersFile } from '../sheets/readFile.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { Holdings } from './imports.ts';
import { importSheets } from './importSheets.ts';
import { jsonProblem, jsonTexts } from './json.copy.ts';

/** What a file would do, before anything is done. */
export type Prepared = {
  /** As they were read, for the report; none of JSON. */
  sheets: readonly Sheet[];
  mistakes: readonly Mistake[];
  changes: Changes;
  surprises: readonly string[];
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
): Promise<Prepared> {
  try {
    const file = await readOwnersFile(bytes);
    return file.kind === 'json'
      ? prepareJson(file.text, before)
      : prepareSheets(file, before, options);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, remedy } = error;
    return nothing([{ severity: 'error', sheet: '', message, remedy }]);
  }
}

export const nothing = (mistakes: readonly Mistake[]): Prepared => ({
  sheets: [],
  mistakes,
  changes: { products: [], unchanged: 0, others: [] },
  surprises: [],
  after: null,
});

function prepareSheets(
  { kind, sheets }: Extract<OwnersFile, { sheets: unknown }>,
  before: Files,
  { images, now }: PrepareOptions,
): Prepared {
  const old = holdingsOf(before);
  const holdings = holdingsOf(before);
  const mistakes: Mistake[] = [];
  const note = (mistake: Mistake) => mistakes.push(mistake);
  const { detailRows } = importSheets(
    sheets,
    { holdings, note, now },
    { isCsv: kind === 'csv', images },
  );
  const reading = readCatalogue(holdings.catalogue);
  if (reading.catalogue === null) {
    for (const problem of reading.problems) note(jsonProblem(problem));
  } else mistakes.push(...labelMistakes(reading.catalogue, detailRows));
  return prepared({ sheets, mistakes, before, old, holdings });
}

type Parts = {
  sheets: readonly Sheet[];
  mistakes: readonly Mistake[];
  before: Files;
  old: Holdings;
  holdings: Holdings;
};

function prepared({ sheets, mistakes, before, old, holdings }: Parts): Prepared {
  const changes = changesBetween(old, holdings);
  const surprises = surprisesOf(changes, old.catalogue, holdings.catalogue);
  const hasErrors = mistakes.some(({ severity }) => severity === 'error');
  const after = hasErrors ? null : filesOf(holdings, old, before);
  return { sheets, mistakes: inOrder(mistakes), changes, surprises, after };
}

const jsonText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What nobody changed keeps its bytes. */
function filesOf(holdings: Holdings, old: Holdings, before: Files): Files {
  return {
    catalogue: isSame(holdings.catalogue, old.catalogue)
      ? before.catalogue
      : jsonText(holdings.catalogue),
    shop: isSame(holdings.shop, old.shop) ? before.shop : jsonText(holdings.shop),
  };
}

export function holdingsOf({ catalogue, shop }: Files): Holdings {
  const json: unknown = JSON.parse(catalogue);
  return {
    catalogue: isJson(json) ? json : {},
    shop: shop === null ? {} : parseShopData('shop.json', shop),
  };
}

/** Errors first, each kind in the order of its sheet and row. */
const inOrder = (mistakes: readonly Mistake[]) =>
  mistakes.toSorted(
    (one, other) =>
      Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
      one.sheet.localeCompare(other.sheet) * Number(one.sheet !== other.sheet) ||
      (one.row ?? 0) - (other.row ?? 0),
  );

/** A catalogue as JSON takes the place of the one before, as it stands. */
function prepareJson(text: string, before: Files): Prepared {
  const json = parse(text);
  if (json === null) {
    const { noJson: message, noJsonRemedy: remedy } = jsonTexts;
    return nothing([{ severity: 'error', sheet: '', message, remedy }]);
  }
  const reading = readCatalogue(json);
  if (reading.catalogue === null) return nothing(reading.problems.map(jsonProblem));
  const { catalogue } = reading;
  const twice = slugFindings(catalogue).filter(({ severity }) => severity === 'error');
  const mistakes: readonly Mistake[] = [
    ...twice.map(({ path, product }) => ({
      severity: 'error' as const,
      sheet: path,
      message: jsonTexts.slugTwice,
      product,
    })),
    ...labelMistakes(catalogue, 'all'),
  ];
  const old = holdingsOf(before);
  const holdings = { catalogue: json, shop: old.shop };
  const result = prepared({ sheets: [], mistakes, before, old, holdings });
  return result.after === null
    ? result
    : { ...result, after: { catalogue: text, shop: before.shop } };
}

function parse(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text);
    return isJson(json) ? json : null;
  } catch {
    return null;
  }
}
