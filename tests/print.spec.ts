import { inflateSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

type Extent = { width: number; height: number };

// A frame is set, everything beyond it is cut off, and a picture is drawn over its place.
const drawing =
  /^q\n\S+ \S+ (\S+) (\S+) re\nW\*? n\nq\n(\S+) 0 0 (\S+) \S+ \S+ cm\n(?:[^Q\n][^\n]*\n)*?\/X\d+ Do$/gm;

/** The pictures of a printed page, each with the frame it is cut to. */
function picturesOf(pdf: Buffer): { picture: Extent; frame: Extent }[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams].flatMap(([, stream = '']) =>
    [...unpack(Buffer.from(stream, 'latin1')).matchAll(drawing)].map(
      ([, frameWidth, frameHeight, width, height]) => ({
        frame: { width: Math.abs(Number(frameWidth)), height: Math.abs(Number(frameHeight)) },
        picture: { width: Math.abs(Number(width)), height: Math.abs(Number(height)) },
      }),
    ),
  );
}

/** Fonts and pictures are packed in other ways: they hold no drawing. */
function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

test('on paper a product stands whole in its tile', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  const tiles = page.getByRole('article').locator('img');
  for (const place of [0, 1, 2, 3])
    await expect(tiles.nth(place)).toHaveJSProperty('complete', true);
  const drawn = picturesOf(await page.pdf({ format: 'A4' }));
  expect(drawn.length).toBeGreaterThanOrEqual(4);
  for (const { picture, frame } of drawn) {
    expect(picture.width).toBeLessThanOrEqual(frame.width + 1);
    expect(picture.height).toBeLessThanOrEqual(frame.height + 1);
  }
});

test('on paper a list says what it is filtered by, without what it can be filtered with', async ({
  page,
}) => {
  await page.goto('/prodotti/proteine?brand=serac&sortBy=price-asc&avoid=eggs&store=1');
  const filters = page.getByRole('search', { name: 'Cerca e filtra i prodotti' });
  const chosen = page.getByRole('list', { name: 'Da evitare' });
  await expect(chosen).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(filters.getByLabel('Marca')).toHaveValue('serac');
  await expect(filters.getByLabel('Marca')).toBeVisible();
  await expect(filters.getByLabel('Ordina per')).toBeVisible();
  await expect(filters.getByLabel('Fascia di prezzo')).toBeHidden();
  await expect(filters.getByRole('combobox', { name: /^Cerca/ })).toBeHidden();
  await expect(filters.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confronta' })).toBeHidden();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('list', { name: 'Disponibile a' })).toBeVisible();
  await expect(page.getByText(/prodott[oi] trovat[oi]$/)).toBeVisible();

  await page.goto('/prodotti');
  await expect(page.getByRole('navigation', { name: 'Categorie' })).toBeHidden();
  await expect(filters).not.toContainText(/Tutte le marche/, { useInnerText: true });
});

/** A4 upright within a browser's own margins. */
const paper = { width: 718, height: 1045 };

for (const width of [1280, 360]) {
  test(`the open choices of what to avoid cover no sheet, from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/prodotti/proteine?avoid=milk');
    if (width < paper.width) await page.getByRole('button', { name: /^Filtri/ }).click();
    await page.getByRole('button', { name: /^Da evitare/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Latte', exact: true })).toBeChecked();
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('dialog', { hasText: 'Da evitare' });
    await expect(sheet).toHaveAttribute('open');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('on paper cards stand whole, without hearts and ways to press', async ({ page }) => {
  await page.goto('/prodotti/proteine?avoid=milk');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText(/€/).first()).toBeVisible();
  await expect(card.locator('a, button').filter({ visible: true })).toHaveCount(0);
  const main = page.getByRole('main');
  const place = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await expect(place).toHaveCSS('break-inside', 'avoid');
  await expect(main.getByRole('link', { name: 'Tutte le categorie' })).toBeHidden();
  const mark = main.getByRole('list', { name: 'Da evitare' }).getByRole('button');
  await expect(mark).toBeVisible();
  await expect(mark.locator('svg')).toBeHidden();

  await page.goto('/prodotti/proteine?search=qwertz&avoid=milk');
  await expect(main.getByText('Nessun prodotto trovato')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Togli «|Azzera)/ })).toHaveCount(0);
});

test('on paper a filter is named before its value', async ({ page }) => {
  await page.goto('/prodotti?priceRange=0-25&sortBy=price-asc');
  const field = page.getByRole('combobox', { name: 'Fascia di prezzo' });
  await expect(field).toHaveValue('0-25');
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Fascia di prezzo', 'Ordina per']) {
    const label = page.getByRole('search').getByText(name, { exact: true });
    const [above, value] = await Promise.all([
      label.boundingBox(),
      page.getByRole('combobox', { name }).boundingBox(),
    ]);
    if (above === null || value === null) throw new Error(`'${name}' is not drawn`);
    // The words of the value begin below its own padding.
    const padding = await page
      .getByRole('combobox', { name })
      .evaluate((select) => Number.parseFloat(getComputedStyle(select).paddingTop));
    expect(above.height).toBeLessThan(20);
    expect(above.y + above.height).toBeLessThanOrEqual(value.y + padding);
  }
});
