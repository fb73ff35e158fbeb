// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StoryEnvironment } from '../../testing/index.ts';
import { ListingBoundary } from './ListingBoundary.tsx';

function Breaking(): never {
  throw new Error('broken');
}

test('whatever breaks inside, a link to /products leads on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <StoryEnvironment>
      <ListingBoundary>
        <Breaking />
      </ListingBoundary>
    </StoryEnvironment>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Si è verificato un errore nel caricamento dei prodotti.',
  );
  expect(screen.getByRole('link', { name: 'Torna ai prodotti' }).getAttribute('href')).toBe(
    '/products',
  );
});
