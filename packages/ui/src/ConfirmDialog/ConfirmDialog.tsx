import { lazy, Suspense, useState } from 'react';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  cancelLabel: string;
  confirmLabel: string;
  /** While it is being done. @default confirmLabel */
  busyLabel?: string;
  busy?: boolean;
  /** Also for Escape. */
  onCancel: () => void;
  onConfirm: () => void;
};

const DialogView = lazy(async () => ({ default: (await import('./DialogView.tsx')).DialogView }));

/** Asks before what cannot be undone. Its code is fetched when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <DialogView {...props} />
    </Suspense>
  );
}
