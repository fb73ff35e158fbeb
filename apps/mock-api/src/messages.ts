import * as v from 'valibot';

/** What became of the two mails of a message (docs/rules.md#contact-outcome). */
export const emailStatusSchema = v.object({
  adminNotified: v.boolean(),
  userConfirmationSent: v.boolean(),
  simulationMode: v.boolean(),
});

export const messageSchema = v.object({
  id: v.string(),
  receivedAt: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  privacy: v.literal(true),
  /** What was asked about, and the shop that was asked (docs/rules.md#contact-fields). */
  productSlug: v.optional(v.string()),
  storeId: v.optional(v.number()),
  emailStatus: emailStatusSchema,
  /** The key and the digest of the body that came with it: a repetition after a restart is known. */
  idempotency: v.optional(v.object({ key: v.string(), digest: v.string() })),
});

/** A later word about a message: its mails have moved on. */
export const mailEventSchema = v.object({
  mailOf: v.string(),
  at: v.string(),
  emailStatus: emailStatusSchema,
  /** The visitor gets no confirmation (any more): it is not tried again. */
  isConfirmationSkipped: v.optional(v.boolean(), false),
});

export type EmailStatus = v.InferOutput<typeof emailStatusSchema>;
export type StoredMessage = v.InferOutput<typeof messageSchema>;
export type MailEvent = v.InferInput<typeof mailEventSchema>;

/** A message with the latest state of its mails. */
export type MessageRecord = {
  message: StoredMessage;
  /** What the visitor was told: the first state that was noted; null while none was. */
  answered: EmailStatus | null;
  /** When the confirmation was sent; null while it was not. */
  confirmedAt: string | null;
  isConfirmationSkipped: boolean;
};

/** A message that has just come in. */
export function newRecord(message: StoredMessage): MessageRecord {
  return { message, answered: null, confirmedAt: null, isConfirmationSkipped: false };
}

/** Whether a mail of it still waits to be sent. A simulated message was never meant to be mailed. */
export function isUnsent({ message, isConfirmationSkipped }: MessageRecord): boolean {
  const { adminNotified, userConfirmationSent, simulationMode } = message.emailStatus;
  if (simulationMode) return false;
  return !adminNotified || !(userConfirmationSent || isConfirmationSkipped);
}

/** null: it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
