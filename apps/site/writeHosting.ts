import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuiltPages } from './host/builtPages.ts';
import { readHostEnvironment } from './host/environment.ts';
import { nginxConfig } from './hosting/nginx.ts';
import { headersFile, redirectsFile } from './hosting/staticHost.ts';

/**
 * `API_ORIGIN=https://… node writeHosting.ts`: writes `dist/hosting/`, which tells other hosts what
 * this one knows. Port and API as for `serve.ts`.
 */
const dist = new URL('dist/', import.meta.url);
const { port, apiOrigin } = readHostEnvironment(process.env);
const { products, inlineHashes } = readBuiltPages(fileURLToPath(dist));
const root = fileURLToPath(new URL('client', dist));
const files = {
  _headers: headersFile(inlineHashes),
  _redirects: redirectsFile(products, apiOrigin),
  'nginx.conf': nginxConfig({ root, port, apiOrigin, inlineHashes, products }),
};
mkdirSync(new URL('hosting/', dist), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(new URL(`hosting/${name}`, dist), text);
}
process.stdout.write(`Wrote ${Object.keys(files).join(', ')} into dist/hosting\n`);
