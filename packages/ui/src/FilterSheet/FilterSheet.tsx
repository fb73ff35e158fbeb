import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCloseOnBack } from '../hooks/useCloseOnBack.ts';
import { useScrollLock } from '../hooks/useScrollLock.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FilterSheet.css.ts';

export type FilterSheetProps = {
  title: string;
  closeLabel: string;
  /** Also for Escape and Back. */
  onClose: () => void;
  /** Scrolls between head and foot. */
  children: ReactNode;
  /** Always in view: the way out with its result, and the way back to nothing chosen. */
  foot: ReactNode;
};

/**
 * Choices that need the whole window of a phone. It is open while it is drawn: the native dialog keeps
 * the focus inside, makes the rest inert and gives the focus back.
 */
export function FilterSheet({ title, closeLabel, onClose, children, foot }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useScrollLock(true);
  useCloseOnBack(true, onClose);
  // Closed while it is still in the page: a dialog that is taken out gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    // Not the first control: a phone would bring up its keyboard, or read a button before the title.
    element.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={id}
      className={css.sheet}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
      <div className={css.foot}>{foot}</div>
    </dialog>
  );
}
