import { type Mistake, shortened } from '../mistakes.ts';
import { type Sheet, type SheetRow, shownCell } from '../sheets/sheet.ts';
import { plain, shownAtMost } from './html.ts';
import { reportTexts } from './report.copy.ts';

export function mistakeSection(
  severity: Mistake['severity'],
  mistakes: readonly Mistake[],
  sheets: readonly Sheet[],
): string {
  const shown = mistakes.filter((mistake) => mistake.severity === severity);
  if (shown.length === 0) return '';
  const isError = severity === 'error';
  const title = isError ? reportTexts.errors : reportTexts.warnings;
  const text = isError ? reportTexts.errorsText : reportTexts.warningsText;
  const items = shown.slice(0, shownAtMost).map((mistake) => item(mistake, sheets));
  const more =
    shown.length > shownAtMost
      ? `<p class="soft">${reportTexts.more(shown.length - shownAtMost)}</p>`
      : '';
  return `<section><h2>${title} <span class="soft">${shown.length}</span></h2><p class="soft">${text}</p>
<ul class="list">${items.join('\n')}</ul>${more}</section>`;
}

function item(mistake: Mistake, sheets: readonly Sheet[]): string {
  const { severity, sheet, row, column, value, message, remedy, product, excerpt } = mistake;
  const place = [sheet === '' ? reportTexts.wholeFile : sheet, column ?? '', product ?? '']
    .filter((part) => part !== '')
    .map(plain)
    .join(' · ');
  const number = row === undefined ? '' : `<b>${reportTexts.row(row)}</b>`;
  const quoted =
    value === undefined ? '' : `<span class="value">${plain(shortened(value))}</span> `;
  const hint = remedy === undefined ? '' : `: <span class="remedy">${plain(remedy)}</span>`;
  const words =
    excerpt === undefined
      ? ''
      : `<blockquote>${excerpt.about === undefined ? '' : `<b>${plain(excerpt.about)}</b>: `}${plain(excerpt.before)}<mark>${plain(excerpt.marked)}</mark>${plain(excerpt.after)}</blockquote>`;
  return `<li class="mistake ${severity}"><p class="place">${number}${place}</p>
<p>${quoted}${plain(message)}${hint}</p>${words}${rowTable(mistake, sheets)}</li>`;
}

/** The row as it stands in the file, its faulty cell marked. */
function rowTable({ sheet, row, at, severity }: Mistake, sheets: readonly Sheet[]): string {
  const found = sheets.find(({ name }) => name === sheet);
  const line = found?.rows.find(({ number }) => number === row);
  if (found === undefined || line === undefined) return '';
  const head = headOf(found);
  if (head === undefined || head.number >= line.number) return '';
  const titles = head.cells.map((cell) => shownCell(cell).trim());
  const places = titles.flatMap((title, place) =>
    title !== '' && (shownOf(line, place) !== '' || place === at) ? [place] : [],
  );
  const cells = places.map((place) => {
    const isFaulty = place === at;
    return `<td${isFaulty ? ' class="faulty"' : ''}>${plain(shortened(shownOf(line, place)))}</td>`;
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

/** Of the first rows the first with most texts. */
function headOf({ rows }: Sheet): SheetRow | undefined {
  return rows.slice(0, 15).reduce<SheetRow | undefined>((best, row) => {
    return best === undefined || textsIn(row) > textsIn(best) ? row : best;
  }, undefined);
}
