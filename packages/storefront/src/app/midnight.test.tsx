// @vitest-environment jsdom
import { act, configure, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { romeDay } from '../catalogue/offer/day.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { CategoryListing } from '../screens/CategoryListing/CategoryListing.tsx';
import { Compare } from '../screens/Compare/Compare.tsx';
import { Favourites } from '../screens/Favourites/Favourites.tsx';
import { ProductDetail } from '../screens/ProductDetail/ProductDetail.tsx';
import { mockApi } from '../testing/mockApi.ts';
import { apiHandlers } from '../testing/mswHandlers.ts';
import { catalogueOf, sampleSeed } from '../testing/sample/catalogue.ts';

// A whole page per test: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const api = mockApi();

const promotion = {
  promo_price_cents: 2990,
  promo_from: '2026-11-20',
  promo_until: '2026-11-30',
} as const;
const catalogue = catalogueOf({
  ...sampleSeed,
  products: ['Siero', 'Caseina'].map((name, place) => ({
    id: place + 1,
    slug: name.toLowerCase(),
    name,
    category_slug: 'proteine',
    sizes: [
      { size: '500 g', price: 3290 },
      { size: '1 kg', price: 5990, ...(place === 0 && promotion) },
      { size: '2 kg', price: 8990 },
    ],
  })),
  product_details: [],
  lowest_prices: [{ slug: 'siero', size: '1 kg', flavour: '', cents: 3190 }],
});

/** The clock of API and page. */
function setClock(moment: string) {
  const now = new Date(moment);
  vi.setSystemTime(now);
  api.server.use(...apiHandlers(catalogue, romeDay(now)));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address: string, page: ReactElement) {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        <DataProvider>{page}</DataProvider>
      </MemoryRouter>
    </Provider>,
  );
}

const siero = { id: '1', slug: 'siero', name: 'Siero', minPriceCents: 3290, addedAt: '2026-11-01' };

test.each([
  ['/prodotti/proteine', () => <CategoryListing category="proteine" />],
  [
    '/prodotti/proteine/siero?formato=1%20kg',
    () => <ProductDetail category="proteine" slug="siero" />,
  ],
  ['/prodotti?compare=siero~~1%2520kg,caseina', () => <Compare />],
  ['/preferiti', () => <Favourites />],
])('%s, left open, follows a promotion through two midnights in Rome', async (address, page) => {
  localStorage.setItem('favorites', JSON.stringify([siero]));
  setClock('2026-11-19T23:59:50+01:00');
  open(address, page());
  await screen.findAllByText(/3[24],90|59,90/);
  const midnight = async (moment: string) => {
    setClock(moment);
    // The clock runs on with the timers.
    vi.setSystemTime(Date.now() - 15_000);
    await act(async () => vi.advanceTimersByTime(15_000));
  };
  expect(screen.queryByText('Offerta fino al 30 novembre')).toBeNull();

  await midnight('2026-11-20T00:00:05+01:00');
  expect((await screen.findAllByText('Offerta fino al 30 novembre')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/29,90/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/31,90/)).length).toBeGreaterThan(0);

  await midnight('2026-11-30T23:59:50+01:00');
  expect(screen.getAllByText('Offerta fino al 30 novembre').length).toBeGreaterThan(0);

  await midnight('2026-12-01T00:00:05+01:00');
  expect(screen.queryByText('Offerta fino al 30 novembre')).toBeNull();
  expect(screen.queryByText(/29,90/)).toBeNull();
  expect(screen.queryByText(/31,90/)).toBeNull();
});
