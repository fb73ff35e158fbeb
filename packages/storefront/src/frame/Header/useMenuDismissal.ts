import { useCloseOnBack } from '@vetta/ui';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isMobileMenuOpenAtom } from '../../state/mobileMenu.ts';

/**
 * The open menu closes (docs/rules.md#mobile-menu) with Back and Escape, which give the focus back to
 * its button, when the focus leaves the header, since the sheet may not cover what has it, and on a
 * window that has become too wide for its button.
 */
export function useMenuDismissal(
  header: RefObject<HTMLElement | null>,
  menuButton: RefObject<HTMLButtonElement | null>,
) {
  const [isOpen, setOpen] = useAtom(isMobileMenuOpenAtom);
  const close = () => {
    setOpen(false);
    menuButton.current?.focus();
  };
  const handleEscape = useEffectEvent(close);
  useCloseOnBack(isOpen, close);

  useEffect(() => {
    const element = header.current;
    if (!isOpen || element === null) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };
    const handleResize = () => {
      if (menuButton.current?.getClientRects().length === 0) setOpen(false);
    };
    document.addEventListener('keydown', handleKeyDown);
    window.addEventListener('resize', handleResize);
    element.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('resize', handleResize);
      element.removeEventListener('focusout', handleFocusOut);
    };
  }, [header, menuButton, isOpen, setOpen]);

  return [isOpen, setOpen] as const;
}
