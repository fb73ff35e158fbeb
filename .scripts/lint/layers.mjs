// Who may import what: read by the rule in layerRules.mjs, proven by borders.test.mjs. The first entry
// whose folder or pattern holds a file is the one for it.

/** Hold in every file. */
export const inEveryFile = [
  {
    pattern: /^@vetta\/[^/]+\/src/,
    message:
      'Import a package by its entry: reaching into another package’s src is closed by its exports.',
  },
  {
    pattern: /^(\.\.\/)+(packages|apps)\//,
    message: 'Import a package by its name, not by its path.',
  },
];

export const direction =
  'Imports run app → screens → frame → components, parts of avoid → data | state → api → rules of avoid → catalogue → content, contract; never back.';
export const oneScreen =
  'One screen never imports another: what two need moves to components, catalogue or content.';

const plainTypeScript = {
  packages: [
    'react',
    'react-dom',
    'react-router-dom',
    'jotai',
    'swr',
    '@vetta/ui',
    '@vanilla-extract',
  ],
  message:
    'This folder is plain TypeScript: Node runs it as it is (docs/decisions/0010-packages-as-source.md).',
};

const words = ['content', 'contract'];
const rules = ['catalogue', ...words];
// What somebody avoids: what labels name, what makers claim, and how both are told.
const avoidRules = ['avoid/label', 'avoid/claims', 'avoid/words'];
const calls = ['api', ...avoidRules, ...rules];
const hooks = ['data', 'state', 'browser', ...calls];
// Its parts for lists and for a product's page stand beside the components.
const avoidParts = ['avoid/list', 'avoid/product'];
const parts = ['components', ...avoidParts, ...hooks];
const pages = ['frame', ...parts];

/** Folders of the storefront: the folders that each may import, and the packages that it may not. */
const storefront = {
  contract: { may: [], refuses: plainTypeScript },
  content: { may: words, refuses: plainTypeScript },
  catalogue: { may: words, refuses: plainTypeScript },
  ...Object.fromEntries(
    avoidRules.map((name) => [name, { may: [...avoidRules, ...rules], refuses: plainTypeScript }]),
  ),
  api: { may: [...avoidRules, ...rules], refuses: plainTypeScript },
  backend: { may: calls, refuses: plainTypeScript },
  browser: { may: [] },
  data: {
    may: ['browser', ...calls],
    refuses: {
      packages: ['jotai', 'react-router-dom', '@vetta/ui'],
      message: 'A hook of data reads no atom, no route and draws nothing.',
    },
  },
  state: {
    may: ['browser', ...calls],
    refuses: {
      packages: ['swr', 'react-router-dom', '@vetta/ui'],
      message: 'Atoms hold the visitor’s choices: no server data, no route, nothing drawn.',
    },
  },
  ...Object.fromEntries([...avoidParts, 'components'].map((name) => [name, { may: parts }])),
  frame: { may: parts },
  screens: { may: pages, siblings: false },
  app: { may: ['screens', ...pages] },
  testing: { may: ['backend', ...pages] },
};

export const parserDirection =
  'Imports of the parser run ingredients → allergens, checks → language, nutrition → document → lexicon → text; never back.';

const text = ['text'];
const phrases = ['lexicon', ...text];
const documents = ['document', ...phrases];
const values = ['nutrition/values', ...documents];
const facts = ['nutrition/facts', ...values];
const lines = ['nutrition/lines', ...facts];
const grids = ['nutrition/grids', ...lines];
const texts = ['nutrition/texts', ...grids];
const tables = ['nutrition/objects', ...texts];

/** Folders of the parser, and those that each may import. */
const parser = {
  text: [],
  lexicon: text,
  document: phrases,
  'nutrition/values': documents,
  'nutrition/facts': values,
  'nutrition/lines': facts,
  'nutrition/grids': lines,
  'nutrition/texts': grids,
  'nutrition/objects': texts,
  checks: tables,
  html: text,
  language: phrases,
  allergens: ['language', ...tables],
  ingredients: ['allergens', 'language', ...tables],
};

const parserSource = 'packages/nutrition-parser/src';

const pureParser = {
  packages: ['@vetta', 'react', 'react-dom', 'node:', 'fs', 'path'],
  message: 'The parser is pure: no workspace package, no React, no Node.',
};

/** Folders of the host. `pictures` makes sizes, for the build and for who asks before it has. */
const site = {
  src: [],
  pictures: [],
  host: ['pictures'],
  build: ['host', 'pictures', 'src'],
  hosting: ['host'],
};

/** Folders of the API; what lies in none of them may be imported by each. */
const api = {
  http: [],
  catalogueCheck: [],
  storage: ['owner'],
  owner: ['storage', 'catalogueCheck'],
};

/** A layer for each folder of a package; files outside of all of them may import any. */
const layersOf = (source, folders, rest) =>
  Object.entries(folders).map(([name, layer]) => ({
    files: new RegExp(`^${source}/${name}/`),
    source,
    name,
    folders: Object.keys(folders),
    ...(Array.isArray(layer) ? { may: layer } : layer),
    ...rest,
  }));

const oneWay = {
  message: 'Imports of host and API run one way: .scripts/lint/layers.mjs says which may what.',
};

export const layers = [
  { files: /^packages\/storefront\/src\/.*\.(test\.tsx?|stories\.tsx)$/ },
  ...layersOf('packages/storefront/src', storefront),
  {
    files: /^packages\/ui\//,
    refuses: {
      packages: ['@vetta', 'react-router-dom', 'react-router', 'swr', 'jotai', 'valibot'],
      message: 'ui is a leaf: it knows no other package, router, data or state.',
    },
  },
  {
    files: /^packages\/nutrition-parser\/src\/.*\.test\.ts$/,
    refuses: { packages: ['@vetta', 'react', 'react-dom'], message: 'The parser is pure.' },
  },
  ...layersOf(parserSource, parser, { refuses: pureParser, message: parserDirection }),
  { files: /^packages\/nutrition-parser\/src\//, refuses: pureParser },
  { files: /^apps\/(site|mock-api)\/.*(\.test\.ts|\/testing\/.*)$/ },
  ...layersOf('apps/site', site, oneWay),
  ...layersOf('apps/mock-api/src', api, oneWay),
  {
    files: /^tests\//,
    refuses: { packages: ['@vetta'], message: 'tests see the site as a visitor does: no source.' },
  },
];
