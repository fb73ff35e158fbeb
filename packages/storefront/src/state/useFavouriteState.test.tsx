// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleProduct } from '../testing/index.ts';
import { toggleFavouriteAtom } from './changeFavourites.ts';
import { useFavouriteState } from './useFavouriteState.ts';

beforeEach(() => window.localStorage.clear());

function Heart({ id }: { id: string }) {
  return <output>{useFavouriteState(id)}</output>;
}

test('a heart follows its own product alone, also when it is given another', () => {
  const store = createStore();
  const onDraw = vi.fn<() => void>();
  const heart = (id: string) => (
    <Provider store={store}>
      <Profiler id="heart" onRender={onDraw}>
        <Heart id={id} />
      </Profiler>
    </Provider>
  );
  const { rerender } = render(heart('1'));
  expect(screen.getByRole('status')).toHaveTextContent('off');
  const product = sampleProduct('normal');
  act(() => void store.set(toggleFavouriteAtom, { id: product.id, product }));
  expect(screen.getByRole('status')).toHaveTextContent('on');

  onDraw.mockClear();
  const other = sampleProduct('soldOutInAosta');
  act(() => void store.set(toggleFavouriteAtom, { id: other.id, product: other }));
  expect(onDraw).not.toHaveBeenCalled();
  rerender(heart('999'));
  expect(screen.getByRole('status')).toHaveTextContent('off');
});

test('a heart is disabled while the stored list is being read, and no longer', () => {
  const seen: string[] = [];
  function Watched() {
    seen.push(useFavouriteState('1'));
    return null;
  }
  render(
    <Provider store={createStore()}>
      <Watched />
    </Provider>,
  );
  expect(seen).toEqual(['lookup', 'off']);
});

test('prerendered hearts hydrate without rendering again', () => {
  const onDraw = vi.fn<() => void>();
  const page = (
    <Provider store={createStore()}>
      <Profiler id="heart" onRender={onDraw}>
        <Heart id="1" />
        <Heart id="2" />
      </Profiler>
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  act(() => void hydrateRoot(container, page));
  expect(onDraw).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent('offoff');
});
