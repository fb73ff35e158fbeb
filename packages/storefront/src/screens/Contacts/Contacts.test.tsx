// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { apiFailing, StoryEnvironment } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { Contacts } from './Contacts.tsx';

const api = mockApi();

async function open() {
  const { unmount } = render(
    <StoryEnvironment address="/contatti">
      <Contacts />
    </StoryEnvironment>,
  );
  // The form's code comes after the page.
  await waitFor(() =>
    expect(fields.name().closest('form')).not.toHaveAttribute('aria-busy', 'true'),
  );
  return { unmount, user: userEvent.setup() };
}

const fields = {
  name: () => screen.getByLabelText('Nome e cognome'),
  email: () => screen.getByLabelText('Email'),
  phone: () => screen.getByLabelText('Telefono'),
  message: () => screen.getByLabelText('Messaggio'),
  privacy: () => screen.getByRole('checkbox'),
  submit: () => screen.getByRole('button', { name: 'Invia Messaggio' }),
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(fields.name(), 'Alice Bianchi');
  await user.type(fields.email(), 'alice@posta.example');
  await user.type(fields.phone(), '000 000 0000');
  await user.type(fields.message(), 'Avete la creatina da 500 g?');
  await user.click(fields.privacy());
}

describe('validation', () => {
  test('an empty form names each wrong field and focuses the first', async () => {
    const { user } = await open();
    await user.click(fields.submit());
    await screen.findByText('Il nome deve essere di almeno 3 caratteri.');
    expect(screen.getByText('Inserisci un indirizzo email valido.')).toBeVisible();
    expect(screen.getByText('Inserisci un numero di telefono valido.')).toBeVisible();
    expect(screen.getByText('Il messaggio deve essere di almeno 10 caratteri.')).toBeVisible();
    expect(screen.getByText('Devi accettare la Privacy Policy per continuare.')).toBeVisible();
    expect(fields.name()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Ci sono 5 campi da correggere.');
    expect(api.calls).toEqual([]);
  });

  test('an error is tied to its field', async () => {
    const { user } = await open();
    await user.click(fields.submit());
    await waitFor(() => expect(fields.email()).toBeInvalid());
    expect(fields.email()).toHaveAccessibleDescription('Inserisci un indirizzo email valido.');
  });

  test('blanks do not count', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.clear(fields.name());
    await user.type(fields.name(), '  A  ');
    await user.click(fields.submit());
    expect(await screen.findByText('Il nome deve essere di almeno 3 caratteri.')).toBeVisible();
  });
});

describe('sending', () => {
  test('a message that arrives empties the form', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.click(fields.submit());
    await waitFor(() => expect(fields.message()).toHaveValue(''));
    expect(api.calls).toEqual(['POST /api/contact']);
  });

  test('a double click sends one message', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.dblClick(fields.submit());
    await waitFor(() => expect(fields.message()).toHaveValue(''));
    expect(api.calls).toEqual(['POST /api/contact']);
  });

  test('a failure keeps every value', async () => {
    api.state(apiFailing(500));
    const { user } = await open();
    await fillIn(user);
    await user.click(fields.submit());
    await waitFor(() => expect(api.calls).toEqual(['POST /api/contact']));
    await screen.findByRole('button', { name: 'Invia Messaggio' });
    expect(fields.name()).toHaveValue('Alice Bianchi');
    expect(fields.message()).toHaveValue('Avete la creatina da 500 g?');
    expect(fields.privacy()).toBeChecked();
  });
});

describe('the draft', () => {
  test('is kept while it is written, and goes with success', async () => {
    const { user } = await open();
    await user.type(fields.name(), 'Alice Bianchi');
    const kept = sessionStorage.getItem('contact-draft');
    expect(kept).toContain('Alice Bianchi');
    await fillIn(user);
    await user.click(fields.submit());
    await waitFor(() => expect(fields.message()).toHaveValue(''));
    await waitFor(() => expect(sessionStorage.getItem('contact-draft')).toBeNull());
  });
});
