import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const textFile = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html|py)$/;
const listed = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout;
const files = listed
  .split('\n')
  .filter((file) => textFile.test(file) && file !== 'package-lock.json')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Anchors as GitHub makes them of headings, and those written as `<a id>`. */
function anchorsOf(text) {
  const withoutCode = text.replaceAll(/^```[^]*?^```/gm, '');
  const headings = [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    slugOf(heading),
  );
  const ids = [...withoutCode.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id);
  return [...headings, ...ids];
}

const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchors = new Map(
  files
    .filter(({ file }) => file.endsWith('.md'))
    .map(({ file, text }) => [file, new Set(anchorsOf(text))]),
);

function isDead({ document, anchor }) {
  // A package has a folder docs/ of its own: there the same path means another document.
  const path = [...anchors.keys()].find((key) => key === document || key.endsWith(`/${document}`));
  const known = anchors.get(path);
  return known === undefined || (anchor !== undefined && !known.has(anchor));
}

/** `docs/rules.md#price-source-order`, as comments name it: from the root. */
const rootReference = /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g;
/** `[text](../docs/rules.md#prices)` and `[text](#prices)`, as documents do. */
const link = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;

test('each reference to a document in docs/ resolves to an anchor', () => {
  const references = files.flatMap(({ file, text }) =>
    [...text.matchAll(rootReference)].map(([, document, anchor]) => ({ file, document, anchor })),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter(isDead)).toEqual([]);
});

test('each link of a document to an anchor resolves', () => {
  const links = files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(link)].map(([, target, anchor]) => {
        const document = target === '' ? file : normalize(join(dirname(file), target));
        return { file, document, anchor };
      }),
    );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(isDead)).toEqual([]);
});

const documents = files.filter(({ file }) => file.endsWith('.md'));

test('each link of a document leads to a file that is there', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target]) => ({ file, target }))
      .filter(({ target }) => !existsSync(join(root, dirname(file), target))),
  );
  expect(dead).toEqual([]);
});

test('each test that a document names is there', () => {
  const fileNames = new Set(listed.split('\n').map((file) => basename(file)));
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`(?:[\w.-]+\/)*([\w-]+\.(?:spec|test|visual)\.tsx?)`/g)]
      .map(([, name]) => ({ file, name }))
      .filter(({ name }) => !fileNames.has(name)),
  );
  expect(missing).toEqual([]);
});

test('each document that is named anywhere is there', () => {
  const names = new Set([...anchors.keys()].map((file) => basename(file)));
  const missing = files
    .filter(({ file }) => !file.endsWith('references.test.mjs'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w.*-])[\w-]+\.md\b/g)].map(([name]) => ({ file, name })),
    )
    .filter(({ name }) => !names.has(name));
  expect(missing).toEqual([]);
});

test('each source file that a page of docs/ names is there', () => {
  const paths = listed.split('\n').map((file) => `/${file}`);
  const missing = files
    .filter(({ file }) => file.startsWith('docs/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path]) => ({
        file,
        path,
      })),
    )
    .filter(({ path }) => !paths.some((known) => known.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

test('each anchor of the rules is unique', () => {
  const { text } = files.find(({ file }) => file === 'docs/rules.md');
  const all = anchorsOf(text);
  expect(all.filter((anchor, place) => all.indexOf(anchor) !== place)).toEqual([]);
});

test('each decision has a row in the index, its four parts and at most 60 lines', () => {
  const index = files.find(({ file }) => file === 'docs/README.md').text;
  const faults = files
    .filter(({ file }) => file.startsWith('docs/decisions/'))
    .filter(({ file, text }) => {
      const parts = [
        '**Context.**',
        '**Choice.**',
        '**Consequence.**',
        '**What would change it.**',
      ];
      const isListed = index.includes(file.replace('docs/', ''));
      return (
        !isListed || !parts.every((part) => text.includes(part)) || text.split('\n').length > 61
      );
    });
  expect(faults.map(({ file }) => file)).toEqual([]);
});

const elsewhere = /\u00a7\s*\d|\b(?:decisions|specification|house rules), section \d/g;

// Labels may carry a section sign as a footnote mark: there no figure follows it.
test('no file refers to a numbered section of a document elsewhere', () => {
  const faults = files.flatMap(({ file, text }) =>
    [...text.matchAll(elsewhere)].map(({ index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
    })),
  );
  expect(faults).toEqual([]);
});
