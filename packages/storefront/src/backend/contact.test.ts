import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { contactAnswer, contactBodyLimit, readContact } from './contact.ts';
import { testCatalogue } from './testCatalogue.ts';

const valid = {
  name: ' Ada Rossi ',
  email: ' ada@example.com ',
  phone: '000 000 0000',
  message: 'Quanto costa la creatina?',
  privacy: true,
};
const read = (body: unknown, type: string | undefined = 'application/json') =>
  readContact(type, typeof body === 'string' ? body : JSON.stringify(body));

const post = (body: string) =>
  answer(testCatalogue({}), {
    method: 'POST',
    url: '/api/contact',
    contentType: 'application/json',
    body,
  });

test('a valid message comes out trimmed', () => {
  expect(read(valid)).toEqual({
    kind: 'message',
    message: { ...valid, name: 'Ada Rossi', email: 'ada@example.com' },
  });
});

test('product and shop come along where the form was opened from a product', () => {
  const asked = { ...valid, productSlug: ' siero-100\n', storeId: 2 };
  expect(read(asked)).toMatchObject({
    kind: 'message',
    message: { productSlug: 'siero-100', storeId: 2 },
  });
});

test('a product without a name is none', () => {
  const { message } = { message: undefined, ...read({ ...valid, productSlug: ' ' }) };
  expect(message).toBeDefined();
  expect(message?.productSlug).toBeUndefined();
});

describe('invalid fields: 422 with a pointer and the text of the form', () => {
  test.each([
    [{ name: 'Al' }, '/name', 'Il nome deve essere di almeno 3 caratteri.'],
    [{ name: '  Al  ' }, '/name', 'Il nome deve essere di almeno 3 caratteri.'],
    [{ name: undefined }, '/name', 'Il nome deve essere di almeno 3 caratteri.'],
    [{ name: 12 }, '/name', 'Il nome deve essere di almeno 3 caratteri.'],
    [{ email: 'ada' }, '/email', 'Inserisci un indirizzo email valido.'],
    [{ email: 'a@b.it, c@d.it' }, '/email', 'Inserisci un indirizzo email valido.'],
    [{ email: 'a@b.it\r\nBcc: c@d.it' }, '/email', 'Inserisci un indirizzo email valido.'],
    [{ phone: '1234' }, '/phone', 'Inserisci un numero di telefono valido.'],
    [{ message: 'Ciao' }, '/message', 'Il messaggio deve essere di almeno 10 caratteri.'],
    [{ privacy: false }, '/privacy', 'Devi accettare la Privacy Policy per continuare.'],
    [{ privacy: undefined }, '/privacy', 'Devi accettare la Privacy Policy per continuare.'],
    [{ privacy: 'true' }, '/privacy', 'Devi accettare la Privacy Policy per continuare.'],
    [{ name: 'x'.repeat(101) }, '/name', 'Il testo è troppo lungo.'],
    [{ storeId: 3 }, '/storeId', 'Il negozio non esiste.'],
    [{ storeId: '1' }, '/storeId', 'Il negozio non esiste.'],
    [{ productSlug: 7 }, '/productSlug', 'Il prodotto non è valido.'],
  ])('%j', (field, pointer, detail) => {
    const reading = read({ ...valid, ...field });
    expect(reading).toMatchObject({
      kind: 'refused',
      answer: {
        status: 422,
        body: { detail: 'Alcuni campi non sono validi.', errors: [{ pointer, detail }] },
      },
    });
  });

  test('of two findings in a field the first, which is the one that the form shows', () => {
    expect(read({ ...valid, email: 'a'.repeat(300) })).toMatchObject({
      answer: {
        body: { errors: [{ pointer: '/email', detail: 'Inserisci un indirizzo email valido.' }] },
      },
    });
  });

  test('an empty object names all five', () => {
    expect(read({})).toMatchObject({
      answer: {
        body: {
          errors: [
            { pointer: '/name' },
            { pointer: '/email' },
            { pointer: '/phone' },
            { pointer: '/message' },
            { pointer: '/privacy' },
          ],
        },
      },
    });
  });

  test('JSON that is a list has none of the fields', () => {
    expect(read('[]')).toMatchObject({ kind: 'refused', answer: { status: 422 } });
  });

  test.each([['null'], ['3'], ['"x"']])('JSON that is no message: %s', (body) => {
    expect(read(body)).toMatchObject({
      kind: 'refused',
      answer: {
        status: 422,
        body: { errors: [{ pointer: '', detail: 'Il messaggio non è valido.' }] },
      },
    });
  });
});

