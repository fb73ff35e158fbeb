import * as v from 'valibot';
import { contactMessageSchema, type ContactMessage } from '../contract/contactMessage.ts';
import type { WireEmailStatus } from '../contract/wire.ts';
import { type Answer, problem } from './problem.ts';

/** At most 64 KiB (docs/rules.md#contact-statuses). */
export const contactBodyLimit = 64 * 1024;

export const contactTooLarge: Answer = problem(413, 'Il messaggio è troppo lungo.');

export type ContactReading =
  | { kind: 'message'; message: Omit<ContactMessage, 'website'> }
  /** The honeypot was filled in: answered like a message, and dropped. */
  | { kind: 'dropped'; answer: Answer }
  | { kind: 'refused'; answer: Answer };

/**
 * What to make of a request to `POST /api/contact`, before anything is stored or sent: 415 not
 * JSON, 413 over 64 KiB, 400 malformed, 422 with a pointer and the Italian text per field.
 */
export function readContact(contentType: string | undefined, body: string): ContactReading {
  if (!isJson(contentType)) {
    return refused(problem(415, 'La richiesta deve essere in formato JSON.'));
  }
  if (new TextEncoder().encode(body).byteLength > contactBodyLimit) {
    return refused(contactTooLarge);
  }
  const input = parseJson(body);
  if (input === undefined) return refused(problem(400, 'La richiesta non è JSON valido.'));
  const reading = v.safeParse(contactMessageSchema, input);
  if (!reading.success) return refused(invalidFields(reading.issues));
  const { website, ...message } = reading.output;
  return website === ''
    ? { kind: 'message', message }
    : { kind: 'dropped', answer: contactAnswer(simulated) };
}

const simulated: WireEmailStatus = {
  adminNotified: false,
  userConfirmationSent: false,
  simulationMode: true,
};

/**
 * The answer to a stored message. Without mail settings it is in simulation mode
 * (docs/rules.md#environment).
 */
export function contactAnswer(emailStatus: WireEmailStatus = simulated): Answer {
  return {
    status: 201,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: { emailStatus },
  };
}

function refused(answer: Answer): ContactReading {
  return { kind: 'refused', answer };
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test((contentType ?? '').trim());
}

/** undefined where the text is no JSON: JSON itself has no such value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalidFields(issues: readonly v.BaseIssue<unknown>[]): Answer {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const pointer = (path ?? []).map(({ key }) => `/${String(key)}`).join('');
    // The first finding per field is the one that the form shows.
    if (!errors.has(pointer)) errors.set(pointer, message);
  }
  return problem(422, 'Alcuni campi non sono validi.', {
    errors: [...errors].map(([pointer, detail]) => ({ pointer, detail })),
  });
}
