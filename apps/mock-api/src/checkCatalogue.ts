import { resolve } from 'node:path';
import { catalogueFindings } from './catalogueCheck/catalogueFindings.ts';
import { findingLine } from './catalogueCheck/finding.ts';
import {
  CatalogueError,
  catalogueFromJson,
  catalogueImages,
  parseJson,
  readCatalogueText,
} from './readCatalogue.ts';

/**
 * `npm run check-catalogue -- FILE`: says whether the API would take the file, and if not, why; and what in it
 * is worth a second look. Without a file, the bundled catalogue. Exit code 1 where there are errors.
 */
const [file] = process.argv.slice(2);
// npm changes into the app's folder; the file was named from where the command was typed.
const path = file && resolve(process.env['INIT_CWD'] ?? '.', file);
await check(path ?? 'apps/mock-api/catalogue', path);

async function check(name: string, from: string | undefined): Promise<void> {
  try {
    const json = parseJson(name, await readCatalogueText(from));
    const catalogue = catalogueFromJson(name, json);
    const counts = Object.entries(catalogue).map(([key, list]) => `${list.length} ${key}`);
    const findings = catalogueFindings(json, catalogue, catalogueImages(from));
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const fits = errors === 0 ? 'fits' : 'does not fit';
    process.stdout.write(`${name} ${fits}: ${counts.join(', ')}\n`);
    for (const finding of findings) process.stdout.write(`  ${findingLine(finding)}\n`);
    if (findings.length > 0) {
      process.stdout.write(`${errors} errors, ${findings.length - errors} warnings\n`);
    }
    if (errors > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    process.stdout.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
