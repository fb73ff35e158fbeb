import { useCloseOnBack } from '@vetta/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Whether the menu is open. It closes (docs/rules.md#mobile-menu) with Back and Escape, which give the
 * focus back to its button, when the focus leaves the header, since the sheet may not cover what has it,
 * and on a window that has become too wide for its button.
 */
export function useMenuDismissal(
  header: RefObject<HTMLElement | null>,
  menuButton: RefObject<HTMLButtonElement | null>,
) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    menuButton.current?.focus();
  };
  const handleEscape = useEffectEvent(close);
  useCloseOnBack(isOpen, close);

  useEffect(() => {
    const element = header.current;
    if (!isOpen || element === null) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };
    const handleResize = () => {
      if (menuButton.current?.getClientRects().length === 0) setOpen(false);
    };
    document.addEventListener('keydown', handleKeyDown, { signal });
    window.addEventListener('resize', handleResize, { signal });
    element.addEventListener('focusout', handleFocusOut, { signal });
    return () => closed.abort();
  }, [header, menuButton, isOpen]);

  return [isOpen, setOpen] as const;
}
