import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

// Nothing is hydrated without script: the fixture's wait for that does not apply.
const asBuilt = { waitUntil: 'domcontentloaded' } as const;

test('a picture that is there does not say that it is loading', async ({ page }) => {
  await page.goto('/prodotti/proteine/whey-isolate', asBuilt);
  await expect(page.getByRole('main').getByRole('img', { name: /Whey Isolate/ })).toBeVisible();
  await expect(page.getByText('Caricamento...')).toBeHidden();
});

// A browser whose scripts are switched off from outside, as here, goes on taking `noscript` as text: the
// sentence is asked of the answer.
test('without script the form sends nothing and changes no address', async ({ page }) => {
  const answer = await page.goto('/contatti', asBuilt);
  expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Per inviare il modulo serve JavaScript/);
  await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  await expect(page).toHaveURL('/contatti');
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Alice Bianchi');
});

for (const path of ['/prodotti', '/prodotti/proteine'])
  test(`${path}: search and filters say what they need, and where else to look`, async ({
    page,
  }) => {
    const answer = await page.goto(path, asBuilt);
    expect(await answer?.text()).toMatch(
      /<noscript[^>]*><p[^>]*>Per cercare e filtrare serve JavaScript[^<]*per categoria\.</,
    );
    const toCategories = path === '/prodotti' ? 'Proteine' : 'Tutte le categorie';
    await expect(
      page.getByRole('main').getByRole('link', { name: toCategories, exact: true }),
    ).toBeVisible();
  });

test('nobody can open a tab: values, use and ingredients stand below the description', async ({
  page,
}) => {
  await page.goto('/prodotti/proteine/whey-isolate', asBuilt);
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const name of ['Descrizione', 'Valori Nutrizionali', "Modalità d'Uso", 'Ingredienti'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

for (const path of ['/prodotti/proteine/nuovo', '/prodotti/nessuna'])
  test(`${path}: a page that only a script could fill is not blank`, async ({ request }) => {
    const answer = await request.get(path);
    expect(await answer.text()).toMatch(
      /<noscript><p>Per mostrare questa pagina serve JavaScript[^<]*<a href="\/prodotti">/,
    );
  });

test('the favourites do not wait for ever: they say what they need', async ({ page }) => {
  const answer = await page.goto('/preferiti', asBuilt);
  await expect(page.getByText('Caricamento preferiti...')).toBeHidden();
  expect(await answer?.text()).toMatch(/<noscript><p[^>]*>Per mostrarli serve JavaScript/);
});
