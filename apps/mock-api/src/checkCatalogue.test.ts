import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkCatalogue } from './checkCatalogue.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-command-'));
  vi.stubEnv('INIT_CWD', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The command, as npm runs it, for a file named from where it is typed. */
async function check(content: string | Buffer, ...options: readonly string[]) {
  writeFileSync(join(folder, 'export.json'), content);
  const { status, output = '', error = '' } = await checkCatalogue(['export.json', ...options]);
  return { status, text: output + error };
}

it('is a program that prints what it finds and ends with its status', () => {
  const program = join(import.meta.dirname, 'checkCatalogue.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'nowhere.json'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain(`${join(folder, 'nowhere.json')} does not fit`);
});

const report = () => readFileSync(join(folder, 'report.html'), 'utf8');
const product = { id: 1, slug: 'uno', name: 'Uno', category_slug: 'proteine' };

describe('check-catalogue', () => {
  it('ends with 0 where there are warnings alone, and shows them all', async () => {
    const { status, text } = await check(
      JSON.stringify({ products: [{ ...product, category_slug: 'Proteine', price: 34 }] }),
    );
    expect(status).toBe(0);
    expect(text).toContain('export.json fits: 1 products');
    expect(text).toContain('products[0].category_slug: unknown category "Proteine"');
    expect(text).toContain('products[0].price: 34 means');
    expect(text).toContain('0 errors, 4 warnings');
  });

  it('ends with 1 at a slug that stands twice', async () => {
    const { status, text } = await check(
      JSON.stringify({ products: [product, { ...product, id: 2 }] }),
    );
    expect(status).toBe(1);
    expect(text).toContain('error products[1].slug: "uno" is the slug of products[0] too');
    expect(text).toContain('does not fit');
  });

  it('names every field of a wrong kind, each with its product', async () => {
    const { status, text } = await check(
      JSON.stringify({
        products: [
          { ...product, price: '9,90' },
          { ...product, isNew: 'sì' },
        ],
      }),
    );
    expect(status).toBe(1);
    expect(text).toMatch(/products\[0\]\.price: expected .* received "9,90" \(Uno\)/);
    expect(text).toMatch(/products\[1\]\.isNew: expected .* \(Uno\)/);
  });

  it.each([
    [
      'a CSV',
      'Slug;Nome;Prezzo\r\nuno;Uno;34,90\r\n',
      'a CSV (columns Slug, Nome, Prezzo), not JSON: "npm run catalogo -- verifica FILE" checks it',
    ],
    ['a CSV of Windows', Buffer.from('Nome,Città\nUno,Aosta\n', 'latin1'), 'a CSV (columns Nome, '],
    [
      'a spreadsheet',
      Buffer.from('PK\u0003\u0004\u00ff\u00fe', 'latin1'),
      'an Excel or LibreOffice file, not JSON: "npm run catalogo -- verifica FILE" checks it',
    ],
    ['XML', '<?xml version="1.0"?><prodotti/>', 'XML or HTML, not JSON'],
    ['nothing', ' \n', 'the file is empty'],
    ['half a file', '{"products": [', 'not JSON: '],
  ])('says of %s what it is and what to do', async (_, content, words) => {
    const { status, text } = await check(content);
    expect(status).toBe(1);
    expect(text).toContain(words);
    expect(text).not.toContain('Unexpected token');
  });

  describe('with --report', () => {
    const details = { slug: 'uno', features: { ingredienti: 'siero di latte & <sale>, aroma' } };
    const labelled = JSON.stringify({ products: [product], product_details: [details] });
    const words = 'siero di latte & <sale>, aroma';

    it('prints the words of a label, and writes them as HTML', async () => {
      const { status, text } = await check(labelled, '--report', 'report.html');
      expect(status).toBe(0);
      expect(text).toContain(`      [siero]${words.slice('siero'.length)}\n`);
      expect(text).toContain(`report: ${join(folder, 'report.html')}`);
      expect(report()).toContain('<mark>siero</mark> di latte &amp; &lt;sale&gt;, aroma');
    });

    it('reports a file that is refused, too', async () => {
      const { status } = await check('{"products": [{"id": 1}]}', '--report=report.html');
      expect(status).toBe(1);
      expect(report()).toContain('The catalogue does not fit');
      expect(report()).toContain('products[0]');
    });

    it.each([
      [['--report'], "'--report <value>' argument missing"],
      [['--report', 'export.json'], '--report names the catalogue itself'],
      [['--report', 'nowhere/report.html'], 'no such file or directory'],
      [['--raport', 'report.html'], "Unknown option '--raport'"],
    ])(
      'says what is wrong with %j, and leaves the catalogue as it is',
      async (options, message) => {
        const { status, text } = await check(labelled, ...options);
        expect(status).toBe(1);
        expect(text).toContain(message);
        expect(text).not.toContain('    at ');
        expect(readFileSync(join(folder, 'export.json'), 'utf8')).toBe(labelled);
      },
    );
  });
});
