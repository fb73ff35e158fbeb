// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

function BrokenScreen(): never {
  throw new TypeError('x is undefined');
}

const page = (pathname: string, isBroken: boolean) => (
  <>
    <nav>Cornice</nav>
    <ScreenBoundary pathname={pathname}>
      {isBroken ? <BrokenScreen /> : <h1>{pathname}</h1>}
    </ScreenBoundary>
  </>
);

test('a screen that throws leaves the frame, an apology and a way to try again', () => {
  render(page('/negozi', true));
  expect(screen.getByText('Cornice')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Qualcosa è andato storto');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});

test('another page is another try', () => {
  const { rerender } = render(page('/negozi', true));
  rerender(page('/contatti', false));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/contatti');
});

test('the same page keeps the apology', () => {
  const { rerender } = render(page('/negozi', true));
  rerender(page('/negozi', false));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Qualcosa è andato storto');
});

test('an ordinary error reloads nothing', () => {
  render(page('/negozi', true));
  expect(sessionStorage.getItem('reloaded-for-chunk')).toBeNull();
});
