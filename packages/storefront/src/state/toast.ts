import { atom } from 'jotai';

export type ToastKind = 'success' | 'error';

/** 3 s for success, 4 s for errors (docs/rules.md#toasts). */
const durationsMs: Readonly<Record<ToastKind, number>> = { success: 3000, error: 4000 };

export type Toast = {
  /** New for each toast, so that an equal one starts its time again. */
  id: number;
  kind: ToastKind;
  title: string;
  description?: string;
  /** Sign beside the title; each kind has one of its own. */
  icon?: 'heart' | 'mail';
  /** Takes back what was done. */
  action?: { label: string; run: () => void };
  durationMs: number;
};

export type ToastRequest = Omit<Toast, 'id' | 'durationMs'> & {
  /** For texts that take longer to read than the kind's own time. */
  durationMs?: number;
};

const shownAtom = atom<Toast | null>(null);
const lastIdAtom = atom(0);

/**
 * The one toast that is visible, or null (docs/rules.md#toasts). Whoever draws it keeps the time.
 */
export const toastAtom = atom((get) => get(shownAtom));

/** A new toast replaces the one before. */
export const showToastAtom = atom(null, (get, set, request: ToastRequest) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(shownAtom, { ...request, id, durationMs: request.durationMs ?? durationsMs[request.kind] });
});

/** Takes away the toast of this id; a newer one stays. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  if (get(shownAtom)?.id === id) set(shownAtom, null);
});
