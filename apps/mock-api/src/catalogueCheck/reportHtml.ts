import { plainHtml as plain } from '../escapeHtml.ts';
import { excerptHtml } from './excerpt.ts';
import type { Finding } from './finding.ts';

export type ReportContent = {
  /** The catalogue's file as it was named. */
  name: string;
  /** '114 products, 10 brands'; of a file that is refused, nothing. */
  counts: string;
  fits: boolean;
  findings: readonly Finding[];
};

/** The findings as one HTML file: it fetches nothing, runs nothing, and is readable on paper. */
export function reportHtml({ name, counts, fits, findings }: ReportContent): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const title = `Catalogue check: ${name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${plain(title)}</h1>
<p>The catalogue ${fits ? 'fits' : 'does not fit'}${counts === '' ? '' : `: ${plain(counts)}`}.
${errors} errors, ${findings.length - errors} warnings.</p>
${findings.length === 0 ? '<p>Nothing to look at.</p>' : [...byProduct(findings)].map(section).join('\n')}
</body>
</html>
`;
}

function byProduct(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const products = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { product = '' } = finding;
    const known = products.get(product);
    if (known === undefined) products.set(product, [finding]);
    else known.push(finding);
  }
  return products;
}

function section([product, findings]: [string, readonly Finding[]]): string {
  const heading = product === '' ? 'The file' : plain(product);
  return `<section>\n<h2>${heading}</h2>\n<ul>\n${findings.map(item).join('\n')}\n</ul>\n</section>`;
}

function item({ severity, path, message, excerpt }: Finding): string {
  return `<li><strong class="${severity}">${severity}</strong> ${plain(message)}
<code>${plain(path)}</code>${excerpt === undefined ? '' : `\n${excerptHtml(excerpt)}`}</li>`;
}

const style = `
:root { color-scheme: light dark }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 0 0 .25rem; font-size: 1.125rem }
section { padding: 1rem 0; border-top: 1px solid #999 }
ul { margin: 0; padding: 0; list-style: none }
li { margin: 0 0 .75rem; break-inside: avoid }
code { display: block; font-size: .875rem }
.error { color: #b00020 }
.warning { color: #7a4b00 }
blockquote { margin: .25rem 0 0; padding: .25rem .75rem; border-left: 3px solid #999; white-space: pre-wrap }
mark { background: #ffe28a; color: #000; outline: 1px solid #7a4b00 }
@media (prefers-color-scheme: dark) { .error { color: #ff8a9b } .warning { color: #ffcf70 } }
@media print { body { margin: 0; max-width: none; font-size: 10pt } h2 { break-after: avoid } }
`;
