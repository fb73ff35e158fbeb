// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductBadges } from './ProductBadges.tsx';

const badges = ['Best Seller', 'Nuovo', 'Disponibile', 'Consigliato'].map((label) => ({
  label,
  tone: 'plain' as const,
}));

test('shows two badges and the number of the others, which are read out', () => {
  render(<ProductBadges badges={badges} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Best Seller',
    'Nuovo',
    'Disponibile, Consigliato',
  ]);
  // The stylesheet draws it.
  expect(items.at(-1)?.dataset['count']).toBe('+2');
});

test('one that repeats another is never drawn, and read out with the others', () => {
  const repeated = { label: 'Novità', tone: 'signal', isRepeated: true } as const;
  render(<ProductBadges badges={[...badges.slice(0, 2), repeated]} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Best Seller', 'Nuovo', 'Novità']);
  expect(items.at(-1)?.dataset['count']).toBe('+1');
});

test('counts nothing where all of them fit', () => {
  render(<ProductBadges badges={badges.slice(0, 2)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('is no empty list', () => {
  const { container } = render(<ProductBadges badges={[]} />);
  expect(container.childElementCount).toBe(0);
});
