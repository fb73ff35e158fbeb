import { Toaster } from '@vetta/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';
import { dismissToastAtom, toastAtom } from '../../state/toast.ts';
import { frameCopy } from '../frame.copy.ts';

/** The one toast of the shop (docs/rules.md#toasts). */
export function Toasts() {
  // What was pressed answers first: the first notice fetches its code.
  const toast = useDeferredValue(useAtomValue(toastAtom));
  const dismiss = useSetAtom(dismissToastAtom);
  return (
    <Toaster
      toast={
        toast && {
          id: toast.id,
          title: toast.title,
          text: toast.description,
          tone: toast.kind === 'error' ? 'danger' : 'success',
          icon: toast.icon ?? (toast.kind === 'error' ? 'alert' : 'check'),
          durationMs: toast.durationMs,
          action: toast.action,
        }
      }
      onClose={(id) => {
        if (typeof id === 'number') dismiss(id);
      }}
      label={frameCopy.toast}
      regionLabel={frameCopy.toastRegion}
      closeLabel={frameCopy.closeToast}
    />
  );
}
