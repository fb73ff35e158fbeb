import { type Mistake, shortened } from '../mistakes.ts';
import { type Sheet, type SheetRow, shownCell } from '../sheets/sheet.ts';
import { plain, maxShownItems } from './html.ts';
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
  const items = byRow(shown.slice(0, maxShownItems)).map((ofRow) => item(ofRow, sheets));
  const more =
    shown.length > maxShownItems
      ? `<p class="soft">${reportTexts.more(shown.length - maxShownItems)}</p>`
      : '';
  return `<section><h2>${title} <span class="soft">${shown.length}</span></h2><p class="soft">${text}</p>
<ul class="list">${items.join('\n')}</ul>${more}</section>`;
}

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
  const words =
    excerpt === undefined
      ? ''
      : `<blockquote>${excerpt.about === undefined ? '' : `<b>${plain(excerpt.about)}</b>: `}${plain(excerpt.before)}<mark>${plain(excerpt.marked)}</mark>${plain(excerpt.after)}</blockquote>`;
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
