import { Button, Checkbox, Heading, Text, TextArea, TextField, TextLink } from '@vetta/ui';
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { paths } from '../../paths.ts';
import { contactsCopy as copy, noScriptText } from './Contacts.copy.ts';
import * as css from './Contacts.css.ts';
import type { ContactDraft } from './contactDraft.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement;
type FieldParts<Element extends Entry> = {
  name: string;
  onChange?: ChangeEventHandler<Element>;
  onBlur?: FocusEventHandler<Element>;
  ref?: (element: Element | null) => void;
};

export type ContactFormViewProps = {
  errors: Partial<Record<keyof ContactDraft, { message?: string }>>;
  submitCount: number;
  isSending: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  textField: (name: Exclude<keyof ContactDraft, 'privacy'>) => FieldParts<Entry>;
  privacyField: () => FieldParts<HTMLInputElement>;
  /** What the message is about. */
  about?: ReactElement | false;
  /** What became of the last message, below the button that sent it. */
  sent?: { title: string; text: string } | null;
  /** false: nothing checks or sends it yet. @default true */
  isReady?: boolean;
};

/**
 * The message form (docs/rules.md#contact-fields): errors under each field, and counted aloud once
 * the form is sent.
 */
export function ContactFormView({
  errors,
  submitCount,
  isSending,
  onSubmit,
  textField,
  privacyField,
  about,
  sent,
  isReady = true,
}: ContactFormViewProps) {
  const errorCount = Object.keys(errors).length;
  const button = useRestoreButtonFocus(isSending);

  return (
    <form
      className={css.form}
      noValidate
      // Sent before its code is there it goes nowhere, least of all into the address.
      method="dialog"
      aria-busy={isSending || !isReady}
      onSubmit={onSubmit}
    >
      <Heading level={2} size="block">
        {copy.formTitle}
      </Heading>
      <noscript>{import.meta.env.SSR && <Text>{noScriptText}</Text>}</noscript>
      <div className={css.about}>{about}</div>
      <p className={css.unseen} role="alert">
        {errorCount > 0 && submitCount > 0 ? copy.errorSummary(errorCount) : ''}
      </p>
      <TextField
        {...textField('name')}
        label={copy.name}
        error={errors.name?.message}
        autoComplete="name"
        readOnly={isSending}
        required
      />
      <div className={css.pair}>
        <TextField
          {...textField('email')}
          label={copy.email}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={isSending}
          required
        />
        <TextField
          {...textField('phone')}
          label={copy.phone}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={isSending}
          required
        />
      </div>
      <TextArea
        {...textField('message')}
        label={copy.message}
        error={errors.message?.message}
        readOnly={isSending}
        required
      />
      <Checkbox
        {...privacyField()}
        label={
          <>
            <span>{copy.privacyBefore}</span>
            <TextLink href={paths.privacy}>{copy.privacyLink}</TextLink>
          </>
        }
        error={errors.privacy?.message}
        required
      />
      {/* A trap for machines that fill in every field: nobody sees or reaches it. */}
      <div className={css.unseen} aria-hidden="true">
        <label className={css.unseen}>
          <span>{copy.honeypot}</span>
          <input {...textField('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="tall"
          width="phone"
          busy={isSending}
        >
          {isSending ? copy.submitting : copy.submit}
        </Button>
      </div>
      {sent && (
        <div className={css.sent}>
          <Heading level={3}>{sent.title}</Heading>
          <Text>{sent.text}</Text>
        </div>
      )}
    </form>
  );
}

/**
 * The button that sends is disabled meanwhile (docs/rules.md#contact-sending), which takes the
 * keyboard off it and out of the page: it is put back once the button answers again, unless the
 * visitor has gone on elsewhere.
 */
function useRestoreButtonFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return undefined;
    const sender = button.current;
    return () => {
      if (document.activeElement === document.body) sender?.focus({ preventScroll: true });
    };
  }, [isBusy]);
  return button;
}
