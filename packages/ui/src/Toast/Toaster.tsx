import { useState } from 'react';
import { deferred } from '../deferred/deferred.ts';
import { useDeferred } from '../deferred/useDeferred.ts';
import type { IconName } from '../Icon/paths.ts';

export type ToastMessage = {
  /** Another id is another notice: it takes the place of the one before. */
  id: string | number;
  title: string;
  text?: string;
  /** @default 'success' */
  tone?: 'success' | 'danger';
  icon?: IconName;
  /** @default 5000 */
  durationMs?: number;
  /** Takes back what was done. */
  action?: { label: string; run: () => void } | undefined;
};

export type ToasterProps = {
  toast: ToastMessage | null;
  /** Called when its time is over, or the visitor closes it. */
  onClose: (id: ToastMessage['id']) => void;
  /** Word read before each notice. */
  label: string;
  /** Name of the region; `{hotkey}` is replaced by the key that leads there. */
  regionLabel: string;
  closeLabel: string;
};

const view = deferred(async () => (await import('./ToastView.tsx')).ToastView, {
  when: 'interaction',
});

/** Where notices appear, one at a time. Its code is fetched with the first of them, its region stays. */
export function Toaster(props: ToasterProps) {
  const { module: ToastView } = useDeferred(view, props.toast?.id ?? null);
  const [hasShown, setHasShown] = useState(false);
  if (props.toast !== null && !hasShown) setHasShown(true);
  return hasShown && ToastView && <ToastView {...props} />;
}
