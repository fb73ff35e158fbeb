import type { Page } from '@playwright/test';
import { fontsOf } from './support/fonts.ts';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const routes = [
  ...fixedPages,
  '/prodotti',
  '/prodotti?search=whey&sortBy=price-desc',
  '/prodotti/proteine',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/iso-soya',
  '/prodotti/merchandising-e-cosmetici/shaker-massiccio',
];

/** What the browser refused because of the policy, as it happens. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const place = `${sourceFile}:${lineNumber}`;
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report([effectiveDirective, blockedURI, sample, place].join(' '));
      }
    });
  });
  return violations;
}

/** Hydrated, its data refreshed: the year is filled in by the browser. */
const settled = async (page: Page) => {
  await expect(page.getByText('©')).toContainText(/© \d{4}/);
  await page.waitForLoadState('networkidle');
};

test('every answer carries the headers of the table', async ({ request }) => {
  for (const path of ['/', '/prodotti', '/nulla', '/api/brands', '/prodotti/', '/favicon.svg']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    // The script that fetches the others, and the one that hides a list which was not checked.
    expect(policy, path).toMatch(
      /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}='){2}; /,
    );
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy, path).not.toContain('unsafe');
  }
});

test('scripts, fonts and photographs carry what holds for them alone', async ({ page }) => {
  const answers: Record<string, Record<string, string>> = {};
  page.on('response', (response) => {
    const ending = /\.(js|css|woff2|avif)$/.exec(new URL(response.url()).pathname)?.[1];
    if (ending !== undefined) answers[ending] = response.headers();
  });
  await page.goto('/prodotti');
  await settled(page);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['avif', 'js', 'woff2']));
  for (const headers of Object.values(answers)) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  }
});

for (const path of routes) {
  test(`${path} shows its styles and breaks no rule of the policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    await settled(page);
    // The banner is there: the page came with its consent unasked.
    await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible();
    const { own, foreign } = await fontsOf(page);
    expect(own.length, 'families of our own').toBeGreaterThan(1);
    expect(foreign, 'letters that only the machine has').toEqual([]);
    expect(violations).toEqual([]);
  });
}

test.describe('pages that are not there', () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const path of ['/nulla', '/prodotti/inesistente', '/prodotti/proteine/non-esiste']) {
    test(`${path} breaks no rule of the policy`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(violations).toEqual([]);
    });
  }
});

test('switches of the consent, suggestions, toast and dialog break no rule', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/prodotti/proteine');
  await settled(page);
  await page.getByRole('button', { name: 'Personalizza' }).click();
  await expect(page.getByRole('switch', { name: 'Analitici' })).toBeVisible();
  await page.getByRole('button', { name: 'Accetta Tutti', exact: true }).click();

  await page.getByLabel('Cerca prodotti').pressSequentially('iso', { delay: 20 });
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^Aggiungi ai preferiti/ })
    .first()
    .click();
  await expect(page.getByText('Aggiunto ai preferiti').first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Preferiti/ })
    .click();
  await page.getByRole('button', { name: 'Cancella tutti' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(violations).toEqual([]);
});

test.describe('Trusted Types', () => {
  test.use({ allowedErrors: /TrustedTypePolicy named 'default'/ });

  test('no text becomes markup or a script, nor the address of a script from elsewhere', async ({
    page,
  }) => {
    await page.goto('/negozi');
    await settled(page);
    const refusals = await page.evaluate(() => {
      const script = document.createElement('script');
      const place = document.createElement('div');
      const attempts = {
        markup: () => (place.innerHTML = '<img src="x">'),
        text: () => (place.innerHTML = 'Vetta'),
        script: () => (script.textContent = 'alert(1)'),
        data: () => (script.textContent = '{"@type":"Store"}'),
        elsewhere: () => (script.src = 'https://elsewhere.example/a.js'),
        ownScript: () => (script.src = '/sw.js'),
        secondPolicy: () => {
          const policies: unknown = Reflect.get(window, 'trustedTypes');
          const create: unknown = Reflect.get(Object(policies), 'createPolicy');
          if (typeof create === 'function') Reflect.apply(create, policies, ['default', {}]);
        },
      };
      const outcomes: Record<string, string> = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          attempt();
          outcomes[name] = 'done';
        } catch (error) {
          outcomes[name] = error instanceof Error ? error.name : 'refused';
        }
      }
      return outcomes;
    });
    expect(refusals).toEqual({
      markup: 'TypeError',
      text: 'done',
      script: 'SyntaxError',
      data: 'done',
      elsewhere: 'TypeError',
      ownScript: 'done',
      secondPolicy: 'TypeError',
    });
  });
});

test('the viewer and every tab of a product break no rule', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/negozi');
  await settled(page);
  await page.getByRole('button', { name: 'Apri foto 2 di 6' }).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('2 / 6', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 / 6', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The viewer leaves its history entry after it has closed; a page opened before that is aborted.
  await page.waitForFunction(() => !('layers' in Object(history.state)));

  await page.goto('/prodotti/proteine/iso-soya');
  await settled(page);
  for (const tab of ['Valori Nutrizionali', "Modalità d'Uso", 'Ingredienti']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu breaks no rule, and a page opened from it has its styles', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto('/');
    await settled(page);
    await page.getByRole('button', { name: 'Apri menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
    const field = page.getByRole('textbox', { name: 'Messaggio' });
    await expect(field).toHaveCSS('border-top-style', 'solid');
    expect(violations).toEqual([]);
  });
});
