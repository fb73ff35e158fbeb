import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/errors.ts';
import {
  contactFields,
  contactMessageSchema,
  type ContactMessage,
} from '../../contract/contactMessage.ts';
import { useSendContact } from '../../data/useSendContact.ts';
import { clockAtom } from '../../state/clock.ts';
import { showToastAtom } from '../../state/toast.ts';
import {
  removeDraft,
  emptyDraft,
  storeDraft,
  readDraft,
  type ContactDraft,
} from './contactDraft.ts';
import type { AskedProduct } from './askedProduct.ts';
import { type Receipt, receipt, sendFailure, sendOutcome } from './sendOutcome.ts';

type TextFieldName = Exclude<keyof ContactDraft, 'privacy'>;

/** What the message was filled in with last, in this tab: as it was filled in, it may be replaced. */
let lastQuestion = '';

/**
 * The contact form: validated by the schema that the API uses too, its draft kept across a reload.
 * A question about a product is written into an empty message; what a visitor has typed stays.
 */
export function useContactForm({
  asked,
  question,
  onSent,
}: {
  asked: AskedProduct | null;
  /** To stand in an empty message; undefined as long as nobody knows. */
  question: string | undefined;
  onSent: () => void;
}) {
  const { send, isSending } = useSendContact();
  const showToast = useSetAtom(showToastAtom);
  const clock = useAtomValue(clockAtom);
  const [sent, setSent] = useState<Receipt | null>(null);
  const form = useForm<ContactDraft, unknown, ContactMessage>({
    resolver: valibotResolver(contactMessageSchema),
    defaultValues: emptyDraft,
  });
  const { getValues, register, reset, setError, setValue, subscribe } = form;

  useEffect(() => {
    const stored = readDraft();
    if (stored !== null) {
      lastQuestion = stored.question;
      reset(withWritten(stored.draft, getValues()));
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(values, lastQuestion),
    });
  }, [getValues, reset, subscribe]);

  useEffect(() => {
    if (question === undefined) return;
    const written = getValues('message').trim();
    if (written !== '' && written !== lastQuestion) return;
    lastQuestion = question;
    if (written !== question) setValue('message', question);
  }, [getValues, setValue, question]);

  const handleSend = async (message: ContactMessage) => {
    const about = asked === null ? {} : { productSlug: asked.slug, storeId: asked.storeId };
    setSent(null);
    try {
      const status = await send({ ...message, ...about });
      showToast(sendOutcome(status));
      setSent(receipt(status, message.email, new Date(clock.now())));
      reset(emptyDraft);
      removeDraft();
      onSent();
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
      for (const [index, { pointer, detail }] of fieldErrors.entries()) {
        const field = contactFields.find((name) => pointer === `/${name}`);
        if (field) setError(field, { message: detail }, { shouldFocus: index === 0 });
      }
      showToast(sendFailure(error instanceof Error ? error.message : String(error)));
    }
  };

  // The form library overwrites each field that it registers: what a visitor wrote into the built page
  // before the script was there is put back, once.
  const taken = useRef(new Set<keyof ContactDraft>());
  const isFirst = (name: keyof ContactDraft) => {
    const wasTaken = taken.current.has(name);
    taken.current.add(name);
    return !wasTaken;
  };
  const textField = (name: TextFieldName) => {
    const { ref, ...field } = register(name);
    return {
      ...field,
      ref(element: HTMLInputElement | HTMLTextAreaElement | null) {
        const written = element?.value ?? '';
        ref(element);
        if (element === null || !isFirst(name)) return;
        if (element.value !== written) setValue(name, written);
      },
    };
  };
  const privacyField = () => {
    const { ref, ...field } = register('privacy');
    return {
      ...field,
      ref(element: HTMLInputElement | null) {
        const isTicked = element?.checked ?? false;
        ref(element);
        if (element === null || !isFirst('privacy')) return;
        if (isTicked && !element.checked) setValue('privacy', true);
      },
    };
  };

  const onSubmit = form.handleSubmit(handleSend);
  return { formState: form.formState, isSending, sent, onSubmit, textField, privacyField };
}

/** The draft, under what was written into the built page before its script was there. */
function withWritten(draft: ContactDraft, written: ContactDraft): ContactDraft {
  return {
    name: written.name || draft.name,
    email: written.email || draft.email,
    phone: written.phone || draft.phone,
    message: written.message || draft.message,
    website: written.website || draft.website,
    privacy: written.privacy || draft.privacy,
  };
}
