import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openComparison } from './comparisonPage.ts';

const client = mkdtempSync(join(tmpdir(), 'comparison-'));
mkdirSync(join(client, 'prodotti/proteine'), { recursive: true });
writeFileSync(
  join(client, 'prodotti/proteine/iso-soya.html'),
  '<title>Iso Soya - Vetta &amp; Co | Vetta Nutrition</title>',
);
const sources = {
  client,
  shellText: '<head><title>Vetta</title></head><noscript><p>Serve JavaScript.</p></noscript>',
  products: new Map([
    ['iso-soya', '/prodotti/proteine/iso-soya'],
    ['sparito', '/prodotti/proteine/sparito'],
  ]),
};

const pageOf = openComparison(sources);

describe('the comparison', () => {
  it('leaves every other query to the catalogue', () => {
    expect(pageOf('?search=compare')).toBeUndefined();
  });

  it('names what the build knows, each once, and nothing else', () => {
    const page = pageOf('?compare=iso-soya~Cacao,iso-soya,%3Cscript%3E,__proto__');
    expect(page).toContain(
      '<ul><li><a href="/prodotti/proteine/iso-soya">Iso Soya - Vetta &amp; Co</a></li></ul></noscript>',
    );
    expect(page).not.toContain('<script>');
    expect(page).toContain('<noscript><h1>Confronto</h1><p>');
    expect(page).toContain('<title>Confronto | Vetta</title>');
  });

  it('names a product by its address whose page is gone from the disk', () => {
    expect(pageOf('?compare=sparito')).toContain(
      '<a href="/prodotti/proteine/sparito">/prodotti/proteine/sparito</a>',
    );
  });

  it('has no list where nothing is named', () => {
    expect(pageOf('?compare=')).not.toContain('<ul>');
  });
});
