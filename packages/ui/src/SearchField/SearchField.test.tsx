// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(() => document.body.replaceChildren());

function takeOver(typed: string) {
  const onChange = vi.fn<(value: string) => void>();
  const field = (
    <SearchField label="Cerca prodotti" clearLabel="Svuota" value="" onChange={onChange} />
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(field);
  const input = box.querySelector('input');
  if (input === null) throw new Error('no field in the markup');
  input.value = typed;
  act(() => {
    hydrateRoot(box, field);
  });
  return onChange.mock.calls;
}

test('tells what was typed before the script was there', () => {
  expect(takeOver('whey')).toEqual([['whey']]);
});

test('tells nothing of a field left alone', () => {
  expect(takeOver('')).toEqual([]);
});
