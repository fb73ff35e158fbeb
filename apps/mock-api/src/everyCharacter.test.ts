import { contactBodyLimit, readContact } from '@vetta/storefront/backend';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  validMessage,
  postContact,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture({ contactPerMinute: 1_000_000 });
});
afterAll(() => api.stop());

/** Sends a message and gives what was acknowledged; null where it was refused. */
async function acknowledged(fields: Partial<typeof validMessage>, key: string) {
  const body = JSON.stringify({ ...validMessage, ...fields });
  const { status } = await postContact(api.address, body, { 'Idempotency-Key': key });
  const reading = readContact('application/json', body);
  expect(status === 201).toBe(reading.kind === 'message');
  return reading.kind === 'message' ? reading.message : null;
}

async function storedByKey() {
  const { records, unreadable } = await api.messages();
  expect(unreadable).toBe(0);
  return new Map(
    records.map(({ message }) => {
      const { id: _, receivedAt: __, emailStatus: ___, idempotency, ...fields } = message;
      return [idempotency?.key, fields];
    }),
  );
}

/** Every code point, lone surrogates and control characters too, in texts that fill a body. */
function everyCodePoint(): string[] {
  const texts: string[] = [];
  let text = '';
  let bytes = 0;
  for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const size = Buffer.byteLength(JSON.stringify(character)) - 2;
    // A high surrogate that ends a text and a low one that begins the next stay alone.
    if (bytes + size > contactBodyLimit - 300) {
      texts.push(`[${text}]`);
      text = '';
      bytes = 0;
    }
    text += character;
    bytes += size;
  }
  return [...texts, `[${text}]`];
}

it('every character of Unicode that was acknowledged reads back the same', async () => {
  const sent = new Map<string, unknown>();
  for (const [place, message] of everyCodePoint().entries()) {
    const key = `every-${place}`;
    const fields = await acknowledged({ message }, key);
    expect(fields?.message === message).toBe(true);
    sent.set(key, fields);
  }
  expect(sent.size).toBeGreaterThan(60);
  const stored = await storedByKey();
  for (const [key, fields] of sent) expect(stored.get(key)).toEqual(fields);
});

// To the store a message is one text, whichever field a character stands in.
it.skipIf(inject('postgresUrl') !== null)(
  'whatever is acknowledged reads back the same, in every field',
  async () => {
    // Code units, so that surrogates come alone, with a preference for what ends a line somewhere.
    const unit = fc.oneof(
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '\v',
        '\f',
        '\u0085',
        '\u2028',
        '\u2029',
        '\0',
        '"',
        '\\',
      ),
      fc.nat({ max: 0xff_ff }).map((code) => String.fromCharCode(code)),
    );
    const anyText = fc.array(unit, { maxLength: 15 }).map((units) => units.join(''));
    const sent = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (name, phone, message) => {
        const key = `any-${sent.size}`;
        const fields = await acknowledged(
          { name: `Ada ${name}`, phone: `12345${phone}`, message: `Buongiorno${message}` },
          key,
        );
        if (fields !== null) sent.set(key, fields);
      }),
      { numRuns: 300 },
    );
    expect(sent.size).toBeGreaterThan(250);
    const stored = await storedByKey();
    for (const [key, fields] of sent) expect(stored.get(key)).toEqual(fields);
  },
);
