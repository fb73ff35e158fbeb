import { resolve } from 'node:path';
import { nutritionFindings } from './nutritionFindings.ts';
import { CatalogueError, parseCatalogue, readCatalogueText } from './readCatalogue.ts';

/**
 * `npm run check-catalogue -- FILE`: says whether the API would take the file, and if not, why. Without a
 * file, the bundled catalogue.
 */
const [file] = process.argv.slice(2);
// npm changes into the app's folder; the file was named from where the command was typed.
const path = file && resolve(process.env['INIT_CWD'] ?? '.', file);
await check(path ?? 'apps/mock-api/catalogue', path);

async function check(name: string, from: string | undefined): Promise<void> {
  try {
    const catalogue = parseCatalogue(name, await readCatalogueText(from));
    const counts = Object.entries(catalogue).map(([key, list]) => `${list.length} ${key}`);
    process.stdout.write(`${name} fits: ${counts.join(', ')}\n`);
    const findings = nutritionFindings(catalogue);
    if (findings.length > 0) {
      process.stdout.write(`Labels worth a second look:\n  ${findings.join('\n  ')}\n`);
    }
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    process.stdout.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
