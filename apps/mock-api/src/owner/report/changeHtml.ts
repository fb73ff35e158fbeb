import { shortened } from '../mistakes.ts';
import type { Changes, FieldChange, ProductChange } from '../preview/changes.ts';
import { plain, maxShownItems } from './html.ts';
import { reportTexts } from './report.copy.ts';

/** Old and new of every field that differs. */
export function changeSection({ products, others }: Changes, isDone: boolean): string {
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
${rest > 0 ? `<p class="soft">${reportTexts.more(rest)}</p>` : ''}</section>`;
}

function names(title: string, products: readonly ProductChange[]): string {
  if (products.length === 0) return '';
  const items = products.slice(0, maxShownItems).map(({ name }) => `<li>${plain(name)}</li>`);
  const rest = products.length - items.length;
  return `<h3>${title} (${products.length})</h3><ul class="names">${items.join('')}</ul>${rest > 0 ? `<p class="soft">${reportTexts.more(rest)}</p>` : ''}`;
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
