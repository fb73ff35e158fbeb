import { Console } from 'node:console';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const out = new Console(process.stdout);

/** Bytes of an entry as a site would ship it: minified, and gzipped. */
async function sizeOf(source: string): Promise<{ minified: number; gzip: number }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const code = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('');
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

const main = new URL('../src/index.ts', import.meta.url).pathname;
const allergens = new URL('../src/allergens.ts', import.meta.url).pathname;
const html = new URL('../src/html/index.ts', import.meta.url).pathname;
const entries: Record<string, string> = {
  'main entry': `export * from '${main}'`,
  'parseNutrition alone': `export { parseNutrition } from '${main}'`,
  'parseIngredients alone': `export { parseIngredients } from '${main}'`,
  './allergens': `export * from '${allergens}'`,
  './html (parse5)': `export * from '${html}'`,
};
const sizes: Record<string, { minified: number; gzip: number }> = {};
for (const [name, source] of Object.entries(entries)) sizes[name] = await sizeOf(source);
out.table(sizes);
