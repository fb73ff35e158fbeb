import { createContext, useCallback, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/** Opens a page of this site by its address. One function for as long as the site is open. */
export const NavigateContext = createContext<(href: string) => void>(() => {});

/** The router's way to a page; the page that is open already gets no second history entry. */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  const address = createPath(useLocation());
  const latest = useRef({ navigate, address });
  useLayoutEffect(() => {
    latest.current = { navigate, address };
  });
  return useCallback((href) => {
    void latest.current.navigate(href, { replace: href === latest.current.address });
  }, []);
}
