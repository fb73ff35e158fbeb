import { expect } from '@playwright/test';
import { readDocs } from './components.ts';
import { test } from './storybook.ts';

declare global {
  interface Window {
    /** The stories that Storybook is drawing, by id. */
    openStories?: Set<string>;
  }
}

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
    const page = await room.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    // The stories have tests of their own: their windows stay empty.
    await page.route('**/iframe.html?*viewMode=story*', (route) => route.fulfill({ body: '' }));
    await page.goto(`${storybook}/iframe.html`);
    await page.waitForFunction(() => window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyMissing'));
    await page.evaluate(watchStories);
    for (const { id } of pages) {
      await page.evaluate(openDocs, id);
      const { text, ownText, titles, sections, failures } = await page.evaluate(readPage);
      const found = [...find(text, leaks), ...find(ownText, ownLeaks)];
      expect.soft(found, `${id} shows no raw text`).toEqual([]);
      expect.soft({ titles, failures }, `${id} has a title`).toEqual({ titles: 1, failures: 0 });
      expect.soft(sections, `${id} has sections`).toBeGreaterThan(0);
    }
    await page.close();
  });
}

function watchStories(): void {
  const open = new Set<string>();
  const ends = ['finished', 'errored', 'aborted'];
  window['__STORYBOOK_ADDONS_CHANNEL__']?.on(
    'storyRenderPhaseChanged',
    ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
      if (ends.includes(newPhase)) open.delete(storyId);
      else open.add(storyId);
    },
  );
  window.openStories = open;
}

/** Until the page is there, and each story on it: Storybook reloads when one is left in the middle. */
async function openDocs(id: string): Promise<void> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  channel?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  const isDrawn = () =>
    channel?.last('docsRendered')?.[0] === id &&
    document.querySelector('#storybook-docs h1, .sb-show-errordisplay') !== null &&
    document.querySelector('#storybook-docs .sb-loader') === null &&
    // One of the page before that was given up tells no end.
    ![...(window.openStories ?? [])].some((story) =>
      document.querySelector(`#storybook-docs [id^="story--${story}"]`),
    );
  while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 20));
}

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
