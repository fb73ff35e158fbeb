import { expect, it } from 'vitest';
import { readCatalogueText } from '../../readCatalogue.ts';
import { prepareImport } from '../importing/prepareImport.ts';
import { csv } from '../testing/files.ts';
import { reportPage } from './reportPage.ts';

const now = '2026-11-23T09:00:00.000Z';
const counts = { added: 0, changed: 0, gone: 0, unchanged: 0, shop: 0 };

async function reportOf(kind: 'errors' | 'asks', ...lines: readonly string[]) {
  const before = { catalogue: await readCatalogueText(undefined), shop: null };
  const prepared = await prepareImport(csv(...lines), before, { images: '/nowhere', now });
  const outcome = { kind, prepared, counts, needsPublishing: false, report: null };
  return reportPage({ file: 'il mio listino.csv', now, digest: 'abc', outcome });
}
const countOf = (page: string, words: string) => page.split(words).length - 1;

it('mistakes of a row stand together above it, with cell, value and remedy, and mark their cells', async () => {
  const page = await reportOf(
    'errors',
    'Slug;Nome;Formato;Prezzo;Torino',
    'siero-100;<b>Siero</b>;900 g;24,9O;-3',
    'iso-soya;Iso Soya;;12,345;',
  );
  expect(countOf(page, '<li class="mistake error">')).toBe(2);
  expect(countOf(page, '<table>')).toBe(2);
  expect(countOf(page, 'class="faulty"')).toBe(3);
  expect(page).toContain(
    '<span class="about">Prezzo (euro) · D2</span> <span class="value">24,9O</span> non è un importo: <span class="remedy">forse 24,90?</span>',
  );
  expect(page).toContain('<span class="about">Torino · E2</span>');
  expect(page).toContain('<td>&lt;b&gt;Siero&lt;/b&gt;</td>');
  expect(page).not.toMatch(/<script|https?:|<link|<img/u);
});

it('a large change is confirmed with the name of the file', async () => {
  const page = await reportOf('asks', 'Slug;Nome', 'siero-100;Siero 100');
  expect(page).toContain('npm run catalogo -- importa &quot;il mio listino.csv&quot; --conferma');
  expect(page).toContain('spariscono 113 prodotti su 114');
});
