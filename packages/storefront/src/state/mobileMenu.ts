import { atom } from 'jotai';

/**
 * Whether the menu of small screens is open (docs/rules.md#mobile-menu). The frame closes it when
 * the route changes.
 */
export const isMobileMenuOpenAtom = atom(false);

/** The menu button. */
export const toggleMobileMenuAtom = atom(null, (get, set) =>
  set(isMobileMenuOpenAtom, !get(isMobileMenuOpenAtom)),
);
