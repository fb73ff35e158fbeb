// @vitest-environment jsdom
import type { Decorator } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { useProducts } from '../data/useProducts.ts';
import { useNow } from '../state/clock.ts';
import { toggleFavouriteAtom } from '../state/changeFavourites.ts';
import { useConsentBanner } from '../state/useConsent.ts';
import { useFavouriteCount } from '../state/useFavourites.ts';
import { apiEmpty, apiPending } from './apiStates.ts';
import { mockApi } from './mockApi.ts';
import { sampleProduct } from './sample/catalogue.ts';
import { StoryEnvironment, storyNowMs, withStoryEnvironment } from './StoryEnvironment.tsx';

const api = mockApi();
afterEach(() => {
  vi.restoreAllMocks();
});

function Screen() {
  const { pathname, search } = useLocation();
  const { status, items: products } = useProducts(defaultFilters);
  const toggle = useSetAtom(toggleFavouriteAtom);
  // The count tells whether it failed.
  const handleClick = () => toggle({ id: '1', product: sampleProduct('normal') }).catch(() => {});
  const facts = {
    address: pathname + search,
    now: useNow()?.getTime(),
    banner: useConsentBanner(),
    favourites: useFavouriteCount(),
    products: status === 'ready' ? products.length : status,
  };
  return (
    <>
      <button type="button" onClick={handleClick}>
        Cuore
      </button>
      <output>{JSON.stringify(facts)}</output>
    </>
  );
}

const facts = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const clickHeart = () => screen.getByRole('button', { name: 'Cuore' }).click();

test('a story without parameters is a first visit to the home page, with the sample’s dozen', async () => {
  render(
    <StoryEnvironment>
      <Screen />
    </StoryEnvironment>,
  );
  await vi.waitFor(() =>
    expect(facts()).toEqual({
      address: '/',
      now: storyNowMs,
      banner: 'basic',
      favourites: 0,
      products: 12,
    }),
  );
});

test('a story says where it is, when, and what is stored', async () => {
  api.state(apiEmpty);
  const stored = {
    'cookie-consent': 'rejected',
    favorites: JSON.stringify([{ id: 1, name: 'Siero 100' }]),
  };
  render(
    <StoryEnvironment address="/prodotti?search=whey" stored={stored} nowMs={1_000_000}>
      <Screen />
    </StoryEnvironment>,
  );
  await vi.waitFor(() =>
    expect(facts()).toEqual({
      address: '/prodotti?search=whey',
      now: 1_000_000,
      banner: 'hidden',
      favourites: 1,
      products: 0,
    }),
  );
});

test('the next story knows nothing of the one before', async () => {
  const first = render(
    <StoryEnvironment>
      <Screen />
    </StoryEnvironment>,
  );
  await vi.waitFor(() => expect(facts()).toMatchObject({ products: 12 }));
  clickHeart();
  await vi.waitFor(() => expect(facts()).toMatchObject({ favourites: 1 }));
  first.unmount();
  window.sessionStorage.setItem('contact-draft', '{}');
  window.sessionStorage.setItem('@storybook/manager/store', '{}');
  api.state(apiPending);
  render(
    <StoryEnvironment>
      <Screen />
    </StoryEnvironment>,
  );
  expect(facts()).toMatchObject({ favourites: 0, products: 'loading' });
  expect(Object.keys(window.sessionStorage)).toEqual(['@storybook/manager/store']);
});

describe('a story with a broken storage', () => {
  test.each(['full', 'blocked'] as const)(
    'that is %s cannot save, and mends it after',
    async (storage) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { unmount } = render(
        <StoryEnvironment storage={storage}>
          <Screen />
        </StoryEnvironment>,
      );
      clickHeart();
      await vi.waitFor(() => expect(facts()).toMatchObject({ favourites: 0, banner: 'basic' }));
      unmount();
      window.localStorage.setItem('probe', 'works');
      expect(window.localStorage.getItem('probe')).toBe('works');
      window.localStorage.removeItem('probe');
    },
  );
});

test('the decorator reads a story’s parameters, in Storybook and in Ladle', async () => {
  const decorator: Decorator = withStoryEnvironment;
  expect(decorator).toBe(withStoryEnvironment);
  render(withStoryEnvironment(Screen, { parameters: { address: '/preferiti' } }));
  await vi.waitFor(() => expect(facts()).toMatchObject({ address: '/preferiti', products: 12 }));
});
