import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// No script will ever take the page over: the fixture's wait for that does not apply.
const asBuilt = { waitUntil: 'domcontentloaded' } as const;

test('a picture that is there does not say that it is loading', async ({ page }) => {
  await page.goto('/prodotti/proteine/whey-isolate', asBuilt);
  await expect(page.getByRole('main').getByRole('img', { name: /Whey Isolate/ })).toBeVisible();
  await expect(page.getByText('Caricamento...')).toBeHidden();
});

// A browser whose scripts are switched off from outside, as here, goes on taking `noscript` as text: the
// sentence is asked of the answer.
test('what is written in the form goes nowhere, not even into the address', async ({ page }) => {
  const answer = await page.goto('/contatti', asBuilt);
  expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Per inviare il modulo serve JavaScript/);
  await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  await expect(page).toHaveURL('/contatti');
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Alice Bianchi');
});

test('the favourites do not wait for ever: they say what they need', async ({ page }) => {
  const answer = await page.goto('/preferiti', asBuilt);
  await expect(page.getByText('Caricamento preferiti...')).toBeHidden();
  expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Per mostrarli serve JavaScript/);
});
