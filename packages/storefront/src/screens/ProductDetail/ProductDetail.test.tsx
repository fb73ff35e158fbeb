// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { StoryEnvironment, type ApiState } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import * as nutrition from './ProductNutrition.stories.tsx';
import * as stories from './ProductDetail.stories.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { SameShelf } from './SameShelf.tsx';

// A whole page per test: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const api = mockApi();

type Opened = {
  args?: { category?: string; slug?: string };
  parameters?: { address?: string; msw?: ApiState['parameters']['msw'] };
};

/** Renders a story in its world. */
function open({ args, parameters }: Opened) {
  if (parameters?.msw !== undefined) api.state({ parameters: { msw: parameters.msw } });
  return render(
    <StoryEnvironment address={parameters?.address}>
      <ProductDetail category={args?.category ?? ''} slug={args?.slug ?? ''} />
      <Address />
    </StoryEnvironment>,
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');
const picture = () => screen.getByRole('img', { name: /^Campione/ }).getAttribute('src');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows what it is, what it costs and where it stands', async () => {
  open(stories.Loaded);
  await title('Whey Isolate');
  expect(screen.getByRole('link', { name: 'Proteine' })).toHaveAttribute(
    'href',
    '/prodotti/proteine',
  );
  expect(screen.getByText('OFFERTA')).toBeInTheDocument();
  expect(screen.getByText('NUOVO')).toBeInTheDocument();
  expect(screen.getByText(/Uno shaker in omaggio/)).toBeInTheDocument();
  expect(screen.getByText('12 disponibili')).toBeInTheDocument();
  expect(screen.getByText('Non disponibile')).toBeInTheDocument();
  expect(screen.getByText('Totale: 12 pezzi')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Caratteristiche' })).toBeInTheDocument();
  expect(screen.getByText('87 g di proteine per 100 g')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Whey Isolate - Serac | Vetta Nutrition'));
});

test('a chosen variant changes price and address, and a new flavour resets the size', async () => {
  const user = userEvent.setup();
  open(stories.ThirtyVariants);
  const flavour = await screen.findByLabelText('Gusto');
  expect(screen.getByText(/^19,90/, { selector: 'p *' })).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: /^2\skg/ }));
  expect(address()).toBe('/prodotti/proteine/campione?gusto=Cacao&formato=2+kg');
  expect(screen.getByRole('radio', { name: /^2\skg/ })).toBeChecked();
  expect(screen.getByText(/^24,95.€\/kg$/)).toBeInTheDocument();

  await user.selectOptions(flavour, 'Fragola');
  expect(address()).toBe('/prodotti/proteine/campione?gusto=Fragola&formato=500+g');
  expect(screen.getByRole('radio', { name: /^500\sg/ })).toBeChecked();
});

test('a chosen variant shows its own picture', async () => {
  const user = userEvent.setup();
  open(stories.PicturedVariants);
  const flavour = await screen.findByRole('radio', { name: 'Fragola' });
  expect(picture()).toBe('/images/products/whey-isolate.webp');
  await user.click(flavour);
  await waitFor(() => expect(picture()).toBe('/images/products/siero-100.webp'));
});

const isolatePicture = () =>
  screen.getByRole('img', { name: /^Whey Isolate, / }).getAttribute('src');

test('the product’s own picture gives way to that of another flavour', async () => {
  const user = userEvent.setup();
  open(stories.Loaded);
  const flavour = await screen.findByRole('radio', { name: 'Fiordilatte' });
  expect(isolatePicture()).toBe('/images/products/whey-isolate.webp');
  await user.click(flavour);
  await waitFor(() =>
    expect(isolatePicture()).toBe('/images/products/whey-isolate-fiordilatte.webp'),
  );
});

test('an address names its variant', async () => {
  open(stories.ChosenVariant);
  expect(await screen.findByRole('radio', { name: /^2\skg/ })).toBeChecked();
  expect(
    within(screen.getByRole('group', { name: 'Gusto' })).getByRole('radio', { name: 'Neutro' }),
  ).toBeChecked();
});

test('a sold-out size cannot be chosen', async () => {
  open(stories.SizeSoldOut);
  const size = await screen.findByRole('radio', { name: /^2,5\skg\s*Esaurito/ });
  expect(size).toBeDisabled();
});

test('sold out in both shops, no size is said to be available', async () => {
  open(stories.SoldOutEverywhere);
  expect(await screen.findByRole('radio', { name: /^500\sg/ })).toBeEnabled();
  expect(screen.getAllByText('Non disponibile')).toHaveLength(2);
  expect(screen.queryByText('Disponibile')).toBeNull();
  const picker = screen.getByRole('region', { name: 'Scegli la tua variante' });
  expect(within(picker).getByText('Esaurito')).toBeVisible();
});

