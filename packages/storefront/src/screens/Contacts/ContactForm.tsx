import { useEffect } from 'react';
import { useIsAddressShown } from '../../browser/useIsAddressShown.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import { ContactFormView } from './ContactFormView.tsx';
import { useAskedProduct } from './useAskedProduct.ts';
import { useContactForm } from './useContactForm.ts';
import { Button, Icon } from '@vetta/ui';
import type { AskedProduct } from './askedProduct.ts';
import * as css from './AskedProductLine.css.ts';

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

/** What the message is about: 'Per Sede di Torino: Premier Whey 80, Vaniglia, 1 kg'. */
export function AskedProductLine({
  asked,
  onRemove,
}: {
  asked: Pick<AskedProduct, 'name' | 'shop'>;
  onRemove: () => void;
}) {
  const { shop, name } = asked;
  return (
    <p className={css.line}>
      <Icon name="pin" />
      <span className={css.words}>
        <span>{`${copy.about} `}</span>
        {shop !== undefined && <strong>{`${shop.name}: `}</strong>}
        <span>{name}</span>
      </span>
      <Button variant="text" label={copy.removeAbout(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </p>
  );
}
