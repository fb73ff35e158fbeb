import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactFields, contactMessageSchema } from './contactMessage.ts';

const minimal = {
  name: 'Ada',
  email: 'a@b.it',
  phone: '12345',
  message: '1234567890',
  privacy: true,
};

test('the least that passes: 3, 5 and 10 characters', () => {
  expect(v.is(contactMessageSchema, minimal)).toBe(true);
});

test.each([
  ['name', 'Ad', 'Il nome deve essere di almeno 3 caratteri.'],
  ['email', 'a@b', 'Inserisci un indirizzo email valido.'],
  ['phone', '1234', 'Inserisci un numero di telefono valido.'],
  ['message', '123456789', 'Il messaggio deve essere di almeno 10 caratteri.'],
  ['message', '         x         ', 'Il messaggio deve essere di almeno 10 caratteri.'],
  ['name', '\u200b\u200b\u200b', 'Il nome deve essere di almeno 3 caratteri.'],
  ['name', 'A\u200d\u2060\ufeff', 'Il nome deve essere di almeno 3 caratteri.'],
  ['name', '\u3164\u2800\u00ad\u{e0041}', 'Il nome deve essere di almeno 3 caratteri.'],
  ['name', '\u0301\u0301\u0301', 'Il nome deve essere di almeno 3 caratteri.'],
  ['phone', '12\u200b\u200e\u202a', 'Inserisci un numero di telefono valido.'],
  ['message', '\u200b'.repeat(20), 'Il messaggio deve essere di almeno 10 caratteri.'],
  ['name', 'x'.repeat(101), 'Il testo è troppo lungo.'],
  ['email', `${'x'.repeat(250)}@b.it`, 'Il testo è troppo lungo.'],
  ['phone', '1'.repeat(41), 'Il testo è troppo lungo.'],
  ['privacy', false, 'Devi accettare la Privacy Policy per continuare.'],
])('%s %j: %s', (field, value, message) => {
  const reading = v.safeParse(contactMessageSchema, { ...minimal, [field]: value });
  expect(reading.issues?.map((issue) => issue.message)).toEqual([message]);
});

test('the most that passes: 100, 254 and 40 characters, and a message without limit', () => {
  const maximal = {
    name: 'x'.repeat(100),
    email: `${'x'.repeat(249)}@b.it`,
    phone: '1'.repeat(40),
    message: 'x'.repeat(65_000),
    privacy: true,
  };
  expect(v.is(contactMessageSchema, maximal)).toBe(true);
});

test.each(['नेहा', '\u200fעדה', 'محمد\u200cی', 'Zoë\u0308'])(
  '%j is a name, kept as it is',
  (name) => {
    expect(v.parse(contactMessageSchema, { ...minimal, name }).name).toBe(name);
  },
);

test('an empty form names each field once, in the order of the form', () => {
  const reading = v.safeParse(contactMessageSchema, {
    name: '',
    email: '',
    phone: '',
    message: '',
    privacy: false,
  });
  const fields = reading.issues?.map(({ path }) => path?.[0].key);
  expect([...new Set(fields)]).toEqual([...contactFields]);
});

test.each(['ada+shop@example.co.uk', 'ADA@EXAMPLE.COM', 'a.b-c_d@x-y.it', "g.d'amico@example.it"])(
  '%s is an address',
  (email) => {
    expect(v.is(contactMessageSchema, { ...minimal, email })).toBe(true);
  },
);

test.each([
  'ada@',
  '@b.it',
  'a b@c.it',
  'a@b.it,c@d.it',
  '<a@b.it>',
  'a@b..it',
  "'@b.it",
  "a''b@b.it",
  "a'@b.it",
  'a@b.it\nBcc: x@y.it',
])('%j is no address', (email) => {
  expect(v.is(contactMessageSchema, { ...minimal, email })).toBe(false);
});