test('flavours without a size are chosen by flavour alone', async () => {
  const user = userEvent.setup();
  open(stories.FlavoursOnly);
  await user.click(await screen.findByRole('radio', { name: 'Menta' }));
  expect(address()).toBe('/prodotti/proteine/campione?gusto=Menta');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('a variant whose price is zero has none', async () => {
  open(stories.VariantsWithGaps);
  expect(await screen.findByRole('radio', { name: '500\u00a0g' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Formato unico\s*19,90/ })).toBeVisible();
  expect(screen.queryByText(/^0,00/)).toBeNull();
});

test('one flavour is no choice, and its sizes are quantities', async () => {
  open(nutrition.SectionPerTablet);
  expect(await screen.findByRole('group', { name: 'Quantità' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Gusto' })).toBeNull();
});

test('the first screen says what a dose gives, and how long the pack lasts', async () => {
  const user = userEvent.setup();
  open(stories.DosesStated);
  expect(await screen.findByText('26,1 g')).toBeVisible();
  expect(screen.getByText('di proteine su 30 g')).toBeVisible();
  expect(screen.getByText('Dura 16 giorni, 1,19 € al giorno')).toBeVisible();
  expect(screen.getByText('con 2 dosi al giorno 8 giorni, 2,39 €')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^1\skg/ }));
  expect(screen.getByText('Dura 33 giorni, 1,02 € al giorno')).toBeVisible();
  expect(screen.getByText(/1000 g ÷ 30 g = 33,3 dosi; 33,90\s€ ÷ 33,3 dosi/)).toBeInTheDocument();
});

test('without a dose on the label nothing is reckoned', async () => {
  open(stories.NoDose);
  expect(await screen.findByText('Quanto dura: dose non dichiarata')).toBeVisible();
});

test('a garment has sizes and colours, and neither doses nor flavours', async () => {
  open(stories.Garment);
  const sizes = await screen.findByRole('group', { name: 'Taglia' });
  expect(
    within(sizes)
      .getAllByRole('radio')
      .map((own) => own.getAttribute('value')),
  ).toEqual(['S', 'M', 'L', 'XL']);
  expect(screen.getByRole('group', { name: 'Colore' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/gusto|\bdos[ei]\b|\bdura /i);
});

test('the shelf says what 100 g of the active cost, and compares all of it', async () => {
  api.state(stories.Loaded);
  const from = {
    name: 'proteine',
    unit: 'g',
    items: [
      { slug: 'iso-soya', perActiveCents: 395 },
      { slug: 'perfect-mass', perActiveCents: 1200 },
    ],
  };
  render(
    <StoryEnvironment>
      <SameShelf from={from} />
    </StoryEnvironment>,
  );
  const shelf = await screen.findByRole('region', { name: 'Sullo stesso scaffale' });
  expect(within(shelf).getByText('da 3,95 € per 100 g di proteine')).toBeVisible();
  expect(within(shelf).getByRole('link', { name: 'Mettili a confronto' })).toHaveAttribute(
    'href',
    '/prodotti?compare=iso-soya,perfect-mass',
  );
});

test('sharing copies the address and says so for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open(stories.Loaded);
  await user.click(await screen.findByRole('button', { name: 'Condividi' }));
  expect(await screen.findByText('✓ Link copiato!')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(window.location.href);
  vi.advanceTimersByTime(2100);
  await waitFor(() => expect(screen.queryByText('✓ Link copiato!')).toBeNull());
  vi.useRealTimers();
});

test('the add button saves a favourite and takes it back', async () => {
  const user = userEvent.setup();
  open(stories.Loaded);
  const add = await screen.findByRole('button', { name: 'Aggiungi ai Preferiti' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Rimuovi dai Preferiti' }));
  expect(await screen.findByRole('button', { name: 'Aggiungi ai Preferiti' })).toBeInTheDocument();
});

test('a favourite keeps the flavour and size it was saved with, for the list', async () => {
  const user = userEvent.setup();
  open(stories.ChosenVariant);
  expect(await screen.findByRole('radio', { name: /^2\skg/ })).toBeChecked();
  const add = screen.getByRole('button', { name: 'Aggiungi ai Preferiti' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() => {
    const choices: unknown = JSON.parse(localStorage.getItem('favorite-choices') ?? '{}');
    expect(Object.values(Object(choices))).toEqual([{ flavour: 'Neutro', size: '2 kg' }]);
  });
});

test('tabs follow the keyboard and write themselves into the address', async () => {
  const user = userEvent.setup();
  open(stories.Loaded);
  await title('Whey Isolate');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Descrizione',
    'Valori Nutrizionali',
    "Modalità d'Uso",
    'Ingredienti',
  ]);
  screen.getByRole('tab', { name: 'Descrizione' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Valori Nutrizionali' })).toHaveFocus();
  expect(address()).toBe('/prodotti/proteine/whey-isolate#valori-nutrizionali');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Ingredienti', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Descrizione', selected: true })).toHaveFocus();
});

test('a hash opens its tab and keeps the others in the page', async () => {
  open(stories.UsageTab);
  expect(await screen.findByRole('tab', { name: "Modalità d'Uso", selected: true })).toBeVisible();
  const panels = await screen.findAllByRole('tabpanel', { hidden: true });
  expect(panels).toHaveLength(4);
  await waitFor(() => expect(panels[3]).toHaveTextContent('lecitina di girasole'));
  expect(screen.getByText('Non superare la dose giornaliera consigliata.')).toBeVisible();
});

test('category 6 has two tabs and none of the fixed warnings', async () => {
  open(stories.CategorySix);
  await title('Shaker 700 ml');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Descrizione',
    "Modalità d'Uso",
  ]);
  expect(await screen.findByRole('heading', { name: 'Caratteristiche tecniche' })).toBeVisible();
  expect(screen.queryByText('Avvertenze')).toBeNull();
});

test('a product without an expert tip gives general advice', async () => {
  open(stories.GeneralAdvice);
  expect(await screen.findByText('Una descrizione senza consigli.')).toBeVisible();
  expect(screen.getByText(/chiedi a un professionista della salute/)).toBeVisible();
});

test('waits with a spinner', () => {
  open(stories.Loading);
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento...');
});

test('the focus moves from the title of the loading page to that of the loaded one', async () => {
  open(stories.Loaded);
  screen.getByRole('heading', { level: 1, name: 'Prodotto' }).focus();
  expect(await title('Whey Isolate')).toHaveFocus();
});

test('a loaded page takes no focus that is elsewhere', async () => {
  open(stories.Loaded);
  screen.getByRole('link', { name: 'Proteine' }).focus();
  expect(await title('Whey Isolate')).not.toHaveFocus();
});

test.each([
  ['an unknown product', stories.Missing],
  ['a call that fails', stories.Failed],
])('%s is not found, with the recorded way back', async (_what, story) => {
  open(story);
  await title('Prodotto non trovato');
  expect(screen.getByRole('link', { name: 'Torna alle Categorie' })).toHaveAttribute(
    'href',
    '/categorie',
  );
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('an unknown category is said to be unknown, and nothing is called', async () => {
  open(stories.UnknownCategory);
  await title('Categoria non trovata');
  expect(api.calls).toEqual([]);
});

test('a product under the wrong category goes to its own, query and hash included', async () => {
  const { args, parameters } = stories.WrongCategory;
  open({
    args,
    parameters: {
      ...parameters,
      address: '/prodotti/supplementi/whey-isolate?gusto=Neutro#ingredienti',
    },
  });
  await waitFor(() =>
    expect(address()).toBe('/prodotti/proteine/whey-isolate?gusto=Neutro#ingredienti'),
  );
});

test('the page stays when the details fail', async () => {
  open(stories.DetailsFailed);
  await title('Whey Isolate');
  const ingredients = await screen.findByText(
    'Ingredienti non disponibili per questo prodotto.',
    {},
    { timeout: 5000 },
  );
  expect(ingredients).toBeInTheDocument();
  expect(
    screen.getByText('Valori nutrizionali non disponibili per questo prodotto: whey-isolate'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Seguire le indicazioni riportate sulla confezione.'),
  ).toBeInTheDocument();
  expect(
    screen.getAllByText(/^Proteine isolate del siero di latte, filtrate a freddo/),
  ).toHaveLength(2);
});

test('without a positive first price there is no price', async () => {
  open(stories.NoPrice);
  await title('Campione');
  expect(screen.queryByText(/€/)).toBeNull();
});

test('the list of products with tables is a list of links', async () => {
  open(nutrition.Unavailable);
  const message = await screen.findByText(
    'Valori nutrizionali non disponibili per questo prodotto: campione',
  );
  const panel = message.closest('[role="tabpanel"]');
  if (!(panel instanceof HTMLElement)) throw new Error('The message stands in no tab.');
  expect(within(panel).getByText('Prodotti disponibili:')).toBeVisible();
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Aminoacidi Essenziali', 'EAA Pro', 'Aminoacidi Plus']);
});

test('a hostile product is text', async () => {
  const error = vi.spyOn(console, 'error');
  const { container } = open(stories.HostileProduct);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Gruppo <\/script>/ }),
  ).toBeVisible();
  await screen.findAllByRole('tab');
  expect(container.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  expect(container.querySelectorAll('[onerror], [onload], iframe')).toHaveLength(0);
  for (const image of container.querySelectorAll('img')) {
    expect(image.getAttribute('src')).toMatch(/^\//);
  }
  for (const link of container.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^\//);
  }
  expect(Reflect.get(window, 'poisoned')).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});
