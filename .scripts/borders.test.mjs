// Each import border of .oxlintrc.json, and each rule of packages/ui, proven by a deliberately wrong
// file that must fail and a right one that must not.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, root } from './root.mjs';

const storefront = 'packages/storefront/src';

/** [the file, what it imports, what it may import instead] */
const borders = [
  ['packages/ui/src/Wrong.tsx', '@vetta/storefront', 'react'],
  ['packages/ui/src/Wrong2.tsx', '@vetta/nutrition-parser', 'radix-ui'],
  ['packages/ui/src/Wrong3.tsx', 'react-router-dom', 'react-dom'],
  ['packages/ui/src/Wrong4.tsx', 'swr', 'react'],
  ['packages/ui/src/Wrong5.tsx', 'jotai', 'react'],
  ['packages/nutrition-parser/src/wrong.ts', '@vetta/ui', './model.ts'],
  ['packages/nutrition-parser/src/wrong2.ts', 'react', './model.ts'],
  ['packages/nutrition-parser/src/wrong3.ts', 'node:fs', './model.ts'],
  [`${storefront}/contract/wrong.ts`, '../catalogue/price.ts', './wire.ts'],
  [`${storefront}/content/wrong.ts`, '../catalogue/price.ts', '../contract/wire.ts'],
  [`${storefront}/catalogue/wrong.ts`, '../api/calls.ts', '../content/shops.ts'],
  [`${storefront}/catalogue/variants/wrong.ts`, '../../data/useProduct.ts', '../price.ts'],
  [`${storefront}/catalogue/wrong2.ts`, 'react', 'valibot'],
  [`${storefront}/api/wrong.ts`, '../data/useProduct.ts', '../catalogue/price.ts'],
  [`${storefront}/api/wrong2.ts`, 'swr', 'valibot'],
  [`${storefront}/backend/wrong.ts`, '../data/useProduct.ts', '../catalogue/listing.ts'],
  [`${storefront}/backend/wrong2.ts`, '@vetta/ui', 'minisearch'],
  [`${storefront}/browser/wrong.ts`, '../state/toast.ts', 'react'],
  [`${storefront}/data/wrong.ts`, '../state/toast.ts', '../api/calls.ts'],
  [`${storefront}/data/wrong2.ts`, 'jotai', 'swr'],
  [`${storefront}/state/wrong.ts`, '../data/useProduct.ts', '../catalogue/favourites.ts'],
  [`${storefront}/state/wrong2.ts`, 'swr', 'jotai'],
  [`${storefront}/components/Wrong.tsx`, '../frame/Frame.tsx', '../data/useProduct.ts'],
  [`${storefront}/frame/Wrong.tsx`, '../screens/Home/Home.tsx', '../components/ProductCard/X.tsx'],
  [`${storefront}/screens/Home/Wrong.tsx`, '../../app/Storefront.tsx', '../../frame/Frame.tsx'],
  [`${storefront}/screens/Home/Wrong2.tsx`, '../About/About.tsx', './Home.copy.ts'],
  [`${storefront}/screens/Home/tabs/Wrong.tsx`, '../../About/About.tsx', '../Home.copy.ts'],
  [`${storefront}/app/Wrong.tsx`, '../testing/index.ts', '../screens/Home/Home.tsx'],
  [`${storefront}/app/Wrong2.tsx`, '../backend/answer.ts', '../frame/Frame.tsx'],
  [`${storefront}/testing/Wrong.tsx`, '../screens/Home/Home.tsx', '../backend/answer.ts'],
  ['apps/site/src/wrong.ts', '../../../packages/storefront/src/paths.ts', '@vetta/storefront'],
  ['apps/mock-api/src/wrong.ts', '@vetta/storefront/src/paths.ts', '@vetta/storefront/backend'],
  ['tests/wrong.spec.ts', '@vetta/storefront', '@playwright/test'],
];

const ui = 'packages/ui/src/Wrong';
const css = "import { style } from '@vanilla-extract/css';\n";
const props = (type) =>
  `export function Part(given: ${type}) {\n  return <p>{given.text}</p>;\n}\n`;
const drawn = (markup) => `export const Part = (given: { text: string }) => ${markup};\n`;

