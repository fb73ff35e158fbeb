import { useEffect } from 'react';
import { useIsAddressShown } from '../../browser/useIsAddressShown.ts';
import { AskedProductLine } from './AskedProductLine.tsx';
import { contactsCopy as copy } from './Contacts.copy.ts';
import { ContactFormView } from './ContactFormView.tsx';
import { useAskedProduct } from './useAskedProduct.ts';
import { useContactForm } from './useContactForm.ts';

/** The form at work. `onReady`: from now on it checks and sends. */
export function ContactForm({ onReady }: { onReady: () => void }) {
  const { isAsking, asked, isUnknown, question, remove } = useAskedProduct();
  const about = asked ?? (isUnknown ? { name: copy.unknown, shop: undefined } : null);
  useIsAddressShown(!isAsking || about !== null);
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
      about={about !== null && <AskedProductLine asked={about} onRemove={handleRemove} />}
      errors={errors}
      submitCount={submitCount}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}
