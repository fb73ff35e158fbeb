import { useEffect } from 'react';
import { AskedProductLine } from './AskedProductLine.tsx';
import { ContactFormView } from './ContactFormView.tsx';
import { useAskedProduct } from './useAskedProduct.ts';
import { useContactForm } from './useContactForm.ts';

/** The form at work. `onReady`: from now on it checks and sends. */
export function ContactForm({ onReady }: { onReady: () => void }) {
  const { asked, question, remove } = useAskedProduct();
  const { formState, onSubmit, ...parts } = useContactForm({
    asked,
    question,
    onSent: () => asked !== null && remove(),
  });
  const handleRemove = () => {
    remove();
    // The button goes with its line: the keyboard starts again at the title.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  const { errors, submitCount } = formState;
  useEffect(onReady, [onReady]);
  return (
    <ContactFormView
      {...parts}
      about={asked !== null && <AskedProductLine asked={asked} onRemove={handleRemove} />}
      errors={errors}
      submitCount={submitCount}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}
