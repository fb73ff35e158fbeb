import * as v from 'valibot';
import { storeIds } from './storeIds.ts';

/**
 * The contact message (docs/rules.md#contact-fields): one schema for the form in the browser and
 * for the API. Fields are trimmed before they are measured, and characters that nobody sees do not
 * count. Of the message as much is taken as fits in a body of 64 KiB.
 */

/** Word for word as in docs/rules.md#contact-fields. */
const messages = {
  name: 'Il nome deve essere di almeno 3 caratteri.',
  email: 'Inserisci un indirizzo email valido.',
  phone: 'Inserisci un numero di telefono valido.',
  message: 'Il messaggio deve essere di almeno 10 caratteri.',
  privacy: 'Devi accettare la Privacy Policy per continuare.',
} as const;
const tooLong = 'Il testo è troppo lungo.';

/** One line: a line break in a name or an address would be a header of its own in a mail. */
const oneLine = v.transform((text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());

/** What has no width: joiners, direction marks, fillers, tags, the empty Braille cell. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB\u2800]/gu;

/** At least so many characters that are seen; accents alone have nothing to stand on. */
const seen = (count: number, message: string) =>
  v.check<string, string>((text) => {
    // Its length has been refused already, by the same words.
    if (text.length < count) return true;
    const visible = text.replace(unseen, '').trim();
    return visible.length >= count && /[^\p{M}\s]/u.test(visible);
  }, message);

/** As Valibot's own, and an apostrophe within the name: there are people called D'Amico. */
const address = /^[\w+-]+(?:[.'][\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/iu;

export const contactMessageSchema = v.object(
  {
    name: v.pipe(
      v.string(messages.name),
      oneLine,
      v.minLength(3, messages.name),
      seen(3, messages.name),
      v.maxLength(100, tooLong),
    ),
    email: v.pipe(
      v.string(messages.email),
      v.trim(),
      v.regex(address, messages.email),
      v.maxLength(254, tooLong),
    ),
    phone: v.pipe(
      v.string(messages.phone),
      oneLine,
      v.minLength(5, messages.phone),
      seen(5, messages.phone),
      v.maxLength(40, tooLong),
    ),
    message: v.pipe(
      v.string(messages.message),
      v.trim(),
      v.minLength(10, messages.message),
      seen(10, messages.message),
    ),
    // A form starts from false: any boolean may come in, only true comes out.
    privacy: v.pipe(v.boolean(messages.privacy), v.literal(true, messages.privacy)),
    /**
     * Honeypot: people never see it, so only a machine fills it in
     * (docs/rules.md#contact-honeypot).
     */
    website: v.optional(v.string('Il messaggio non è valido.'), ''),
    /** What is asked about, and the shop that is asked, where the form was opened from a product. */
    productSlug: v.optional(
      v.pipe(
        v.string('Il prodotto non è valido.'),
        oneLine,
        v.maxLength(500, tooLong),
        v.transform((slug) => (slug === '' ? undefined : slug)),
      ),
    ),
    storeId: v.optional(v.picklist(storeIds, 'Il negozio non esiste.')),
  },
  // A field that is not there at all says the same as an empty one.
  (issue) =>
    contactFields.flatMap((field) => (lastKey(issue) === field ? messages[field] : []))[0] ??
    'Il messaggio non è valido.',
);

export type ContactMessageInput = v.InferInput<typeof contactMessageSchema>;
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** The fields a visitor fills in. */
export const contactFields = ['name', 'email', 'phone', 'message', 'privacy'] as const;
export type ContactField = (typeof contactFields)[number];

function lastKey({ path }: v.BaseIssue<unknown>): unknown {
  return path?.at(-1)?.key;
}
