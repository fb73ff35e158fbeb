import { basename } from 'node:path';
import { commandTexts, momentText } from '../command/command.copy.ts';
import type { Outcome } from '../command/importFile.ts';
import { changeSection } from './changeHtml.ts';
import { plain } from './html.ts';
import { mistakeSection } from './mistakeHtml.ts';
import { reportTexts } from './report.copy.ts';
import { reportStyle } from './reportStyle.ts';

/** `file` with its folder: the command to confirm names it. */
export type ReportContent = {
  file: string;
  now: string;
  /** SHA-256 of what the file held: the report is of that alone. */
  digest: string;
  outcome: Outcome;
};

/** One HTML file that opens by a double click, fetches nothing and runs nothing. */
export function reportPage({ file, now, digest, outcome }: ReportContent): string {
  const { kind, prepared } = outcome;
  const { mistakes, sheets, changes, suspicious } = prepared;
  const isDone = kind === 'applied';
  const name = basename(file);
  const list = suspicious.map((line) => `<li>${plain(line)}</li>`).join('');
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="file" content="${digest}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(reportTexts.title(name))}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>${plain(reportTexts.title(name))}</h1>
${verdict(outcome, file)}
${kind === 'errors' ? '' : counts(outcome)}
${list === '' || kind === 'errors' ? '' : `<section><h2>${reportTexts.suspicious}</h2><ul class="suspicious">${list}</ul></section>`}
${mistakeSection('error', mistakes, sheets)}
${kind === 'errors' ? '' : changeSection(changes, isDone)}
${mistakeSection('warning', mistakes, sheets)}
<footer>${plain(reportTexts.foot(momentText(now)))}</footer>
</main>
</body>
</html>
`;
}

function verdict(
  { kind, prepared: { mistakes }, needsPublishing, entry }: Outcome,
  file: string,
): string {
  const { head, text } = reportTexts.kinds[kind];
  const errors = mistakes.filter(({ severity }) => severity === 'error').length;
  const warnings = mistakes.length - errors;
  const found = [
    ...(errors > 0 ? [commandTexts.errors(errors)] : []),
    ...(warnings > 0 ? [commandTexts.warnings(warnings)] : []),
  ].join(', ');
  const isDone = kind === 'applied';
  const next = [
    ...(kind === 'errors' ? [reportTexts.next.errors] : []),
    ...(kind === 'asks' ? [reportTexts.next.asks(/\s/u.test(file) ? `"${file}"` : file)] : []),
    ...(isDone && needsPublishing ? [reportTexts.next.publish] : []),
    ...(isDone && entry !== undefined ? [reportTexts.next.undo] : []),
  ];
  return `<div class="verdict ${kind}"><strong>${head}</strong><p>${plain(text)}${found === '' ? '' : ` ${found}.`}</p>
${next.map((line) => `<p>${plain(line)}</p>`).join('')}</div>`;
}

function counts({ counts: { added, changed, gone, unchanged } }: Outcome): string {
  const figures = [
    [reportTexts.added, added],
    [reportTexts.changed, changed],
    [reportTexts.gone, gone],
    [reportTexts.unchanged, unchanged],
  ] as const;
  const items = figures.map(([name, count]) => `<div><dt>${name}</dt><dd>${count}</dd></div>`);
  return `<dl class="counts">${items.join('')}</dl>`;
}
