// Each import border of lint/layers.mjs, and each rule of packages/ui, proven by a deliberately wrong
// file that must fail and a right one that must not.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layers } from './lint/layers.mjs';
import { bin, root } from './root.mjs';

const storefront = 'packages/storefront/src';
const parser = 'packages/nutrition-parser/src';

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
  [`${parser}/text/wrong.ts`, '../lexicon/units.ts', './chars.ts'],
  [`${parser}/lexicon/wrong.ts`, '../document/headings.ts', '../text/fold.ts'],
  [`${parser}/document/wrong.ts`, '../nutrition/values/names.ts', '../lexicon/units.ts'],
  [`${parser}/nutrition/values/wrong.ts`, '../facts/facts.ts', '../../document/headings.ts'],
  [`${parser}/nutrition/facts/wrong.ts`, '../lines/Line.ts', '../values/names.ts'],
  [`${parser}/nutrition/lines/wrong.ts`, '../grids/layout.ts', '../facts/facts.ts'],
  [`${parser}/nutrition/lines/forms/wrong.ts`, '../../grids/layout.ts', '../Line.ts'],
  [`${parser}/nutrition/grids/wrong.ts`, '../texts/ranges.ts', '../lines/Line.ts'],
  [`${parser}/nutrition/texts/wrong.ts`, '../objects/keys.ts', '../grids/layout.ts'],
  [`${parser}/nutrition/objects/wrong.ts`, '../../checks/view.ts', '../texts/ranges.ts'],
  [`${parser}/checks/wrong.ts`, '../ingredients/items.ts', '../nutrition/facts/facts.ts'],
  [`${parser}/html/wrong.ts`, '../lexicon/units.ts', '../text/chars.ts'],
  [`${parser}/ingredients/wrong.ts`, '../checks/view.ts', '../document/headings.ts'],
  [`${storefront}/contract/wrong.ts`, '../catalogue/price.ts', './wire.ts'],
  [`${storefront}/content/wrong.ts`, '../catalogue/price.ts', '../contract/wire.ts'],
  [`${storefront}/catalogue/wrong.ts`, '../api/listCalls.ts', '../content/shops.ts'],
  [`${storefront}/catalogue/variants/wrong.ts`, '../../data/useProduct.ts', '../price.ts'],
  [`${storefront}/catalogue/wrong2.ts`, 'react', 'valibot'],
  [`${storefront}/api/wrong.ts`, '../data/useProduct.ts', '../catalogue/price.ts'],
  [`${storefront}/api/wrong2.ts`, 'swr', 'valibot'],
  [`${storefront}/backend/wrong.ts`, '../data/useProduct.ts', '../catalogue/listing.ts'],
  [`${storefront}/backend/wrong2.ts`, '@vetta/ui', 'minisearch'],
  [`${storefront}/browser/wrong.ts`, '../state/toast.ts', 'react'],
  [`${storefront}/data/wrong.ts`, '../state/toast.ts', '../api/listCalls.ts'],
  [`${storefront}/data/wrong2.ts`, 'jotai', 'swr'],
  [`${storefront}/state/wrong.ts`, '../data/useProduct.ts', '../catalogue/favourites.ts'],
  [`${storefront}/state/wrong2.ts`, 'swr', 'jotai'],
  [`${storefront}/state/wrong3.ts`, 'react-router-dom', 'jotai'],
  [`${storefront}/avoid/label/wrong.ts`, '../list/useListLabels.ts', '../../catalogue/product.ts'],
  [`${storefront}/avoid/list/Wrong.tsx`, '../../frame/Frame.tsx', '../label/verdict.ts'],
  [`${storefront}/catalogue/wrong3.ts`, '../avoid/label/verdict.ts', './product.ts'],
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
  ['apps/site/host/wrong.ts', '../build/publication.ts', './builtPages.ts'],
  ['apps/site/pictures/wrong.ts', '../host/builtPages.ts', './openImage.ts'],
  ['apps/site/src/wrong2.ts', '../host/builtPages.ts', './pageData.ts'],
  ['apps/mock-api/src/http/wrong.ts', '../storage/storage.ts', './letGo.ts'],
  ['apps/mock-api/src/catalogueCheck/wrong.ts', '../owner/mistakes.ts', '../logger.ts'],
  // What tests and stories keep of the borders.
  [`${storefront}/state/wrong.test.ts`, '@vetta/ui/src/index.ts', '../data/useProduct.ts'],
  [`${storefront}/frame/Wrong.stories.tsx`, '../../../packages/ui/src/index.ts', '../app/X.tsx'],
  ['packages/nutrition-parser/src/wrong.test.ts', 'react', 'node:fs'],
  // The same folder by another spelling, and by a longer way.
  [`${storefront}/api/wrong3.ts`, './../data/useProduct.ts', './../catalogue/price.ts'],
  [`${storefront}/api/wrong4.ts`, '../../src/data/useProduct.ts', '../../src/catalogue/price.ts'],
];

// What the rules of packages/ui refuse, each with what may stand in its place.
const ui = 'packages/ui/src/Wrong';
const css = "import { style } from '@vanilla-extract/css';\n";
const props = (type) =>
  `export function Part(given: ${type}) {\n  return <p>{given.text}</p>;\n}\n`;
const drawn = (markup) => `export const Part = (given: { text: string }) => ${markup};\n`;

const textCase = (markup) =>
  `import { type ReactElement, type ReactNode, Suspense } from 'react';
type Given = { text: string; is: boolean; part: ReactElement; node: ReactNode };
export const Part = (given: Given) => ${markup};
`;

