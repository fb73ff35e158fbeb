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
export const uiRuleCases = [
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
