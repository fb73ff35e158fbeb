import { basename } from 'node:path';
import { excerptHtml } from '../../catalogueCheck/excerpt.ts';
import { plainHtml as plain } from '../../escapeHtml.ts';
import { commandTexts, momentText } from '../command/command.copy.ts';
import type { Outcome } from '../command/importFile.ts';
import { type Mistake, shortened } from '../mistakes.ts';
import type { Changes, FieldChange, ProductChange } from '../preview/changes.ts';
import { type Sheet, type SheetRow, shownCell } from '../sheets/sheet.ts';
import { reportTexts } from './report.copy.ts';
import { reportStyle } from './reportStyle.ts';

/** At most so many of a list: a report of a million rows opens in no browser. */
const maxShownItems = 500;

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

function mistakeSection(
  severity: Mistake['severity'],
  mistakes: readonly Mistake[],
  sheets: readonly Sheet[],
): string {
  const shown = mistakes.filter((mistake) => mistake.severity === severity);
  if (shown.length === 0) return '';
  const isError = severity === 'error';
  const title = isError ? reportTexts.errors : reportTexts.warnings;
  const text = isError ? reportTexts.errorsText : reportTexts.warningsText;
  const items = byRow(shown.slice(0, maxShownItems)).map((ofRow) => item(ofRow, sheets));
  return `<section><h2>${title} <span class="soft">${shown.length}</span></h2><p class="soft">${text}</p>
<ul class="list">${items.join('\n')}</ul>${more(shown.length - maxShownItems)}</section>`;
}

/** How many are not shown. */
const more = (rest: number) => (rest > 0 ? `<p class="soft">${reportTexts.more(rest)}</p>` : '');

/** Those of one row together, whose row is shown once. */
function byRow(mistakes: readonly Mistake[]): readonly RowMistakes[] {
  const rows: [Mistake, ...Mistake[]][] = [];
  for (const mistake of mistakes) {
    const last = rows.at(-1);
    const isSame =
      last !== undefined &&
      mistake.row !== undefined &&
      last[0].sheet === mistake.sheet &&
      last[0].row === mistake.row;
    if (isSame) last.push(mistake);
    else rows.push([mistake]);
  }
  return rows;
}

type RowMistakes = readonly [Mistake, ...Mistake[]];

function item(mistakes: RowMistakes, sheets: readonly Sheet[]): string {
  const [{ severity, sheet, row }] = mistakes;
  const place = sheet === '' ? reportTexts.wholeFile : plain(sheet);
  const number = row === undefined ? '' : `<b>${reportTexts.row(row)}</b>`;
  return `<li class="mistake ${severity}"><p class="place">${number}${place}</p>
${mistakes.map(sentence).join('\n')}${rowTable(mistakes, sheets)}</li>`;
}

function sentence({ row, at, column, product, value, message, remedy, excerpt }: Mistake): string {
  const cell = row === undefined || at === undefined ? '' : `${lettersOf(at)}${row}`;
  const about = [column ?? '', cell, product ?? ''].filter((part) => part !== '').map(plain);
  const head = about.length === 0 ? '' : `<span class="about">${about.join(' · ')}</span> `;
  const quoted =
    value === undefined ? '' : `<span class="value">${plain(shortened(value))}</span> `;
  const hint = remedy === undefined ? '' : `: <span class="remedy">${plain(remedy)}</span>`;
  const words = excerpt === undefined ? '' : excerptHtml(excerpt);
  return `<p>${head}${quoted}${plain(message)}${hint}</p>${words}`;
}

/** 27 is 'AB'. */
function lettersOf(at: number): string {
  const rest = Math.floor(at / 26);
  return `${rest === 0 ? '' : lettersOf(rest - 1)}${String.fromCharCode(65 + (at % 26))}`;
}

/** The row as it stands in the file, its faulty cells marked. */
function rowTable(mistakes: RowMistakes, sheets: readonly Sheet[]): string {
  const [{ sheet, row, severity }] = mistakes;
  const found = sheets.find(({ name }) => name === sheet);
  const line = found?.rows.find(({ number }) => number === row);
  if (found === undefined || line === undefined) return '';
  const head = headOf(found);
  if (head === undefined || head.number >= line.number) return '';
  const faulty = new Set(mistakes.map(({ at }) => at));
  const titles = head.cells.map((cell) => shownCell(cell).trim());
  const places = titles.flatMap((title, place) =>
    title !== '' && (shownOf(line, place) !== '' || faulty.has(place)) ? [place] : [],
  );
  const cells = places.map((place) => {
    const mark = faulty.has(place) ? ' class="faulty"' : '';
    return `<td${mark}>${plain(shortened(shownOf(line, place)))}</td>`;
  });
  const heads = places.map((place) => `<th scope="col">${plain(titles[place] ?? '')}</th>`);
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${reportTexts.rowAsItWas}"><table><tr>${heads.join('')}</tr><tr>${cells.join('')}</tr></table></div>`;
  return severity === 'error'
    ? table
    : `<details><summary>${reportTexts.rowAsItWas}</summary>${table}</details>`;
}

const shownOf = ({ cells }: SheetRow, place: number) => {
  const cell = cells[place];
  return cell === undefined ? '' : shownCell(cell);
};

const textsIn = ({ cells }: SheetRow) => cells.filter(({ kind }) => kind === 'text').length;

/** The head of the table: of the first 15 rows the one with the most texts. */
function headOf({ rows }: Sheet): SheetRow | undefined {
  return rows.slice(0, 15).reduce<SheetRow | undefined>((best, row) => {
    return best === undefined || textsIn(row) > textsIn(best) ? row : best;
  }, undefined);
}

/** Old and new of every field that differs. */
function changeSection({ products, others }: Changes, isDone: boolean): string {
  if (products.length === 0 && others.length === 0) return '';
  const of = (kind: ProductChange['kind']) => products.filter((product) => product.kind === kind);
  const changed = of('changed')
    .slice(0, maxShownItems)
    .map(({ name, slug, fields }) => changeTable(name, slug, fields));
  const rest = of('changed').length - changed.length;
  return `<section><h2>${isDone ? reportTexts.changesDone : reportTexts.changes}</h2>
${others.map(({ about, fields }) => changeTable(about, '', fields)).join('\n')}
${names(reportTexts.added, of('new'))}
${names(reportTexts.gone, of('gone'))}
${changed.length === 0 ? '' : `<h3>${reportTexts.changed}</h3>`}<ul class="list">${changed.map((table) => `<li>${table}</li>`).join('\n')}</ul>
${more(rest)}</section>`;
}

function names(title: string, products: readonly ProductChange[]): string {
  if (products.length === 0) return '';
  const items = products.slice(0, maxShownItems).map(({ name }) => `<li>${plain(name)}</li>`);
  const rest = products.length - items.length;
  return `<h3>${title} (${products.length})</h3><ul class="names">${items.join('')}</ul>${more(rest)}`;
}

function changeTable(title: string, slug: string, fields: readonly FieldChange[]): string {
  const rows = fields.map(
    ({ field, before, after }) =>
      `<tr><td>${plain(field)}</td><td>${value(before)}</td><td>${value(after)}</td></tr>`,
  );
  const { field, before, after } = reportTexts;
  return `<div class="change"><h4>${plain(title)} <span class="soft">${plain(slug)}</span></h4><div class="scroll"><table><tr><th scope="col">${field}</th><th scope="col">${before}</th><th scope="col">${after}</th></tr>${rows.join('')}</table></div></div>`;
}

const value = (text: string) =>
  text === '' ? `<i>${reportTexts.empty}</i>` : plain(shortened(text));
