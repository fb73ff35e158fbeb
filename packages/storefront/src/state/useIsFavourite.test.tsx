// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleProduct } from '../testing/index.ts';
import { toggleFavouriteAtom } from './changeFavourites.ts';
import { useIsFavourite } from './useIsFavourite.ts';

beforeEach(() => window.localStorage.clear());

function Heart({ id }: { id: string }) {
  return <output>{useIsFavourite(id) ? 'on' : 'off'}</output>;
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
