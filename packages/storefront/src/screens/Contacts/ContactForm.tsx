import { useEffect } from 'react';
import { ContactFormView } from './ContactFormView.tsx';
import { useContactForm } from './useContactForm.ts';

/** The form at work. `onReady`: from now on it checks and sends. */
export function ContactForm({ onReady }: { onReady: () => void }) {
  const { formState, onSubmit, ...parts } = useContactForm();
  const { errors, submitCount } = formState;
  useEffect(onReady, [onReady]);
  return (
    <ContactFormView
      {...parts}
      errors={errors}
      submitCount={submitCount}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}
