import type { Page } from '@playwright/test';
import { fillInContactForm } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Invia Messaggio' });

/** A hydrated page: only then does a form listen. */
async function open(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/contatti');
  await expect(page.getByText('oggi').first()).toBeVisible();
}

test('an empty form says what is missing, word for word, and focuses the first field', async ({
  page,
}) => {
  await open(page);
  await submit(page).click();
  for (const text of [
    'Il nome deve essere di almeno 3 caratteri.',
    'Inserisci un indirizzo email valido.',
    'Inserisci un numero di telefono valido.',
    'Il messaggio deve essere di almeno 10 caratteri.',
    'Devi accettare la Privacy Policy per continuare.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Nome e cognome')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Ci sono 5 campi da correggere.');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Inserisci un indirizzo email valido.',
  );
  const border = (name: string) =>
    page.getByLabel(name).evaluate((field) => getComputedStyle(field).borderColor);
  await page.getByLabel('Email').hover();
  expect(await border('Email')).toBe(await border('Telefono'));
});

test('a message reaches the API, and the form is empty again', async ({ page }) => {
  await open(page);
  await fillInContactForm(page);
  const answered = page.waitForResponse('**/api/contact');
  await submit(page).click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Messaggio ricevuto in modalità simulazione').first()).toBeVisible();
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // It stays when the notice is gone.
  await expect(
    page.getByRole('heading', { name: /^Messaggio salvato alle \d+:\d\d$/ }),
  ).toBeVisible();
});

test.describe('sent by keyboard', () => {
  test.use({ allowedErrors: /status of 500/ });

  for (const status of [201, 500])
    test(`answered ${status}, the keyboard is where it was`, async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
      await open(page);
      await fillInContactForm(page);
      await submit(page).focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(status === 201 ? 'Messaggio salvato' : 'Errore').first(),
      ).toBeVisible();
      await expect(submit(page)).toBeFocused();
    });
});

const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
// The others: `Contacts/sendOutcome.test.ts`.
for (const [emailStatus, title] of [
  [{ ...none, adminNotified: true, userConfirmationSent: true }, 'Messaggio inviato con successo!'],
  [undefined, 'Messaggio salvato'],
] as const) {
  test(`'${title}' after ${JSON.stringify(emailStatus ?? 'no status')}`, async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 201, json: emailStatus ? { emailStatus } : {} }),
    );
    await open(page);
    await fillInContactForm(page);
    await submit(page).click();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Messaggio')).toHaveValue('');
  });
}

test('while it is sent the button says so and is disabled', async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await asked;
    await route.fulfill({ status: 201, json: { emailStatus: none } });
  });
  await open(page);
  await fillInContactForm(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
  answer();
  await expect(submit(page)).toBeEnabled();
});

test.describe('a failure', () => {
  // One pattern: of a longer list Playwright would take the second for the fixture's options.
  test.use({ allowedErrors: /status of 503|ERR_FAILED/ });

  test('is shown with its status and detail, and every value stays', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, detail: 'Servizio in manutenzione.' }),
      }),
    );
    await open(page);
    await fillInContactForm(page);
    await submit(page).click();
    await expect(page.getByText('Errore', { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText('Si è verificato un errore: 503: Servizio in manutenzione.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('of the network is tried once more with the same key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1
        ? route.abort()
        : route.fulfill({ status: 201, json: { emailStatus: none } });
    });
    await open(page);
    await fillInContactForm(page);
    await submit(page).click();
    await expect(page.getByText('Messaggio salvato').first()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^\S{16,}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

test('a double click sends one message', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.fulfill({ status: 201, json: { emailStatus: none } });
  });
  await open(page);
  await fillInContactForm(page);
  await submit(page).dblclick();
  await expect(page.getByText('Messaggio salvato').first()).toBeVisible();
  expect(calls).toBe(1);
});

test('what was written survives a reload, and is gone once it has arrived', async ({ page }) => {
  await open(page);
  await fillInContactForm(page);
  await page.reload();
  await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await submit(page).click();
  await expect(page.getByLabel('Messaggio')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('oggi').first()).toBeVisible();
  await expect(page.getByLabel('Messaggio')).toHaveValue('');
});

test.describe('a reload before the answer', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('sends the same message again with the same key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1
        ? route.fulfill({ status: 503, json: { status: 503, detail: 'Riprova.' } })
        : route.fulfill({ status: 201, json: { emailStatus: none } });
    });
    await open(page);
    await fillInContactForm(page);
    await submit(page).click();
    await expect(page.getByText('Errore', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
    await submit(page).click();
    await expect(page.getByText('Messaggio salvato').first()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^\S{16,}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
