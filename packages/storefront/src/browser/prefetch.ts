import { createContext } from 'react';

/** Called with an address that the visitor is about to open: a pointer, a finger or the focus is on its link. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
