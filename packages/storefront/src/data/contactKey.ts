import * as v from 'valibot';
import { storageKeys } from '../browser/storageKeys.ts';

const keptSchema = v.object({ text: v.string(), idempotencyKey: v.string() });

/**
 * The key that this very text was last sent with, if its arrival was never confirmed: a reload in the
 * middle of sending must not turn one message into two. Null for another text. Never throws.
 */
export function readContactKey(text: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.contactKey) ?? 'null');
    const reading = v.safeParse(keptSchema, stored);
    return reading.success && reading.output.text === text ? reading.output.idempotencyKey : null;
  } catch {
    return null;
  }
}

/** Keeps the key for this tab; blocked or full storage only means that a reload forgets it. */
export function storeContactKey(text: string, idempotencyKey: string): void {
  try {
    sessionStorage.setItem(storageKeys.contactKey, JSON.stringify({ text, idempotencyKey }));
  } catch {
    // Sending works without it.
  }
}

/** To be called once the message has arrived: the same words again are then a new message. */
export function removeContactKey(): void {
  try {
    sessionStorage.removeItem(storageKeys.contactKey);
  } catch {
    // There was none to drop.
  }
}
