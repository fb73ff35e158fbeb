import { deferred } from '../deferred/deferred.ts';
import { useDeferred } from '../deferred/useDeferred.ts';

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
  /** Also for Escape and Back. */
  onCancel: () => void;
  onConfirm: () => void;
};

const view = deferred(async () => (await import('./DialogView.tsx')).DialogView, {
  when: 'interaction',
});

/** Asks before what cannot be undone. Its code is fetched when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { module: DialogView } = useDeferred(view, props.open);
  return DialogView && <DialogView {...props} />;
}
