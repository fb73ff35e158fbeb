import { useCallback, useRef, useState } from 'react';
import { sendContactMessage } from '../api/contactCall.ts';
import type { ContactMessageInput } from '../contract/contactMessage.ts';
import type { WireEmailStatus } from '../contract/wire.ts';
import { removeContactKey, storeContactKey, readContactKey } from './contactKey.ts';
import { isNetworkFailure } from './errorKinds.ts';
import { retries, withRetries } from './retryPolicy.ts';

type Attempt = {
  /** The message as text: another text is another message. */
  text: string;
  idempotencyKey: string;
  /** While it is on its way. */
  answer: Promise<WireEmailStatus> | null;
};

export type ContactSender = {
  /**
   * Rejects with `ApiError` or `NetworkError`, whose message is meant for the visitor
   * (docs/rules.md#contact-outcome).
   */
  send: (message: ContactMessageInput) => Promise<WireEmailStatus>;
  isSending: boolean;
};

/**
 * POST /api/contact, once more after a network failure (docs/rules.md#contact-sending). The same
 * message keeps its key until it has arrived, so a double click, the retry and the visitor's own
 * second try, after a failure or a reload, all end in one stored message.
 */
export function useSendContact(): ContactSender {
  const attemptRef = useRef<Attempt | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = useCallback((message: ContactMessageInput) => {
    const text = JSON.stringify(message);
    const known = attemptRef.current;
    if (known?.text === text && known.answer !== null) return known.answer;
    const knownKey = known?.text === text ? known.idempotencyKey : readContactKey(text);
    const idempotencyKey = knownKey ?? newKey();
    storeContactKey(text, idempotencyKey);
    const answer = withRetries(
      () => sendContactMessage(message, idempotencyKey),
      retries.mutation,
      isNetworkFailure,
    );
    attemptRef.current = { text, idempotencyKey, answer };
    setIsSending(true);
    const finishAttempt = (next: Attempt | null) => {
      if (attemptRef.current?.answer !== answer) return;
      attemptRef.current = next;
      setIsSending(false);
    };
    answer.then(
      () => {
        removeContactKey();
        return finishAttempt(null);
      },
      () => finishAttempt({ text, idempotencyKey, answer: null }),
    );
    return answer;
  }, []);

  return { send, isSending };
}

/** 128 random bits; `crypto.randomUUID` is missing where the site is opened without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