test.each([['{'], [''], ['name=Ada'], ['{"a":1}x']])('400 for the malformed body %j', (body) => {
  expect(read(body)).toMatchObject({
    kind: 'refused',
    answer: { status: 400, body: { detail: 'La richiesta non è JSON valido.' } },
  });
});

test.each([
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  [''],
  ['application/jsonp'],
  ['text/plain, application/json'],
])('415 for %j', (type) => {
  expect(read(valid, type)).toMatchObject({
    kind: 'refused',
    answer: { status: 415, body: { detail: 'La richiesta deve essere in formato JSON.' } },
  });
});

test('415 where nothing says what it is', () => {
  expect(readContact(undefined, JSON.stringify(valid))).toMatchObject({ answer: { status: 415 } });
});

test.each([['application/json'], ['Application/JSON; charset=utf-8'], [' application/json ; a=b']])(
  '%s is JSON',
  (type) => {
    expect(read(valid, type).kind).toBe('message');
  },
);

test('413 above 64 KiB, measured in bytes', () => {
  const body = JSON.stringify({ ...valid, other: 'è'.repeat(contactBodyLimit / 2) });
  expect(body.length).toBeLessThan(contactBodyLimit);
  expect(read(body)).toMatchObject({
    answer: { status: 413, body: { detail: 'Il messaggio è troppo lungo.' } },
  });
  const room = contactBodyLimit - JSON.stringify({ ...valid, other: '' }).length;
  expect(read({ ...valid, other: 'x'.repeat(room) }).kind).toBe('message');
  expect(read({ ...valid, other: 'x'.repeat(room + 1) }).kind).toBe('refused');
});

test('a line break in a name is no header of a mail', () => {
  const reading = read({ ...valid, name: 'Ada\r\nBcc: evil@example.com', phone: '000\n000' });
  expect(reading).toMatchObject({
    message: { name: 'Ada Bcc: evil@example.com', phone: '000 000' },
  });
});

test('fields that are not ours do not come in', () => {
  const reading = read(
    JSON.parse(`${JSON.stringify(valid).slice(0, -1)},"admin":true,"__proto__":{"a":1}}`),
  );
  expect(reading.kind === 'message' ? Object.keys(reading.message) : []).toEqual([
    'name',
    'email',
    'phone',
    'message',
    'privacy',
  ]);
});

test('a filled honeypot is answered like a message and dropped', () => {
  expect(read({ ...valid, website: 'https://spam.example' })).toMatchObject({
    kind: 'dropped',
    answer: { status: 201 },
  });
  expect(read({ ...valid, website: '' }).kind).toBe('message');
});

test('the answer carries the status of the mails', () => {
  const emailStatus = { adminNotified: true, userConfirmationSent: false, simulationMode: false };
  expect(contactAnswer(emailStatus)).toEqual({
    status: 201,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: { emailStatus },
  });
});

test('POST /api/contact is answered from here, in simulation mode', () => {
  expect(post(JSON.stringify(valid))).toMatchObject({
    status: 201,
    body: {
      emailStatus: { adminNotified: false, userConfirmationSent: false, simulationMode: true },
    },
  });
  expect(post('{}').status).toBe(422);
});
