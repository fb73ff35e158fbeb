import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCloseOnBack } from '../hooks/useCloseOnBack.ts';
import { useScrollLock } from '../hooks/useScrollLock.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import * as css from './ConfirmDialog.css.ts';

/** The native dialog: the browser keeps the focus inside, makes the rest inert and gives the focus back. */
export function DialogView({
  open,
  title,
  text,
  cancelLabel,
  confirmLabel,
  busyLabel = confirmLabel,
  busy = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useScrollLock(open);
  const handleDismiss = () => {
    if (!busy) onCancel();
  };
  useCloseOnBack(open, handleDismiss);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    // The safe answer is the one under the finger.
    cancel.current?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className={css.dialog}
      onCancel={(event) => {
        event.preventDefault();
        handleDismiss();
      }}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {text !== undefined && (
        <p id={`${id}-text`} className={css.text}>
          {text}
        </p>
      )}
      <div className={css.actions}>
        <Button ref={cancel} width="full" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={busy ? 'outline' : 'ink'} width="full" busy={busy} onClick={onConfirm}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
