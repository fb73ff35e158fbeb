import * as v from 'valibot';
import type { ContactMessageInput } from '../contract/contactMessage.ts';
import type { WireEmailStatus } from '../contract/wire.ts';
import { endpoints } from './endpoints.ts';
import { request } from './request.ts';

/**
 * POST /api/contact. The same key marks the same message: sent twice, it is stored once. Throws
 * `ApiError` ('422: …', with `fieldErrors`) or `NetworkError` ('Connessione non riuscita').
 */
export async function sendContactMessage(
  message: ContactMessageInput,
  idempotencyKey: string,
): Promise<WireEmailStatus> {
  const answer = await request(endpoints.contact, {
    method: 'POST',
    body: message,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  // All false when absent (docs/rules.md#contact-outcome).
  return v.parse(contactResponse, answer).emailStatus;
}

const noStatus = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
/** Only a true `true` is one. */
const flag = v.fallback(v.boolean(), false);
const contactResponse = v.fallback(
  v.object({
    emailStatus: v.fallback(
      v.object({ adminNotified: flag, userConfirmationSent: flag, simulationMode: flag }),
      noStatus,
    ),
  }),
  { emailStatus: noStatus },
);