/** [the rule, what it refuses, the file, its source, a source in its place that may be] */
const uiRules = [
  [
    'no-raw-colours',
    'a colour by its hex',
    `${ui}/hex.css.ts`,
    `${css}export const part = style({ color: '#343d41' });\n`,
    `${css}export const part = style({ color: 'CanvasText' });\n`,
  ],
  [
    'no-raw-colours',
    'a colour within a template',
    `${ui}/function.css.ts`,
    `${css}export const part = style({ border: \`\${1} solid rgb(0 0 0 / 20%)\` });\n`,
    `${css}export const part = style({ border: \`\${1} solid currentColor\` });\n`,
  ],
  [
    'no-raw-colours',
    'a colour by its name',
    `${ui}/name.css.ts`,
    `${css}export const part = style({ background: 'white' });\n`,
    `${css}export const part = style({ background: 'transparent' });\n`,
  ],
  [
    'no-raw-colours',
    'a colour in a drawing',
    `${ui}/Drawing.tsx`,
    drawn('<svg><path fill="#ffd400" d="M0 0" />{given.text}</svg>'),
    drawn('<svg><path fill="currentColor" d="M0 0" />{given.text}</svg>'),
  ],
  [
    'no-raw-lengths',
    'a length in pixels',
    `${ui}/pixels.css.ts`,
    `${css}export const part = style({ padding: '0 12px' });\n`,
    `${css}export const part = style({ padding: '0 .5em' });\n`,
  ],
  [
    'no-raw-lengths',
    'a length within a template',
    `${ui}/rem.css.ts`,
    `${css}export const part = style({ width: \`calc(\${1} - 1.5rem)\` });\n`,
    `${css}export const part = style({ width: \`calc(\${1} - 50%)\` });\n`,
  ],
  [
    'no-raw-lengths',
    'a number that becomes pixels',
    `${ui}/number.css.ts`,
    `${css}export const part = style({ marginTop: -8 });\n`,
    `${css}export const part = style({ marginTop: 0, lineHeight: 1.2 });\n`,
  ],
  [
    'no-class-or-style',
    'className as a prop',
    `${ui}/ClassName.tsx`,
    props('{ text: string; className?: string }'),
    props("{ text: string; tone?: 'plain' | 'signal' }"),
  ],
  [
    'no-class-or-style',
    'style as a prop',
    `${ui}/Style.tsx`,
    props('{ text: string; style?: object }'),
    props("{ text: string; size?: 'small' }"),
  ],
  [
    'no-class-or-style',
    'both by a type of React',
    `${ui}/Open.tsx`,
    `import type { HTMLAttributes } from 'react';\n${props('{ text: string } & HTMLAttributes<HTMLElement>')}`,
    `import type { ReactNode } from 'react';\n${props('{ text: ReactNode }')}`,
  ],
  [
    'no-class-or-style',
    'an inline style',
    `${ui}/Inline.tsx`,
    drawn("<p style={{ fontWeight: 'bold' }}>{given.text}</p>"),
    drawn("<p className={'part'}>{given.text}</p>"),
  ],
  [
    'no-words',
    'an Italian word by default',
    `${ui}/Default.tsx`,
    "export const Part = ({ text = 'Chiudi' }) => <p>{text}</p>;\n",
    "export const Part = ({ text = '' }) => <p>{text}</p>;\n",
  ],
  [
    'no-words',
    'words in the markup',
    `${ui}/Markup.tsx`,
    drawn('<p>Vedi {given.text}</p>'),
    drawn('<p>&nbsp;{given.text}</p>'),
  ],
  [
    'no-words',
    'words that are read aloud',
    `${ui}/Label.tsx`,
    drawn('<p aria-label="Prezzo">{given.text}</p>'),
    drawn('<p aria-label={given.text}>{given.text}</p>'),
  ],
];

const tree = mkdtempSync(join(tmpdir(), 'borders-'));

/** What oxlint found, as `rule file`. */
let refused = new Set();

function write(file, source) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

const importing = (source) => `import * as it from '${source}';\nexport const seen = it;\n`;
const rightTwin = (file) => file.replace(/rong/, 'ight');

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  cpSync(join(root, '.scripts/lint'), join(tree, '.scripts/lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [file, wrong, right] of borders) {
    write(file, importing(wrong));
    write(rightTwin(file), importing(right));
  }
  for (const [, , file, wrong, right] of uiRules) {
    write(file, wrong);
    write(rightTwin(file), right);
  }
  const { stdout } = spawnSync(bin('oxlint'), ['--format=json', 'packages', 'apps', 'tests'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  refused = new Set(
    JSON.parse(stdout).diagnostics.map(({ code, filename }) => {
      const [, rule = code] = /\((.+)\)/.exec(code) ?? [];
      return `${rule} ${filename.replaceAll('\\', '/')}`;
    }),
  );
});

afterAll(() => rmSync(tree, { recursive: true }));

describe('import borders', () => {
  test.each(borders)('%s may not import %s', (file) => {
    expect([...refused]).toContain(`no-restricted-imports ${file}`);
  });

  test.each(borders)('the neighbour of %s may import what lies to its right', (file) => {
    expect([...refused]).not.toContain(`no-restricted-imports ${rightTwin(file)}`);
  });
});

describe('packages/ui', () => {
  test.each(uiRules)('%s refuses %s', (rule, _, file) => {
    expect([...refused]).toContain(`${rule} ${file}`);
  });

  test.each(uiRules)('%s lets pass what stands in the place of %s', (rule, _, file) => {
    expect([...refused]).not.toContain(`${rule} ${rightTwin(file)}`);
  });
});
