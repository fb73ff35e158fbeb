import {
  caching,
  defaultCaching,
  type InlineHashes,
  partHeaders,
  partsOfPages,
  siteHeaders,
  tlsHeaders,
} from '../host/siteHeaders.ts';
import { type PermanentRedirect, permanentRedirects, shellPaths } from './staticHost.ts';

export type NginxOptions = {
  /** `dist/client`, as nginx finds it. */
  root: string;
  port: number;
  apiOrigin: URL;
  inlineHashes: InlineHashes;
  products: ReadonlyMap<string, string>;
};

/**
 * What stands in nginx's `http` block to serve the build as `host/` does: the same headers, moves and
 * statuses, from the same tables. TLS ends here or in front (`X-Forwarded-Proto`). A query says what a
 * visitor avoids, which is data about health: no request line is logged (docs/rules.md#avoid-privacy).
 */
export function nginxConfig(options: NginxOptions): string {
  const { root, port, apiOrigin, inlineHashes, products } = options;
  const table = permanentRedirects(products);
  const plain = table.filter(({ from }) => !from.includes(':'));
  const patterns = table.filter(({ from }) => from.includes(':'));
  const headers = Object.entries(siteHeaders(inlineHashes));
  const hsts = Object.values(tlsHeaders).join('; ');
  return `map_hash_bucket_size 512;
map_hash_max_size 65536;
map $uri $vetta_caching {
  default "${defaultCaching}";
  ~^/api/ "";
${caching.map(({ prefix, value }) => `  ~^${prefix} "${value}";\n`).join('')}}
map "$scheme $http_x_forwarded_proto" $vetta_hsts {
  default "";
  "~https" "${hsts}";
}
${headers
  .filter(([name]) => !(name in partHeaders))
  .map(
    ([name, value]) => `map $uri ${variable(name)} {
  default "${value}";
  "~${partsOfPages.source.replaceAll('\\/', '/')}" "";
}
`,
  )
  .join('')}map $uri $vetta_moved {
  default "";
${plain.map(({ from, to }) => `  "${decodeURIComponent(from)}" "${to}";\n`).join('')}${patterns.map((move) => `  ${patternLine(move)};\n`).join('')}  "~^(?<bare>/.+)/$" "$bare";
}
server {
  listen ${port};
  root "${root}";
  charset utf-8;
  gzip_static on;
  absolute_redirect off;
  access_log off;
  error_log stderr crit;
  error_page 404 /404.html;
${headers.map(([name, value]) => `  add_header ${name} ${name in partHeaders ? `"${value}"` : variable(name)} always;\n`).join('')}  add_header Cache-Control $vetta_caching always;
  add_header Strict-Transport-Security $vetta_hsts always;
  if ($vetta_moved) { return 301 $vetta_moved$is_args$args; }
  location /api/ {
    proxy_pass ${apiOrigin.origin};
    proxy_set_header Host $proxy_host;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /shell.html { internal; }
  location ~ \\.(html|br|gz)$ { return 404; }
${shellPaths.map((path) => `  location ~ ${patternOf(path)} { try_files $uri.html /shell.html; }\n`).join('')}  location / { try_files $uri $uri.html =404; }
}
`;
}

const variable = (header: string) => `$vetta_${header.toLowerCase().replaceAll('-', '_')}`;

/** '/products/:category' as an expression with its names. */
function patternOf(path: string): string {
  return `^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`;
}

function patternLine({ from, to }: PermanentRedirect): string {
  return `"~${patternOf(from)}" "${to.replaceAll(/:(\w+)/g, '$$$1')}"`;
}
