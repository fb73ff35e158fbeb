// @vitest-environment jsdom
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import {
  apiAnswering,
  apiExcept,
  apiFailing,
  apiPending,
  StoryEnvironment,
} from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { Contacts } from './Contacts.tsx';

// The form's code comes after the page: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
const api = mockApi();

/** What the tab kept from before it was reloaded, or led to another address. */
function Kept({ draft }: { draft: object | undefined }) {
  useState(() => draft && sessionStorage.setItem('contact-draft', JSON.stringify(draft)));
  return null;
}

async function open(address = '/contatti', draft?: object) {
  const { unmount } = render(
    <StoryEnvironment address={address}>
      <Kept draft={draft} />
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
    // It stays when the notice is gone.
    expect(screen.getByRole('heading', { name: /^Messaggio \w+ alle \d+:\d\d$/ })).toBeVisible();
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
    expect(screen.queryByRole('heading', { name: /^Messaggio/ })).toBeNull();
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

describe('a question about a product', () => {
  const ofProduct = '/contatti?product=premier-whey-campione&flavour=Vaniglia&size=1kg&store=2';
  const older = 'Buongiorno, vorrei sapere se avete Iso Soya. Grazie.';
  const filled = /^Buongiorno, vorrei sapere se avete Premier Whey 80, gusto Vaniglia, 1\u00a0kg,/;
  const draft = { name: 'Alice', email: '', phone: '', privacy: false, question: older };

  test('takes the place of one about another product, as it was filled in', async () => {
    await open(ofProduct, { ...draft, message: older });
    await waitFor(() => expect(fields.message()).toHaveDisplayValue(filled));
    expect(fields.name()).toHaveValue('Alice');
    expect(sessionStorage.getItem('contact-draft')).not.toContain('Iso Soya');
  });

  test('knows the size however it is spaced', async () => {
    await open(ofProduct.replace('1kg', '1+kg'));
    await waitFor(() => expect(fields.message()).toHaveDisplayValue(filled));
    expect(fields.message()).toHaveDisplayValue(/formato=1kg/);
  });

  test('names the product as its page does', async () => {
    const details = { slug: 'siero', product_group_name: 'Siero di Montagna' };
    api.state(
      apiAnswering({
        products: [{ id: 1, slug: 'siero', name: 'Siero 01' }],
        product_details: [details],
      }),
    );
    await open('/contatti?product=siero&store=1');
    const named = /^Buongiorno, vorrei sapere se avete Siero di Montagna, nel negozio/;
    await waitFor(() => expect(fields.message()).toHaveDisplayValue(named));
    expect(screen.getByText(/^Per/).parentElement).toHaveTextContent(
      'Per Sede di Torino: Siero di Montagna',
    );
  });

  test('is taken away with its line; the keyboard goes on from the title', async () => {
    const { user } = await open(ofProduct);
    const remove = await screen.findByRole('button', { name: /^Togli: Premier Whey 80/ });
    remove.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fields.message()).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('never takes the place of a word that was typed', async () => {
    await open(ofProduct, { ...draft, message: `${older} Anche domani?` });
    await screen.findByText(/Sede di Aosta/);
    expect(fields.message()).toHaveValue(`${older} Anche domani?`);
  });

  test('stays while nobody knows the product', async () => {
    api.state(apiPending);
    await open(ofProduct, { ...draft, message: older });
    expect(fields.message()).toHaveValue(older);
  });

  test('whose product does not load still says so, and names product and shop', async () => {
    api.state(apiExcept({ product: 403 }));
    const sent = new Promise<unknown>((resolve) => {
      api.server.events.on('request:start', ({ request }) => {
        if (request.method === 'POST') resolve(request.clone().json());
      });
    });
    const { user } = await open(ofProduct);
    const line = await screen.findByText(/un prodotto che ora non si carica/);
    expect(line.parentElement).toHaveTextContent(
      'Per Sede di Aosta: un prodotto che ora non si carica',
    );
    expect(fields.message()).toHaveValue('');
    await fillIn(user);
    await user.click(fields.submit());
    await waitFor(() => expect(fields.message()).toHaveValue(''));
    expect(await sent).toMatchObject({ productSlug: 'premier-whey-campione', storeId: 2 });
  });
});
