// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterSelect } from './FilterSelect.tsx';

const options = [
  { value: 'name', label: 'Nome (A-Z)' },
  { value: 'price-asc', label: 'Prezzo crescente' },
  { value: 'price-desc', label: 'Prezzo decrescente' },
];

const field = (onChange: (value: string) => void, value = 'name') => (
  <FilterSelect
    label="Ordina per"
    value={value}
    options={options}
    isActive={false}
    onChange={onChange}
  />
);

afterEach(() => document.body.replaceChildren());

/** The built page, in which `chosen` is chosen before it is hydrated. */
function hydrateWith(
  chosen: string,
  onChange: (value: string) => void,
  afterwards?: (select: HTMLSelectElement) => void,
  value?: string,
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(field(onChange));
  document.body.append(container);
  const select = container.querySelector('select');
  if (select === null) throw new Error('There is no select.');
  select.value = chosen;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, field(onChange, value));
  });
  afterwards?.(select);
  act(() => root?.unmount());
}

test('reports a choice made before hydration, once', () => {
  const onChange = vi.fn<(value: string) => void>();
  hydrateWith('price-asc', onChange);
  expect(onChange.mock.calls).toEqual([['price-asc']]);
});

test('stays selected until the address has it, without a second change', () => {
  const onChange = vi.fn<(value: string) => void>();
  hydrateWith('price-asc', onChange, (select) => {
    expect(select).toHaveValue('price-asc');
    fireEvent.change(select, { target: { value: 'price-asc' } });
  });
  expect(onChange.mock.calls).toEqual([['price-asc']]);
});

test('another choice after it counts', () => {
  const onChange = vi.fn<(value: string) => void>();
  hydrateWith('price-asc', onChange, (select) => {
    fireEvent.change(select, { target: { value: 'price-desc' } });
  });
  expect(onChange.mock.calls).toEqual([['price-asc'], ['price-desc']]);
});

test('does not report an unchanged value', () => {
  const onChange = vi.fn<(value: string) => void>();
  hydrateWith('name', onChange);
  expect(onChange).not.toHaveBeenCalled();
});

test('what the address says by the time the field is hydrated is shown, and is no choice', () => {
  const onChange = vi.fn<(value: string) => void>();
  // The rest of the page may be hydrated long before the field.
  hydrateWith(
    'name',
    onChange,
    (select) => {
      expect(select).toHaveValue('price-desc');
    },
    'price-desc',
  );
  expect(onChange).not.toHaveBeenCalled();
});

test('reports nothing when rendered in the browser', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(field(onChange, 'price-asc'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Ordina per')).toHaveValue('price-asc');
});
