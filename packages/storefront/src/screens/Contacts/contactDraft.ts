import * as v from 'valibot';
import type { ContactMessageInput } from '../../contract/contactMessage.ts';
import { storageKeys } from '../../browser/storageKeys.ts';

/** The form's values as the visitor types them. */
export type ContactDraft = ContactMessageInput;

export const emptyDraft: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  message: '',
  privacy: false,
  website: '',
};

const draftSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  privacy: v.boolean(),
  question: v.optional(v.string(), ''),
});

/** `question`: what the message was filled in with last. */
export type StoredDraft = { draft: ContactDraft; question: string };

/** What was being written before an accidental reload, or null. Never throws. */
export function readDraft(): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.contactDraft) ?? 'null');
    const reading = v.safeParse(draftSchema, stored);
    if (!reading.success) return null;
    const { question, ...draft } = reading.output;
    return { draft: { ...emptyDraft, ...draft }, question };
  } catch {
    return null;
  }
}

/** Keeps a draft for this tab; blocked or full storage only means that a reload forgets it. */
export function storeDraft(draft: ContactDraft, question: string): void {
  const { name, email, phone, message, privacy } = draft;
  try {
    const text = JSON.stringify({ name, email, phone, message, privacy, question });
    sessionStorage.setItem(storageKeys.contactDraft, text);
  } catch {
    // The form works without it.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(storageKeys.contactDraft);
  } catch {
    // There was none to drop.
  }
}
