import { resolve } from 'node:path';
import { nutritionFindings } from './nutritionFindings.ts';
import { CatalogueError, parseCatalogue, readCatalogueText } from './readCatalogue.ts';

/** `npm run check-catalogue -- FILE`: says whether the API would take the file, and if not, why. */
const [file] = process.argv.slice(2);

if (file === undefined) {
  process.stderr.write('Usage: npm run check-catalogue -- FILE\n');
  process.exitCode = 2;
} else {
  // npm changes into the app's folder; the file was named from where the command was typed.
  await check(resolve(process.env['INIT_CWD'] ?? '.', file));
}

async function check(path: string): Promise<void> {
  try {
    const catalogue = parseCatalogue(path, await readCatalogueText(path));
    const counts = Object.entries(catalogue).map(([key, list]) => `${list.length} ${key}`);
    process.stdout.write(`${path} fits: ${counts.join(', ')}\n`);
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
