import { expect } from '@playwright/test';
import { readDocs } from './components.ts';
import { test } from './storybook.ts';

/** What stands on a page where something was printed that should have been drawn. */
const leaks: Readonly<Record<string, RegExp>> = {
  undefined: /.*(?<!\| )\bundefined\b.*/g,
  'no number': /.*\bNaN\b.*/g,
  'an object': /.*(\[object \w+\]|\$\$typeof|"_owner").*/g,
  'an error': /.*(error occurred|Missing story|No story|is not defined).*/gi,
};
/** The same, in what is no story: a label may be printed with pipes and stars. */
const ownLeaks: Readonly<Record<string, RegExp>> = {
  'a raw table': /^\s*\|.*\|\s*$/gm,
  'raw Markdown': /\*\*[^*\n]+\*\*|^#{1,6} .+|`.+/gm,
  'a tag of JSDoc': /.*@(default|param|returns)\b.*/g,
  'a union without its members': /^union$/gm,
};

const find = (text: string, wanted: Readonly<Record<string, RegExp>>) =>
  Object.entries(wanted).flatMap(([name, leak]) =>
    (text.match(leak) ?? []).map((line) => `${name}: ${line}`),
  );

const docs = readDocs();
const pagesPerTest = 20;
const parts = Array.from({ length: Math.ceil(docs.length / pagesPerTest) }, (_, at) =>
  docs.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
);

for (const pages of parts) {
  const [first, last] = [pages[0]?.title, pages.at(-1)?.title];
  test(`the docs pages from ${first} to ${last} are whole: no raw text, no error, headings`, async ({
    room,
  }, testInfo) => {
    test.setTimeout(60_000 + 5000 * pages.length);
    const storybook = String(testInfo.config.metadata.storybook);
    for (const { id } of pages) {
      // Storybook reloads a page that is left while its stories render: each has a page of its own.
      const page = await room.newPage();
      await page.setViewportSize({ width: 1280, height: 800 });
      // The stories have tests of their own: their windows stay empty.
      await page.route('**/iframe.html?*viewMode=story*', (route) => route.fulfill({ body: '' }));
      await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=docs`);
      await page.waitForFunction(isDrawn);
      const { text, ownText, titles, sections, failures } = await page.evaluate(readPage);
      const found = [...find(text, leaks), ...find(ownText, ownLeaks)];
      expect.soft(found, `${id} shows no raw text`).toEqual([]);
      expect.soft({ titles, failures }, `${id} has a title`).toEqual({ titles: 1, failures: 0 });
      expect.soft(sections, `${id} has sections`).toBeGreaterThan(0);
      await page.close();
    }
  });
}

/** The page is there, and no story of it is being loaded. */
const isDrawn = () =>
  document.querySelector('#storybook-docs h1, .sb-show-errordisplay') !== null &&
  document.querySelector('#storybook-docs .sb-loader') === null;

/** What can be read, in texts and in the fields of the controls. Code is shown as it is written. */
function readPage() {
  const page = document.querySelector<HTMLElement>('#storybook-docs');
  const all = (selector: string) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const own = (selector: string) =>
    all(selector).filter((found) => !found.closest('.sb-story, .live-example'));
  const fields = [...(page?.querySelectorAll('textarea') ?? [])].map(({ value }) => value);
  const text = page?.innerText ?? '';
  const foreign = all('pre, .sb-story, .live-example').map(({ innerText }) => innerText);
  return {
    text: [text, ...fields].join('\n'),
    ownText: foreign.reduce((rest, found) => rest.replace(found, ''), text),
    titles: own('h1').length,
    sections: own('h2').length,
    failures: document.querySelectorAll('.sb-show-errordisplay').length,
  };
}
