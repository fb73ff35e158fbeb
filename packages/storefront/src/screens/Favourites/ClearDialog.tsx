import { ConfirmDialog } from '@vetta/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { copy } from './Favourites.copy.ts';
import { useClearFavourites } from './useClearFavourites.ts';

export type ClearDialogProps = {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  /** Takes the focus when the button that opened the dialog is gone with the list. */
  focusAfter: RefObject<HTMLElement | null>;
};

/**
 * 'Cancellare tutti i preferiti?' (docs/rules.md#clearing-favourites): the focus stands on Annulla.
 */
export function ClearDialog({ isOpen, count, onClose, focusAfter }: ClearDialogProps) {
  const { isClearing, clear } = useClearFavourites(onClose);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) focusAfter.current?.focus();
  }, [isOpen, focusAfter]);

  return (
    <ConfirmDialog
      open={isOpen}
      title={copy.dialog.title}
      text={copy.dialog.text(count)}
      cancelLabel={copy.dialog.cancel}
      confirmLabel={copy.dialog.confirm}
      busyLabel={copy.dialog.busy}
      busy={isClearing}
      onCancel={onClose}
      onConfirm={clear}
    />
  );
}
