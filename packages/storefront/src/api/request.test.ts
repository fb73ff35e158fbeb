import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { request } from './request.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const answers = (status: number, body: string) =>
  fetched.mockResolvedValueOnce(new Response(body, { status }));

test('sends credentials and gives the JSON of the answer', async () => {
  answers(200, '[1]');
  await expect(request('/api/products')).resolves.toEqual([1]);
  expect(fetched).toHaveBeenCalledWith(
    '/api/products',
    expect.objectContaining({ method: 'GET', credentials: 'include', body: undefined }),
  );
});

test('sends a body as JSON', async () => {
  answers(201, '{}');
  await request('/api/contact', {
    method: 'POST',
    body: { a: 1 },
    headers: { 'Idempotency-Key': 'k' },
  });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });
});

describe('an answer that is not OK is an error that reads "status: text"', () => {
  test.each([
    [500, 'Internal Server Error', '500: Internal Server Error'],
    [422, '{"detail":"Alcuni campi non sono validi."}', '422: Alcuni campi non sono validi.'],
    [400, '{"detail":5}', '400: {"detail":5}'],
    [503, '', '503: '],
    [500, 'x'.repeat(1000), `500: ${'x'.repeat(300)}`],
  ])('%i %j', async (status, body, message) => {
    answers(status, body);
    const error = await request('/api/contact').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
  });

  test('with the errors of the fields', async () => {
    answers(
      422,
      '{"detail":"x","errors":[{"pointer":"/email","detail":"Inserisci un indirizzo email valido."}]}',
    );
    await expect(request('/api/contact')).rejects.toMatchObject({
      fieldErrors: [{ pointer: '/email', detail: 'Inserisci un indirizzo email valido.' }],
    });
  });
});

test('a 401 is null where that is asked for, else an error', async () => {
  answers(401, 'no');
  await expect(request('/x', { on401: 'returnNull' })).resolves.toBeNull();
  answers(401, 'no');
  await expect(request('/x')).rejects.toMatchObject({ status: 401, message: '401: no' });
});

describe('Connessione non riuscita', () => {
  test('without any answer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const error = await request('/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Connessione non riuscita' });
  });

  test('with an answer that is no JSON', async () => {
    answers(200, '<!doctype html>');
    await expect(request('/x')).rejects.toBeInstanceOf(NetworkError);
  });

  test('with an answer that breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    fetched.mockResolvedValueOnce(new Response(body));
    await expect(request('/x')).rejects.toBeInstanceOf(NetworkError);
  });
});

test('an aborted request gives the reason of the abort', async () => {
  const controller = new AbortController();
  const reason = new DOMException('The user left.', 'AbortError');
  fetched.mockImplementationOnce(() => {
    controller.abort(reason);
    return Promise.reject(reason);
  });
  await expect(request('/x', { signal: controller.signal })).rejects.toBe(reason);
});
