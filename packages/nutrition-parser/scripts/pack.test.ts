import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isCompiled, toCompiled, toSource } from './exports.ts';

const root = join(import.meta.dirname, '..');
const place = join(root, 'test-results/pack');
/** A copy, so that nothing else meets the manifest while it is packed. */
const copy = join(place, 'packages/nutrition-parser');
/** Somebody's project, in which the tarball is installed as npm would lay it out. */
const project = join(place, 'project');
const installed = join(project, 'node_modules/@vetta/nutrition-parser');

const parts =
  'src scripts corpus docs package.json tsconfig.json tsconfig.package.json README.md CHANGELOG.md LICENSE'.split(
    ' ',
  );
const manifestOf = (folder: string): string => readFileSync(join(folder, 'package.json'), 'utf8');

/** npm pack compiles the sources; on a busy machine that takes long. */
const packTimeout = 300_000; // ms

beforeAll(() => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of parts) cpSync(join(root, name), join(copy, name), { recursive: true });
  cpSync(join(root, '../../.tsconfig.base.json'), join(place, '.tsconfig.base.json'));
  execFileSync('npm', ['pack', '--silent'], { cwd: copy });
  mkdirSync(installed, { recursive: true });
  const [tarball = ''] = globSync('*.tgz', { cwd: copy });
  execFileSync('tar', ['xf', join(copy, tarball), '-C', installed, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
}, packTimeout);

test('the tarball holds what is compiled, and neither sources nor corpus', () => {
  const files = globSync('**/*', { cwd: installed }).filter((file) => /\.\w+$|LICENSE/.test(file));
  const others = files.filter((file) => !/^dist\/.*\.(?:js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'docs/diagnostics.md',
    'docs/not-read.md',
    'package.json',
  ]);
  expect(files).toContain(join('dist', 'html', 'index.js'));
});

test('the manifest of the sources is as it was', () => {
  expect(manifestOf(copy)).toBe(manifestOf(root));
});

test('exports turn and return', () => {
  const manifest = manifestOf(root);
  expect(isCompiled(manifest)).toBe(false);
  expect(isCompiled(toCompiled(manifest))).toBe(true);
  expect(toSource(toCompiled(manifest))).toBe(manifest);
});

test('Node runs both entries as they are installed', () => {
  const program = `
    import { parseIngredients, parseNutrition } from '@vetta/nutrition-parser';
    import { htmlReader } from '@vetta/nutrition-parser/html';
    const { value } = parseNutrition('<table><tr><td>Proteine<td>80 g</table>', { html: htmlReader });
    console.log(value.rows[0].key, value.rows[0].values[0].amount);
    console.log(parseIngredients('Siero di latte, cacao 8%').value.allergens.join());
  `;
  writeFileSync(join(project, 'program.js'), program);
  const printed = execFileSync(process.execPath, ['program.js'], { cwd: project });
  expect(printed.toString()).toBe('protein 80\nmilk\n');
});

const options = { strict: true, noEmit: true, types: [], lib: ['es2023'] };
const resolutions = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

function check(source: string, resolution: keyof typeof resolutions): string {
  writeFileSync(join(project, 'program.ts'), source);
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...options, ...resolutions[resolution] },
      files: ['program.ts'],
    }),
  );
  const tsc = join(root, '../../node_modules/.bin/tsc');
  try {
    return execFileSync(tsc, ['-p', project]).toString();
  } catch (error) {
    return String(error instanceof Error && 'stdout' in error ? error.stdout : error);
  }
}

test.each(['nodenext', 'bundler'] as const)(
  'TypeScript knows the types of both entries by %s, and checks the declarations themselves',
  (resolution) => {
    const source = `
      import { parseNutrition, type NutritionTable } from '@vetta/nutrition-parser';
      import { htmlReader } from '@vetta/nutrition-parser/html';
      export const table: NutritionTable = parseNutrition('', { html: htmlReader }).value;
    `;
    expect(check(source, resolution)).toBe('');
    expect(check(`${source} export const key: number = table.rows[0]?.key;`, resolution)).toContain(
      "Type 'string | undefined' is not assignable to type 'number'",
    );
  },
);

test(
  'Vite builds a page and its worker from what is installed, and both read a label',
  async () => {
    const page = join(project, 'page');
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'index.html'), '<script type="module" src="./page.ts"></script>');
    const reading = `import { parseLabel } from '@vetta/nutrition-parser';
    globalThis.read = parseLabel('Ingredienti: siero di latte').ingredients.allergens.join();`;
    writeFileSync(join(page, 'worker.ts'), reading);
    writeFileSync(
      join(page, 'page.ts'),
      `${reading}\nnew Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });`,
    );
    execFileSync(
      process.execPath,
      [join(root, '../../node_modules/vite/bin/vite.js'), 'build', page, '--logLevel', 'error'],
      { cwd: page, env: { ...process.env, NODE_ENV: 'production' } },
    );
    const scripts = globSync('dist/assets/*.js', { cwd: page });
    expect(scripts.length).toBeGreaterThanOrEqual(2);
    const program = `
    globalThis.Worker = class {};
    globalThis.document = undefined;
    await import(process.argv[1]);
    console.log(globalThis.read);
  `;
    const worker = scripts.find((script) => script.includes('worker')) ?? '';
    const printed = execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      program,
      join(page, worker),
    ]);
    expect(printed.toString()).toBe('milk\n');
  },
  packTimeout,
);

test('the manifest can be read from its own entry', () => {
  const program = `import own from '@vetta/nutrition-parser/package.json' with { type: 'json' };
    console.log(own.name);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
  });
  expect(printed.toString()).toBe('@vetta/nutrition-parser\n');
});