/** [the rule, what it refuses, the file, its source, a source in its place that may be] */
const uiRuleCases = [
  [
    'deferred-only',
    'code that is loaded later by hand',
    `${ui}/later.ts`,
    "export const load = () => import('./Part.tsx');\n",
    "import { deferred } from '../deferred/deferred.ts';\nexport const part = deferred(() => import('./Part.tsx'), { when: 'idle' });\n",
  ],
  [
    'deferred-only',
    'a component made with lazy',
    `${ui}/lazy.ts`,
    "import { lazy } from 'react';\nexport const part = lazy;\n",
    "import { memo } from 'react';\nexport const part = memo;\n",
  ],
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
  ...[
    [
      'a text beside an element',
      '<p>{given.text}<b /></p>',
      '<p><span>{given.text}</span><b /></p>',
    ],
    ['a blank between elements', '<p><i /> <b /></p>', '<p><i /><span> </span><b /></p>'],
    ['a text of two parts', '<p>{given.text}%</p>', '<p>{`${given.text}%`}</p>'],
    [
      'a text under a condition',
      '<p><b />{given.is && given.text}</p>',
      '<p><b />{given.is && <i>{given.text}</i>}</p>',
    ],
    [
      'a branch that is a text',
      '<p>{given.is ? <b /> : given.text}<i /></p>',
      '<p>{given.is ? <b /> : given.text}</p>',
    ],
    ['a text in a fragment', '<>{given.text}</>', '<><b>{given.text}</b></>'],
    [
      'texts of a list',
      '<p>{[given.text].map((text) => text)}</p>',
      '<p>{[given.text].map((text) => <b key={text}>{text}</b>)}</p>',
    ],
    [
      'texts of a list under a condition',
      '<p>{given.is && [given.text]}</p>',
      '<p>{given.is && [<b key="1">{given.text}</b>]}</p>',
    ],
    [
      'a text in what draws no element',
      '<Suspense>{given.text}</Suspense>',
      '<Suspense><b>{given.text}</b></Suspense>',
    ],
    ['a component that is a text', 'given.text', '<b>{given.text}</b>'],
    [
      'a part of any kind beside an element',
      '<p>{given.node}<b /></p>',
      '<p>{given.part}<b /></p>',
    ],
  ].map(([fault, wrong, right], at) => [
    'no-bare-text',
    fault,
    `${ui}/Text${at}.tsx`,
    textCase(wrong),
    textCase(right),
  ]),
  [
    'no-open-record',
    'any text as the key of data',
    'apps/mock-api/src/wrongRecord.ts',
    "import * as v from 'valibot';\nexport const it = v.record(v.string(), v.number());\n",
    "import * as v from 'valibot';\nexport const it = v.array(v.tuple([v.string(), v.number()]));\n",
  ],
];

/** [the form of the import, its code] */
const forms = [
  ['a type', (source) => `import type { It } from '${source}';\nexport const seen: It[] = [];\n`],
  ['a type in its place', (source) => `export type It = import('${source}').It;\n`],
  ['a name that is passed on', (source) => `export { it } from '${source}';\n`],
  ['all that is passed on', (source) => `export * from '${source}';\n`],
  ['a part that is fetched later', (source) => `export const load = () => import('${source}');\n`],
];
const formFile = (form, side) => `${storefront}/state/${side}-${form.replaceAll(' ', '-')}.ts`;

const tree = mkdtempSync(join(tmpdir(), 'borders-'));

/** What oxlint found, as `rule file`. */
let refused = new Set();

function write(file, source) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

const importing = (source) => `import * as it from '${source}';\nexport const seen = it;\n`;
const allowedFile = (file) => file.replace(/rong/, 'ight');

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  cpSync(join(root, '.scripts/lint'), join(tree, '.scripts/lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [file, wrong, right] of borders) {
    write(file, importing(wrong));
    write(allowedFile(file), importing(right));
  }
  for (const [form, code] of forms) {
    write(formFile(form, 'wrong'), code('../data/useProduct.ts'));
    write(formFile(form, 'right'), code('../api/listCalls.ts'));
  }
  for (const [, , file, wrong, right] of uiRuleCases) {
    write(file, wrong);
    write(allowedFile(file), right);
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

const foldersIn = (folder) =>
  readdirSync(join(root, storefront, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? posix.join(folder, entry.name) : [],
  );

describe('import borders', () => {
  test.each(borders)('%s may not import %s', (file) => {
    expect([...refused]).toContain(`imports ${file}`);
  });

  test.each(borders)('the neighbour of %s may import what lies to its right', (file) => {
    expect([...refused]).not.toContain(`imports ${allowedFile(file)}`);
  });

  test.each(forms)('hold for %s', (form) => {
    expect([...refused]).toContain(`imports ${formFile(form, 'wrong')}`);
    expect([...refused]).not.toContain(`imports ${formFile(form, 'right')}`);
  });

  test('hold for each folder of the storefront', () => {
    const named = layers.flatMap((layer) => (layer.source === storefront ? layer.name : []));
    const isSplit = (folder) => named.some((name) => name.startsWith(`${folder}/`));
    const folders = foldersIn('').flatMap((name) => (isSplit(name) ? foldersIn(name) : name));
    expect(named.toSorted()).toEqual(folders.toSorted());
  });
});

describe('packages/ui', () => {
  test.each(uiRuleCases)('%s refuses %s', (rule, _, file) => {
    expect([...refused]).toContain(`${rule} ${file}`);
  });

  test.each(uiRuleCases)('%s lets pass what stands in the place of %s', (rule, _, file) => {
    expect([...refused]).not.toContain(`${rule} ${allowedFile(file)}`);
  });
});
