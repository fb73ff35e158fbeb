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
export async function checkCatalogue(parameters: readonly string[]): Promise<CommandResult> {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { report: { type: 'string' } },
    });
    const path = fromWhereTyped(positionals[0]);
    const reportPath = fromWhereTyped(values.report);
    if (reportPath !== undefined && catalogueFiles(path).includes(reportPath)) {
      throw new Error('--report names the catalogue itself');
    }
    const result = await check(path ?? 'apps/mock-api/catalogue', path);
    let output = textOf(result);
    if (reportPath !== undefined) {
      writeFileSync(reportPath, reportHtml(result));
      output += `report: ${reportPath}\n`;
    }
    return { status: result.fits ? 0 : 1, output };
  } catch (error) {
    return { status: 1, error: `${reasonOf(error)}\n` };
  }
}

export type CommandResult = { status: 0 | 1; output?: string; error?: string };

if (import.meta.main) {
  const { status, output = '', error = '' } = await checkCatalogue(process.argv.slice(2));
  process.stdout.write(output);
  process.stderr.write(error);
  process.exitCode = status;
}

/** npm changes into the app's folder; a file is named from where the command was typed. */
function fromWhereTyped(file: string | undefined): string | undefined {
  return file && resolve(process.env['INIT_CWD'] ?? '.', file);
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

function textOf({ name, counts, fits, findings, refusal }: CheckResult): string {
  if (refusal !== undefined) return `${refusal}\n`;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const lines = [`${name} ${fits ? 'fits' : 'does not fit'}: ${counts}`];
  lines.push(...findings.flatMap(findingLines));
  if (findings.length > 0) lines.push(`${errors} errors, ${findings.length - errors} warnings`);
  return lines.map((line) => `${line}\n`).join('');
}
