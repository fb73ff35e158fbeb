// Measures every part and writes the table into the README: `npm run sizes -w @vetta/ui`. The check
// holds the limit alone (`--check`): processors differ in how well they pack, so the table may, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = `${root}README.md`;
const cssLimit = 13 * 1024;

/** Files of the public list, by the name of their main export. */
const index = readFileSync(`${root}src/index.ts`, 'utf8');
const files = [...index.matchAll(/from '\.\/([^']+\/(\w+)\.tsx)'/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

const built = await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    write: false,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      input: {
        theme: `${root}src/theme/index.ts`,
        ...Object.fromEntries(files.map(({ file, name }) => [name, `${root}src/${file}`])),
      },
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        entryFileNames: '[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});

const output = (Array.isArray(built) ? built : [built]).flatMap((one) =>
  'output' in one ? one.output : [],
);
const chunks = new Map(
  output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
);
const styles = new Map(
  output
    .filter((one) => one.type === 'asset')
    .filter((asset) => asset.fileName.endsWith('.css'))
    .map((asset) => [asset.fileName, String(asset.source)]),
);

/** A chunk and all it needs at once. */
function closure(
  start: Rolldown.OutputChunk,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of start.imports) {
    const next = chunks.get(name);
    if (next !== undefined) closure(next, seen);
  }
  return seen;
}

const kilobytes = (text: string) =>
  (text === '' ? 0 : gzipSync(text, { level: 9 }).byteLength) / 1024;

function measure(parts: Iterable<Rolldown.OutputChunk>) {
  const all = [...parts];
  const css = new Set(all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    script: kilobytes(all.map((chunk) => chunk.code).join('\n')),
    css,
  };
}

const weigh = (names: Iterable<string>) =>
  kilobytes([...names].map((name) => styles.get(name) ?? '').join('\n'));

const theme = chunks.get('theme.js');
const shared = theme === undefined ? new Set<Rolldown.OutputChunk>() : closure(theme);
const themeCss = measure(shared).css;
const own = (css: ReadonlySet<string>) => weigh([...css].filter((name) => !themeCss.has(name)));
const rows = files.flatMap(({ name }) => {
  const chunk = [...chunks.values()].find((one) => one.isEntry && one.name === name);
  if (chunk === undefined) return [];
  const now = [...closure(chunk)].filter((one) => !shared.has(one));
  const later = now
    .flatMap((one) => one.dynamicImports)
    .flatMap((file) => [...closure(chunks.get(file) ?? chunk)]);
  const atOnce = measure(now);
  const delayed = measure(new Set(later.filter((one) => !now.includes(one) && !shared.has(one))));
  return [{ name, atOnce, delayed }];
});

const figure = (size: number) => (size < 0.05 ? '–' : size.toFixed(1));
const total = kilobytes([...styles.values()].join('\n'));
const table = [
  '| Part | Script | Style | Fetched later |',
  '|---|--:|--:|--:|',
  ...rows
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(
      ({ name, atOnce, delayed }) =>
        `| ${name} | ${figure(atOnce.script)} | ${figure(own(atOnce.css))} | ${figure(delayed.script + own(delayed.css))} |`,
    ),
  '',
  `Style of the theme: ${figure(weigh(themeCss))} kB. Style of the whole library, what is fetched later included: **${total.toFixed(1)} kB** (limit 13).`,
].join('\n');

if (!process.argv.includes('--check')) {
  const text = readFileSync(readme, 'utf8');
  const [before = '', rest = ''] = text.split('<!-- sizes -->');
  const after = rest.split('<!-- /sizes -->')[1] ?? '';
  writeFileSync(readme, `${before}<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->${after}`);
}

if (total * 1024 > cssLimit) {
  process.stderr.write(
    `The style of the library weighs ${total.toFixed(1)} kB gzip, more than 13.\n`,
  );
  process.exitCode = 1;
}
