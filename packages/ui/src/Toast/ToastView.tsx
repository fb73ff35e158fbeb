import { Toast } from 'radix-ui';
import { useReturnFocus } from './useReturnFocus.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Toast.css.ts';
import type { ToasterProps } from './Toaster.tsx';

/** How far a finger must draw it aside (docs/rules.md#toasts). */
const swipeThreshold = 50;
/** Default time on screen, where the caller names none (docs/rules.md#toasts). */
const defaultDurationMs = 5000;
/** Brings the keyboard to the notice, and back with Escape. */
const hotkey = ['F8'];

/** One notice at a time, by Radix: announced, swiped away to the right, paused while pointed at or focused. */
export function ToastView({ toast, onClose, label, regionLabel, closeLabel }: ToasterProps) {
  const viewport = useReturnFocus<HTMLOListElement>(toast === null);
  return (
    <Toast.Provider label={label} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          className={css.tone[toast.tone ?? 'success']}
          duration={toast.durationMs ?? defaultDurationMs}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose(toast.id);
          }}
        >
          {toast.icon !== undefined && (
            <span className={css.symbol[toast.tone ?? 'success']}>
              <Icon name={toast.icon} drawing={toast.icon === 'heart' ? 'solid' : 'outline'} />
            </span>
          )}
          <div className={css.words}>
            <Toast.Title className={css.title}>
              <Sparkling text={toast.title} />
            </Toast.Title>
            {toast.text !== undefined && (
              <Toast.Description className={css.text}>{toast.text}</Toast.Description>
            )}
          </div>
          {toast.action !== undefined && (
            <Toast.Action altText={toast.action.label} asChild onClick={toast.action.run}>
              <Button variant="text">{toast.action.label}</Button>
            </Toast.Action>
          )}
          <Toast.Close className={css.close} aria-label={closeLabel}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport {...viewport} className={css.viewport} hotkey={hotkey} label={regionLabel} />
    </Toast.Provider>
  );
}

/** Draws the sparkles as the other icons are drawn: not every machine has a glyph for them. */
function Sparkling({ text }: { text: string }) {
  return text.split(/(✨)/).map((part, at) =>
    at % 2 === 0 ? (
      <span key={at}>{part}</span>
    ) : (
      <span key={at} className={css.spark}>
        <span className={css.unseen}>{part}</span>
        <Icon name="spark" size="text" drawing="solid" />
      </span>
    ),
  );
}
