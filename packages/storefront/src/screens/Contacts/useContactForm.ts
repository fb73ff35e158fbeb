import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/request.ts';
import {
  contactFields,
  contactMessageSchema,
  type ContactMessage,
} from '../../contract/contactMessage.ts';
import { useSendContact } from '../../data/useSendContact.ts';
import { showToastAtom } from '../../state/toast.ts';
import { dropDraft, emptyDraft, keepDraft, readDraft, type ContactDraft } from './contactDraft.ts';
import { sendFailure, sendOutcome } from './sendOutcome.ts';

/** The contact form: validated by the schema that the API uses too, its draft kept across a reload. */
export function useContactForm() {
  const { send, isSending } = useSendContact();
  const showToast = useSetAtom(showToastAtom);
  const form = useForm<ContactDraft, unknown, ContactMessage>({
    resolver: valibotResolver(contactMessageSchema),
    defaultValues: emptyDraft,
  });
  const { reset, setError, subscribe } = form;

  useEffect(() => {
    const draft = readDraft();
    if (draft !== null) reset(draft);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(values),
    });
  }, [reset, subscribe]);

  const handleSend = async (message: ContactMessage) => {
    try {
      showToast(sendOutcome(await send(message)));
      reset(emptyDraft);
      dropDraft();
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
      for (const [index, { pointer, detail }] of fieldErrors.entries()) {
        const field = contactFields.find((name) => pointer === `/${name}`);
        if (field) setError(field, { message: detail }, { shouldFocus: index === 0 });
      }
      showToast(sendFailure(error instanceof Error ? error.message : String(error)));
    }
  };

  return { form, isSending, onSubmit: form.handleSubmit(handleSend) };
}
