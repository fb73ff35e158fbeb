// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { apiFailing, apiMailing, apiOffline } from '../testing/index.ts';
import { mockApi } from '../testing/mockApi.ts';
import { pass, stopClock, until } from '../testing/renderQuery.tsx';
import { useSendContact } from './useSendContact.ts';

const api = mockApi();
const keys: (string | null)[] = [];
api.server.events.on('request:start', ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key'));
});

beforeEach(() => {
  keys.length = 0;
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const message = {
  name: 'Anna Rossi',
  email: 'anna@example.it',
  phone: '0165 000000',
  message: 'Avete la creatina da 300 g?',
  privacy: true,
} as const;

function contactForm() {
  const { result } = renderHook(useSendContact);
  const outcomes: unknown[] = [];
  const send = (changes: { message?: string } = {}) =>
    act(() => {
      result.current.send({ ...message, ...changes }).then(
        (status) => outcomes.push(status),
        (error: unknown) => outcomes.push(error),
      );
    });
  return { result, outcomes, send };
}

test('sends the message and gives the state of the mails', async () => {
  const emailStatus = { adminNotified: true, userConfirmationSent: false, simulationMode: false };
  api.state(apiMailing(emailStatus));
  const { result, outcomes, send } = contactForm();
  expect(result.current.isSending).toBe(false);
  send();
  expect(result.current.isSending).toBe(true);
  await until(() => expect(outcomes).toEqual([emailStatus]));
  expect(result.current.isSending).toBe(false);
  expect(api.calls).toEqual(['POST /api/contact']);
});

test('sends once more after a network failure, a second later, with the same key', async () => {
  api.server.use(http.post('*/api/contact', () => HttpResponse.error(), { once: true }));
  const { result, outcomes, send } = contactForm();
  send();
  await until(() => expect(api.calls).toHaveLength(1));
  await pass(999);
  expect(api.calls).toHaveLength(1);
  expect(result.current.isSending).toBe(true);
  await pass(1);
  await until(() => expect(outcomes).toHaveLength(1));
  expect(outcomes[0]).toMatchObject({ simulationMode: true });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('gives up after two calls without a network', async () => {
  api.state(apiOffline);
  const { result, outcomes, send } = contactForm();
  send();
  await until(() => expect(api.calls).toHaveLength(1));
  await pass(1000);
  await until(() => expect(outcomes).toHaveLength(1));
  expect(outcomes[0]).toMatchObject({ message: 'Connessione non riuscita' });
  expect(result.current.isSending).toBe(false);
  await pass(60_000);
  expect(api.calls).toHaveLength(2);
});

test.each([422, 429, 500, 502])('does not retry a %i', async (status) => {
  api.state(apiFailing(status));
  const { outcomes, send } = contactForm();
  send();
  await until(() => expect(outcomes).toHaveLength(1));
  expect(outcomes[0]).toBeInstanceOf(ApiError);
  expect(outcomes[0]).toMatchObject({ message: `${status}: Il servizio non è disponibile.` });
  await pass(60_000);
  expect(api.calls).toHaveLength(1);
});

test('a double click sends one message', async () => {
  const { outcomes, send } = contactForm();
  send();
  send();
  await until(() => expect(outcomes).toHaveLength(2));
  expect(api.calls).toHaveLength(1);
});

test('the same message tried again after a failure keeps its key; another message has its own', async () => {
  api.state(apiFailing(500));
  const { outcomes, send } = contactForm();
  send();
  await until(() => expect(outcomes).toHaveLength(1));
  send();
  await until(() => expect(outcomes).toHaveLength(2));
  send({ message: 'Avete la creatina da 500 g?' });
  await until(() => expect(outcomes).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the same words sent after they arrived are a message of their own', async () => {
  const { outcomes, send } = contactForm();
  send();
  await until(() => expect(outcomes).toHaveLength(1));
  send();
  await until(() => expect(outcomes).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test('keeps the key of what was not confirmed across a reload', async () => {
  api.state(apiOffline);
  const before = contactForm();
  before.send();
  await until(() => expect(keys).toHaveLength(1));
  await pass(1000);
  await until(() => expect(before.outcomes).toHaveLength(1));
  api.server.resetHandlers();
  // A reload: nothing is left but what the tab has stored.
  const after = contactForm();
  after.send();
  await until(() => expect(after.outcomes).toHaveLength(1));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
