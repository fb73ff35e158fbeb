import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { findingLines } from './finding.ts';
import { reportHtml } from './reportHtml.ts';

const finding: Finding = {
  severity: 'warning',
  path: 'product_details[3]',
  product: 'siero',
  message: 'energy-kj-kcal-mismatch: 900 kJ are not 400 kcal.',
  excerpt: { about: 'Energia', before: 'Valore ', marked: '900 kJ', after: ' / 400 kcal' },
};
const report = (findings: readonly Finding[]) =>
  reportHtml({ name: 'export.json', counts: '2 products', fits: true, findings });

describe('the report', () => {
  it('shows the words around each place, by product', () => {
    const html = report([finding, { ...finding, path: 'products[3].price', message: 'cheap' }]);
    expect(html.match(/<h2>/g)).toHaveLength(1);
    expect(html).toContain('<h2>siero</h2>');
    expect(html).toContain('<b>Energia</b>: Valore <mark>900 kJ</mark> / 400 kcal');
    expect(html).toContain('0 errors, 2 warnings');
    expect(report([])).toContain('Nothing to look at.');
  });

  it('fetches nothing and runs nothing', () => {
    const html = report([finding]);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|src=|href=|url\(|@import/i);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('@media print');
  });

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '</style><svg onload=alert(1)>',
    '--><h1>Uno</h1><!--',
    '" onmouseover="alert(1)',
    "' autofocus='",
    '&lt;b&gt;',
    '\u0000\u202egpj.exe',
  ];

  it.each(hostile)('shows %j as text, wherever it stands', (text) => {
    const harmless = (name: string) => structure(reportWith(name));
    expect(harmless(text)).toBe(harmless('Uno'));
    expect(reportWith(text)).not.toMatch(/[\0\u202e]/);
  });
});

function reportWith(text: string): string {
  return reportHtml({
    name: text,
    counts: text,
    fits: false,
    findings: [
      {
        severity: 'error',
        path: text,
        product: text,
        message: text,
        excerpt: { about: text, before: text, marked: text, after: text },
      },
    ],
  });
}

/** The tags of a text, with their attributes, in order. */
const structure = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('');

it('on a terminal a label cannot steer is one line of text', () => {
  const excerpt = { before: 'a\n\u001b[2J', marked: 'b\r\n', after: '\u0007\u202ec' };
  const lines = findingLines({ ...finding, product: 'Uno\n\u001b]0;x', excerpt });
  expect(lines).toEqual([
    '  warning product_details[3]: energy-kj-kcal-mismatch: 900 kJ are not 400 kcal. (Uno \ufffd]0;x)',
    '      a \ufffd[2J[b ]\ufffd\ufffdc',
  ]);
});
