import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue, type Catalogue } from '@vetta/storefront/backend';
import { reasonOf } from './logger.ts';

/**
 * The catalogue that comes with the API: one JSON file per top-level key
 * (docs/rules.md#catalogue-file).
 */
export const bundledCatalogue = fileURLToPath(new URL('../catalogue', import.meta.url));

/** What `CATALOGUE_FILE` names: npm runs programs in their own folder, a path is meant from where the command was typed. */
export function namedCatalogueFile(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const file = env['CATALOGUE_FILE'];
  return file ? resolve(env['INIT_CWD'] ?? '.', file) : undefined;
}

/** The folder of a catalogue's pictures: `images` beside its file. */
export function catalogueImages(catalogueFile: string | undefined): string {
  return join(catalogueFile === undefined ? bundledCatalogue : dirname(catalogueFile), 'images');
}

const catalogueKeys = [
  'products',
  'product_details',
  'product_groups',
  'brands',
  'categories',
] as const;

/** A catalogue that does not fit: where, and what is wrong at each path (`products[3].price`). */
export class CatalogueError extends Error {
  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(`The catalogue ${file} does not fit:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.file = file;
    this.problems = problems;
  }
}

/** The files that a catalogue is read from: a folder's five, or the one named. */
export function catalogueFiles(catalogueFile: string | undefined): readonly string[] {
  if (catalogueFile !== undefined) return [catalogueFile];
  return catalogueKeys.map((key) => join(bundledCatalogue, `${key}.json`));
}

/** The text of a whole catalogue, as one JSON object; throws a `CatalogueError`. */
export async function readCatalogueText(catalogueFile: string | undefined): Promise<string> {
  if (catalogueFile !== undefined) return readText(catalogueFile);
  const parts = await Promise.all(
    catalogueKeys.map(async (key) => {
      const text = await readText(join(bundledCatalogue, `${key}.json`));
      return `${JSON.stringify(key)}: ${text.trim()}`;
    }),
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Reads and validates the text of `file`; throws a `CatalogueError` with the path of each wrong field. */
export function parseCatalogue(file: string, text: string): Catalogue {
  return catalogueFromJson(file, parseJson(file, text));
}

/** The same for a text that has been parsed. */
export function catalogueFromJson(file: string, json: unknown): Catalogue {
  const reading = readCatalogue(json);
  if (reading.catalogue === null) {
    const lines = reading.problems.map(
      ({ path, message }) => `${path}: ${message}${productAt(json, path)}`,
    );
    throw new CatalogueError(file, lines);
  }
  return reading.catalogue;
}

/** Throws a `CatalogueError` that says what the file is, where it is one of another kind. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueError(file, [describeNonJson(text) ?? `not JSON: ${reasonOf(error)}`]);
  }
}

/** UTF-8, with or without a byte order mark, as exports from Windows have it. */
async function readText(file: string): Promise<string> {
  let bytes: Buffer | undefined;
  try {
    bytes = await readFile(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const kind = bytes === undefined ? null : describeNonJson(bytes.toString('latin1'));
    throw new CatalogueError(file, [kind ?? `cannot be read: ${reasonOf(error)}`]);
  }
}

/** The spreadsheet's own way in. */
const command =
  '"npm run catalogo -- verifica FILE" checks it, "-- importa FILE" takes it (docs/negozio.md)';
const format = 'apps/mock-api/README.md, "The catalogue", shows the JSON that the shop reads';

/** What a text that is no JSON is instead, and what to do with it; null where that is unknown. */
function describeNonJson(text: string): string | null {
  const start = text.trimStart();
  if (start === '') return 'the file is empty';
  if (start.startsWith('PK\u0003\u0004')) {
    return `an Excel or LibreOffice file, not JSON: ${command}; for this command export its rows as JSON (${format})`;
  }
  if (start.startsWith('<'))
    return `XML or HTML, not JSON: export the products as JSON (${format})`;
  const [head = '', row = ''] = start.split(/\r?\n/);
  const separator = [';', '\t', ','].find((sign) => head.includes(sign) && row.includes(sign));
  if (/^[[{]/.test(start) || separator === undefined) return null;
  const columns = head
    .split(separator)
    .map((name) => name.trim().replaceAll('"', ''))
    .slice(0, 6)
    .join(', ');
  return `a CSV (columns ${columns}), not JSON: ${command}; for this command export the rows as JSON, one object for each under "products", prices in cents (${format})`;
}

/** ' (Siero 100)': the product that a path such as 'products[3].price' speaks of, as far as it has a name. */
function productAt(json: unknown, path: string): string {
  const [, list = '', place = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const item = fieldOf(fieldOf(json, list), place);
  const name = ['name', 'product_group_name', 'productGroupName', 'slug']
    .map((field) => fieldOf(item, field))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? ` (${name})` : '';
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;
}
