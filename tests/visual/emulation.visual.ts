import { type Browser, type BrowserContextOptions, type Page, expect } from '@playwright/test';
import { test } from './storybook.ts';

/** With links, controls, marks of nutrients that keep their colours, and bars that move. */
const stories = [
  'product-parts-productcard--many-badges',
  'frame-frame--with-favourites',
  'product-parts-nutritionlabel--three-columns',
  'ui-spinner--default',
];

test.describe('the switches in the toolbar draw what the browser would', () => {
  for (const id of stories) {
    test(`forced colours and less motion: ${id}`, async ({ browser }, testInfo) => {
      const address = `${testInfo.config.metadata.storybook}/iframe.html?viewMode=story&id=${id}`;
      const manual = 'globals=a11y.manual:!true';
      const asked = `${address}&${manual};colours:forced;motion:reduced`;
      const real = {
        forcedColors: 'active',
        reducedMotion: 'reduce',
        colorScheme: 'dark',
      } as const;
      const switched = await openStory(browser, asked, {});
      const emulated = await openStory(browser, `${address}&${manual}`, real);
      // A picture may come later in one of the two: they must become equal, and not be so at once.
      await expect(async () => {
        const looks = await switched.evaluate(readLooks);
        expect(looks.length).toBeGreaterThan(0);
        expect(looks).toEqual(await emulated.evaluate(readLooks));
      }).toPass({ timeout: 20_000 });
      await switched.context().close();
      await emulated.context().close();
    });
  }
});

async function openStory(
  browser: Browser,
  address: string,
  settings: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...settings, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished'));
  await page.waitForLoadState('networkidle');
  return page;
}

/** How each element is drawn, in the system's names of colours: the two palettes differ. */
function readLooks() {
  const names = new Map<string, string>();
  for (const name of [
    'Canvas',
    'CanvasText',
    'LinkText',
    'ButtonContent',
    'GrayText',
    'Highlight',
  ]) {
    const probe = document.createElement('i');
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    if (!names.has(color)) names.set(color, name);
    probe.remove();
  }
  const named = (colour: string) =>
    /^rgba.*, 0\)$/.test(colour) ? 'transparent' : (names.get(colour) ?? colour);
  return [...document.querySelectorAll<HTMLElement>('#storybook-root :not(svg, svg *)')].map(
    (element) => {
      const style = getComputedStyle(element);
      return {
        element: `${element.tagName} ${element.className}`,
        color: named(style.color),
        background: named(style.backgroundColor),
        border: style.borderTopWidth === '0px' ? '' : named(style.borderTopColor),
        shadow: style.boxShadow,
        image: style.backgroundImage.replace(/url\(.*?\)/, 'url'),
        clip: style.clipPath,
        animation: style.animationName,
        transition: style.transitionDuration,
      };
    },
  );
}
