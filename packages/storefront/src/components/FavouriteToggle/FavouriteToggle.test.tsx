// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { expect, test } from 'vitest';
import { toastAtom } from '../../state/toast.ts';
import { sampleProduct, StoryEnvironment, type StoryParameters } from '../../testing/index.ts';
import { FavouriteToggle } from './FavouriteToggle.tsx';

const product = sampleProduct('normal');

function ToastText() {
  const toast = useAtomValue(toastAtom);
  return (
    <output data-testid="toast">
      {toast && [toast.title, toast.description].filter(Boolean).join(': ')}
    </output>
  );
}

function open(world: StoryParameters = {}, given = { product: true }) {
  render(
    <StoryEnvironment {...world}>
      <FavouriteToggle
        id={product.id}
        name={product.name}
        product={given.product ? product : undefined}
      />
      <ToastText />
    </StoryEnvironment>,
  );
}

const heart = () => screen.getByRole('button', { name: /ai preferiti|dai preferiti/ });
const toast = () => screen.getByTestId('toast').textContent;

test('saves and removes, with a toast each', async () => {
  const user = userEvent.setup();
  open();
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(heart().getAttribute('aria-label')).toBe('Aggiungi ai preferiti: Siero 100');
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  expect(heart().getAttribute('aria-label')).toBe('Rimuovi dai preferiti: Siero 100');
  expect(toast()).toBe('Aggiunto ai preferiti ✨');
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(toast()).toBe('Rimosso dai preferiti');
  expect(window.localStorage.getItem('favorites')).toBe('[]');
});

test('goes back and says so when the storage is full', async () => {
  const user = userEvent.setup();
  open({ storage: 'full' });
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(toast()).toBe("Errore: Errore durante l'aggiunta ai preferiti");
});

test('needs the data of the product to save it', async () => {
  const user = userEvent.setup();
  open({}, { product: false });
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(toast()).toBe('Errore: Dati prodotto necessari per aggiungere ai preferiti');
});

test('what another tab has added meanwhile is refused, and the heart stays on', async () => {
  const user = userEvent.setup();
  open();
  const stored = [{ id: product.id, name: product.name, addedAt: '2026-03-10T09:00:00.000Z' }];
  window.localStorage.setItem('favorites', JSON.stringify(stored));
  await user.click(heart());
  expect(toast()).toBe('Errore: Prodotto già nei preferiti');
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});
