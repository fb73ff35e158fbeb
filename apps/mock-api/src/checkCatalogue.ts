import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFindings } from './catalogueCheck/catalogueFindings.ts';
import { findingLines } from './catalogueCheck/finding.ts';
import { reportHtml, type ReportContent } from './catalogueCheck/reportHtml.ts';
import { reasonOf } from './logger.ts';
import {
  CatalogueError,
  catalogueFiles,
  catalogueFromJson,
  catalogueImages,
  parseJson,
  readCatalogueText,
} from './readCatalogue.ts';

/**
 * `npm run check-catalogue -- FILE --report REPORT`: says whether the API would take the file, and if not, why;
 * and what in it is worth a second look. Without a file, the bundled catalogue. With `--report`, also as one HTML
 * file. Exit code 1 where there are errors.
 */
try {
  const { file, report } = readArguments();
  const path = file && fromWhereTyped(file);
  const reportPath = report && fromWhereTyped(report);
  if (reportPath !== undefined && catalogueFiles(path).includes(reportPath)) {
    throw new Error('--report names the catalogue itself');
  }
  const result = await check(path ?? 'apps/mock-api/catalogue', path);
  print(result);
  if (reportPath !== undefined) {
    writeFileSync(reportPath, reportHtml(result));
    process.stdout.write(`report: ${reportPath}\n`);
  }
  if (!result.fits) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function readArguments(): { file: string | undefined; report: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { report: { type: 'string' } },
  });
  return { file: positionals[0], report: values.report };
}

/** npm changes into the app's folder; a file is named from where the command was typed. */
function fromWhereTyped(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

type CheckResult = ReportContent & { refusal?: string };

async function check(name: string, from: string | undefined): Promise<CheckResult> {
  try {
    const json = parseJson(name, await readCatalogueText(from));
    const catalogue = catalogueFromJson(name, json);
    const counts = Object.entries(catalogue).map(([key, list]) => `${list.length} ${key}`);
    const findings = catalogueFindings(json, catalogue, catalogueImages(from));
    const fits = findings.every(({ severity }) => severity !== 'error');
    return { name, counts: counts.join(', '), fits, findings };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    const findings = error.problems.map((message) => ({
      severity: 'error' as const,
      path: name,
      message,
    }));
    return { name, counts: '', fits: false, findings, refusal: error.message };
  }
}

function print({ name, counts, fits, findings, refusal }: CheckResult): void {
  if (refusal !== undefined) {
    process.stdout.write(`${refusal}\n`);
    return;
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  process.stdout.write(`${name} ${fits ? 'fits' : 'does not fit'}: ${counts}\n`);
  for (const line of findings.flatMap(findingLines)) process.stdout.write(`${line}\n`);
  if (findings.length > 0) {
    process.stdout.write(`${errors} errors, ${findings.length - errors} warnings\n`);
  }
}
