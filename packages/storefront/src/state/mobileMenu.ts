import { atom } from 'jotai';

/** Whether the menu of small screens is open (§4). The frame closes it when the route changes. */
export const isMobileMenuOpenAtom = atom(false);

/** The menu button. */
export const toggleMobileMenuAtom = atom(null, (get, set) =>
  set(isMobileMenuOpenAtom, !get(isMobileMenuOpenAtom)),
);
