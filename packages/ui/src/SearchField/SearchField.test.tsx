// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function hydrateWith(typed: string) {
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

test('reports what was typed before hydration', () => {
  expect(hydrateWith('whey')).toEqual([['whey']]);
});

test('reports no pre-hydration value for an untouched field', () => {
  expect(hydrateWith('')).toEqual([]);
});

function openCombobox(isHandled = false) {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <SearchField
      label="Cerca prodotti"
      clearLabel="Svuota"
      value="whey"
      onChange={onChange}
      onKeyDown={(event) => isHandled && event.preventDefault()}
      list={{ listId: 'list', open: isHandled }}
    />,
  );
  return { field: screen.getByRole('combobox'), onChange };
}

describe('with suggestions', () => {
  test('is a combobox of a type that HTML allows, for a keyboard that searches', () => {
    const { field } = openCombobox();
    expect(field.getAttribute('type')).toBe('text');
    expect(field.getAttribute('inputmode')).toBe('search');
    expect(field.getAttribute('enterkeyhint')).toBe('search');
  });

  test('Escape empties it, as it empties a search field', () => {
    const { field, onChange } = openCombobox();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onChange.mock.calls).toEqual([['']]);
  });

  test('an Escape that closed the list leaves the text', () => {
    const { field, onChange } = openCombobox(true);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onChange).not.toHaveBeenCalled();
  });
});
